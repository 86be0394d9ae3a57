'use strict';
// The page draws, and the server computes: every change sends the whole state, and the answer is drawn as it comes.
const $ = (id) => document.getElementById(id);
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key === 'text') element.textContent = value;
    else if (key === 'value') element.value = value;
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children);
  return element;
};
/** Returns a name that may break before its capitals, and nowhere else. */
const hinged = (name) => escape(name).replace(/([a-z])(?=[A-Z])/g, '$1<wbr>');
const escape = (text) => String(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const clamp = (x, low, high) => Math.min(high, Math.max(low, x));
let lastID = 0;
const newID = () => ++lastID;

// The state

const state = { lines: [], chain: [] };
let answer = null;
let catalog = [];
/** The names of pictures, of other libraries and of tasks, with the call that each opens or the answer to it. */
let names = [];
const entryOf = (name) => catalog.find((entry) => entry.name === name);
const history_ = { past: [], future: [], coalescing: null, steps: 0, written: 0 };
/** The work of a user: the lines and operators, the cells of the State tab, and the tab of the next change. */
const copyOfWork = (tab = page) => JSON.stringify({ state, sheet, tab });

/** Remembers the state before a change. Changes of one kind in a row, such as the steps of a drag, are undone together. */
function remember(kind = null) {
  if (kind && history_.coalescing === kind) return;
  history_.coalescing = kind;
  history_.steps++;
  view.fresh = null;
  history_.past.push(copyOfWork());
  if (history_.past.length > 300) history_.past.shift();
  history_.future = [];
  showHistory();
}
function travel(from, to) {
  if (!from.length) return;
  const work = JSON.parse(from.pop());
  history_.steps++;
  view.fresh = null;
  to.push(copyOfWork(work.tab));
  wire.epoch++;
  Object.assign(state, work.state);
  sheetTravel(work.sheet);
  history_.coalescing = null;
  closeEditor();
  showHistory();
  changed();
  // The change is shown where it was made.
  if (page !== work.tab) showPage(`tab-${work.tab}`);
}
function showHistory() {
  $('undo').disabled = !history_.past.length;
  $('redo').disabled = !history_.future.length;
}
const undo = () => { travel(history_.past, history_.future); say('Undone'); };
const redo = () => { travel(history_.future, history_.past); say('Redone'); };

const newLine = (text) => ({ id: newID(), marbles: [], end: null, draft: text });
const newCall = (text) => ({ id: newID(), text });
/** The lines as they came from a lesson, an example or an address. Until they are edited, an operator may bring lines of its own. */
let loaded = '';
function load(lines, chain) {
  wire.epoch++;
  state.lines = lines.map(newLine);
  loaded = lines.join(' ');
  state.chain = chain.map(newCall);
}
function requestState() {
  return {
    lines: state.lines.map((line) => line.draft !== undefined
      ? { text: line.draft }
      : { ticks: line.marbles.map((m) => m.t), names: line.marbles.map((m) => m.n),
          end: line.end && { tick: line.end.t, isFailure: line.end.fail }, length: line.end ? undefined : lengthOf(line), isHot: line.hot }),
    chain: state.chain.map((call) => call.text !== undefined ? { text: call.text } : { name: call.name, arguments: call.args }),
  };
}
const lengthOf = (line) => line.marbles.reduce((most, m) => Math.max(most, m.t + 1), line.end ? line.end.t + 1 : 1);

// The connection

const wire = { socket: null, isBusy: false, isPending: false, attempts: 0, id: 0, epoch: 0, waiting: new Map(), since: null, pendingSince: null };
const frames = [];
function connect() {
  const socket = new WebSocket(`ws://${location.host}/marbles`);
  wire.socket = socket;
  socket.onopen = () => {
    wire.attempts = 0;
    wire.isBusy = false;
    wire.waiting.clear();
    showTrouble(null);
    status('Connected: everything runs on this computer', 'on');
    request({ kind: 'hello' }).then((reply) => {
      if (catalog.length === 0) { catalog = [...reply.catalog.filter((entry) => entry.lines !== 0), ...reply.catalog.filter((entry) => entry.lines === 0)]; names = reply.names.map((entry) => ({ ...entry, lower: entry.name.toLowerCase() })); start(); }
    });
    if (catalog.length) { run(); showTakeHome(); if (window.sheetReconnected) window.sheetReconnected(); }
  };
  socket.onmessage = (event) => {
    const reply = JSON.parse(event.data);
    const done = wire.waiting.get(reply.id);
    wire.waiting.delete(reply.id);
    if (done) done(reply);
  };
  socket.onclose = () => {
    if (wire.socket !== socket) return;
    const text = 'The server does not answer. Your work is kept, and the page connects again by itself.';
    status(text, 'off');
    showTrouble(`${text} Until then, what is pale is not computed.`);
    setTimeout(connect, Math.min(2000, 200 * 2 ** wire.attempts++));
  };
}
function request(message) {
  const id = ++wire.id;
  return new Promise((resolve) => {
    if (wire.socket.readyState !== WebSocket.OPEN) return;
    wire.waiting.set(id, resolve);
    wire.socket.send(JSON.stringify({ id, ...message }));
  });
}
/** Shows at the lines why nothing is computed, and dims the results until it is. */
function showTrouble(text) {
  document.body.classList.toggle('lost', text !== null);
  put($('trouble'), {}, { hidden: text === null, textContent: text ?? '' });
}
function status(text, kind) { $('status').textContent = text; $('status').className = kind; }
let sayTimer;
function say(text) { clearTimeout(sayTimer); sayTimer = setTimeout(() => { $('say').textContent = text; }, 60); }

/**
 * Sends the state. While an answer is awaited, only the newest state waits.
 *
 * Another state in the place of this one, such as that of an address, begins an epoch. An answer from an epoch before is old: it is dropped.
 */
function run(since = null) {
  if (wire.isBusy) { wire.isPending = true; wire.pendingSince ??= since; return; }
  if (!wire.socket || wire.socket.readyState !== WebSocket.OPEN) return;
  wire.isBusy = true;
  wire.isPending = false;
  wire.since = since;
  const sent = requestState(), asked = performance.now(), epoch = wire.epoch;
  request({ kind: 'run', experiment: sent }).then((reply) => {
    wire.isBusy = false;
    const began = wire.since;
    const answered = performance.now();
    if (epoch !== wire.epoch) { const next = wire.pendingSince; wire.pendingSince = null; run(next); return; }
    showTrouble(reply.run ? null : reply.refusal);
    if (reply.run) adopt(reply.run, sent);
    // The newest state is on its way while this one is drawn.
    if (wire.isPending) { const next = wire.pendingSince; wire.pendingSince = null; run(next); }
    if (reply.run) draw();
    if (began !== null) measure({ began, asked, answered, engine: reply.run ? reply.run.duration / 1000 : 0 });
  });
}
/**
 * Measures the time from an event of the page to the frame that shows its result, and its parts.
 *
 * `began` is the time stamp that the browser gives the event. The answer changes the document at once. The next animation frame is
 * the one that paints the change. A task that this frame posts runs after its style, layout and paint: so the time includes
 * the wait for the frame and the painting of the main thread. It excludes the pixels, which other threads of the browser make.
 */
const channel = new MessageChannel();
const painted = [];
channel.port1.onmessage = () => { for (const { began, asked, answered, engine, framed } of painted.splice(0)) {
  const now = performance.now();
  frames.push({ all: now - began, send: asked - began, engine, wire: answered - asked - engine, wait: framed - answered, paint: now - framed });
  if (frames.length > 600) frames.shift();
} meter(); };
function measure(times) { requestAnimationFrame(() => { painted.push({ ...times, framed: performance.now() }); channel.port2.postMessage(0); }); }
let meterTimer = null;
/** Shows the median. A text of its own in each frame would itself cost time. */
function meter() {
  meterTimer ??= setTimeout(() => {
    meterTimer = null;
    const sorted = frames.slice(-60).map((frame) => frame.all).sort((a, b) => a - b);
    if (sorted.length) $('meter').textContent = `from hand to picture: ${sorted[sorted.length >> 1].toFixed(1)} ms`;
  }, 400);
}

/** Takes over what only the server knows: the marbles of a typed line, the parts of a typed operator, and the results. */
function adopt(reply, sent) {
  answer = reply;
  if (state.lines.length === reply.lines.length) {
    reply.lines.forEach((line, index) => {
      const mine = state.lines[index];
      if (mine.draft === undefined || mine.draft !== sent.lines[index].text || line.problem) return;
      mine.marbles = line.marbles.ticks.map((t, i) => ({ id: newID(), t, n: line.marbles.names[i] }));
      mine.end = line.marbles.end ? { t: line.marbles.end.tick, fail: line.marbles.end.isFailure } : null;
      mine.hot = line.isHot;
      delete mine.draft;
    });
  }
  if (state.chain.length === reply.steps.length) {
    reply.steps.forEach((step, index) => {
      const mine = state.chain[index];
      if (mine.text === undefined || mine.text !== sent.chain[index].text) return;
      mine.name = step.name;
      mine.args = step.arguments;
      delete mine.text;
    });
  }
  writeAddress();
  scheduleTakeHome();
}
/**
 * Sends the state at once. The answer draws it. A picture without the answer would cost the frame that shows the answer, so
 * it is drawn only when there is no answer after the time of a frame.
 */
function changed(since = null) { run(since); clearTimeout(lateTimer); lateTimer = setTimeout(draw, wire.isBusy ? 16 : 0); }
let lateTimer;

// The address

let addressTimer, knownHash = location.hash;
function writeAddress() {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(writeNow, 200);
}
/**
 * Writes the address, unless it is one that the page has not read yet: its event comes later than the change. A step of the user is an
 * entry of its own, so that Back goes one step back.
 */
function writeNow() {
  addressTimer = clearTimeout(addressTimer);
  if (location.hash !== knownHash || wire.isBusy || wire.isPending) return;
  const next = address(), isStep = history_.steps !== history_.written;
  history_.written = history_.steps;
  if (new URL(next, location.href).hash === location.hash) return;
  if (isStep) history.pushState(null, '', next); else history.replaceState(null, '', next);
  knownHash = location.hash;
}
function address() {
  const parts = [];
  if (page !== 'marbles') parts.push(`tab=${page}`);
  for (const line of answer ? answer.lines : []) parts.push('in=' + encode(line.text));
  for (const step of answer ? answer.steps : []) parts.push('op=' + encode(step.text));
  if (window.sheetAddress) parts.push(...window.sheetAddress());
  return '#' + parts.join('&');
}
const encode = (text) => encodeURIComponent(text).replace(/%20/g, '+').replace(/%7C/g, '|').replace(/%2C/g, ',').replace(/%23/g, '%23');
function readAddress() {
  knownHash = location.hash;
  const values = new URLSearchParams(knownHash.slice(1));
  return { lines: values.getAll('in').filter(Boolean), chain: values.getAll('op'), tab: values.get('tab'), values };
}

// Drawing

const view = { start: 0, px: 44, row: 60, width: 600, ticks: 14, cursor: null, isPlaying: false, frozen: null };
const zoom = () => Math.max(1, view.row / 60);
const radius = () => Math.min(15.5 * zoom(), view.px * 0.36);
const left = 20;
const x = (tick) => left + (tick - view.start) * view.px;
const tickAt = (px) => Math.max(0, Math.round((px - left) / view.px + view.start));
const visible = (tick) => tick > view.start - 2 && tick < view.start + view.width / view.px + 2;
const hues = [211, 28, 145, 322, 50, 265, 0, 182];
let hueOf = new Map();
function assignHues() {
  hueOf = new Map();
  for (const line of state.lines) for (const marble of line.marbles) {
    if (!hueOf.has(marble.n) && hueOf.size < 200) hueOf.set(marble.n, hues[hueOf.size % hues.length]);
  }
}
function hue(name) {
  if (hueOf.has(name)) return hueOf.get(name);
  for (const letter of name) if (hueOf.has(letter)) return hueOf.get(letter);
  return hueOf.get(name.toLowerCase()) ?? null;
}

let isMeasured = false;
/** Measures the page after a change of its size. In each frame, this would make the browser lay it out twice. */
function measurePage() {
  if (isMeasured) return;
  isMeasured = true;
  view.width = Math.max(120, $('axis').clientWidth);
  view.row = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--row'));
}
function layOut() {
  measurePage();
  const used = Math.max(answer ? answer.length : 0, ...state.lines.map(lengthOf), 8);
  if (view.frozen === null) view.ticks = used + 1; else view.ticks = Math.max(view.frozen, used + 1);
  const least = view.width < 720 ? 30 : 36;
  if (view.frozen === null) view.px = clamp((view.width - left * 2) / view.ticks, least, (view.width > 1200 ? 74 : 60) * zoom());
  const most = Math.max(0, view.ticks - (view.width - left * 2) / view.px);
  view.start = clamp(view.start, 0, most);
  $('scroll').hidden = most < 0.01;
  $('scroll').firstElementChild.style.width = `${view.ticks * view.px + left * 2}px`;
}

/** Returns the vertical offsets of marbles: those of one tick are stacked. */
function stack(ticks, index, end) {
  let first = index, last = index;
  while (first > 0 && ticks[first - 1] === ticks[index]) first--;
  while (last + 1 < ticks.length && ticks[last + 1] === ticks[index]) last++;
  const count = last - first + 1;
  return { place: index - first, count, offset: count === 1 ? 0 : (index - first - (Math.min(count, 4) - 1) / 2) * Math.min(26 * zoom(), radius() * 1.75) };
}
const tallest = (ticks) => { let most = 1, run = 1; for (let i = 1; i < ticks.length; i++) { run = ticks[i] === ticks[i - 1] ? run + 1 : 1; if (run > most) most = run; } return Math.min(4, most); };
const rowHeight = (most) => view.row + (most - 1) * 26 * zoom();
/** Returns the range of indices whose ticks can be seen. */
function window_(ticks) {
  const from = view.start - 2, to = view.start + view.width / view.px + 2;
  let low = 0, high = ticks.length;
  while (low < high) { const middle = (low + high) >> 1; if (ticks[middle] < from) low = middle + 1; else high = middle; }
  let end = low;
  while (end < ticks.length && ticks[end] <= to) end++;
  return [low, end];
}
/** Returns the look of a marble at a place in the track. A long name at tick 0 moves to the right, off the name of its line. */
function ball(name, at) {
  const r = radius();
  const label = name.length > 7 ? name.slice(0, 6) + '…' : name;
  const wide = label.length > 2 ? Math.max(r, (label.length * 3.6 + 7) * zoom()) : r;
  const shade = hue(name), shift = Math.max(0, wide - r - Math.max(0, at - left) - 2);
  const kind = (shade === null ? ' plain' : '') + (label.length > 4 ? ' long tiny' : label.length > 1 ? ' long' : '');
  return { kind, style: shade === null ? '' : `--h:${shade}`, svg: `<rect class="ball" x="${shift - wide}" y="${-r}" width="${wide * 2}" height="${r * 2}" rx="${r}"/><text${shift ? ` x="${shift}"` : ''}>${escape(label)}</text>` };
}
function marbleSVG(tick, name, cy, extra = '') {
  const b = ball(name, x(tick));
  return `<g class="m${b.kind}${extra}" data-t="${tick}" style="${b.style}" transform="translate(${x(tick)} ${cy})"><title>${escape(name)}, tick ${tick}</title>${b.svg}</g>`;
}
function endSVG(end, cy, shift = 0, extra = '') {
  const h = radius() + 3;
  const shape = end.isFailure ? `<path class="fail" d="M${-h * .55} ${-h * .55}L${h * .55} ${h * .55}M${-h * .55} ${h * .55}L${h * .55} ${-h * .55}"/>` : `<path class="bar" d="M0 ${-h}V${h}"/>`;
  return `<g class="m end${extra}" data-t="${end.tick}" transform="translate(${x(end.tick) + shift} ${cy})"><title>${end.isFailure ? 'fails' : 'completes'}, tick ${end.tick}</title>${shape}</g>`;
}
const cutSVG = (tick, cy, r = 6.5, shift = 0) => `<g class="m" data-t="${tick}" transform="translate(${x(tick) + shift} ${cy})"><title>disposed at tick ${tick}: nobody listens from here on</title><circle class="cut" r="${r}"/><path class="cut" d="M${-r * .4} ${-r * .4}L${r * .4} ${r * .4}M${-r * .4} ${r * .4}L${r * .4} ${-r * .4}"/></g>`;
function threadSVG(from, to, cy, isOpen) {
  const a = clamp(x(from), -20, view.width + 20), b = clamp(x(to), -20, view.width + 20);
  const head = isOpen && x(to) < view.width + 10 ? `<path class="head" d="M${b - 7} ${cy - 5}L${b} ${cy}l-7 5"/>` : '';
  return `<g><path class="thread" d="M${a} ${cy}H${b}"/>${head}</g>`;
}
/** Returns the parts of one subscription: its marbles, and its end. */
function subscriptionSVG(item, cy) {
  const { ticks, names, end } = item.marbles;
  const stop = end ? end.tick : item.disposal ?? view.ticks - 0.4;
  const parts = [threadSVG(item.start, stop, cy, !end && item.disposal === undefined)];
  const [low, high] = window_(ticks);
  for (let i = low; i < high; i++) {
    const place = stack(ticks, i);
    if (place.place < 4) parts.push(marbleSVG(ticks[i], place.place === 3 && place.count > 4 ? `+${place.count - 3}` : names[i], cy + place.offset));
  }
  const crowded = (tick) => ticks.length > 0 && ticks[ticks.length - 1] === tick;
  if (end && visible(end.tick)) parts.push(endSVG(end, cy, crowded(end.tick) ? radius() + 8 : 0));
  else if (item.disposal !== undefined && item.disposal !== null && visible(item.disposal)) {
    parts.push(cutSVG(item.disposal, cy, 6.5, crowded(item.disposal) ? radius() + 11 : 0));
  }
  return parts;
}
/** Puts subscriptions that do not overlap on one lane. */
function lanes(items, most) {
  const rows = [];
  for (const item of items) {
    const stop = item.marbles.end ? item.marbles.end.tick : item.disposal ?? view.ticks;
    let row = rows.find((candidate) => candidate.until < item.start);
    if (!row) { if (rows.length >= most) continue; row = { until: -1, items: [] }; rows.push(row); }
    row.until = stop;
    row.items.push(item);
  }
  return rows;
}
function sentence(item) {
  const { ticks, names, end } = item.marbles;
  const parts = names.slice(0, 20).map((name, i) => `${name} at ${ticks[i]}`);
  if (names.length > 20) parts.push(`and ${names.length - 20} more`);
  if (end) parts.push(`${end.isFailure ? 'fails' : 'completes'} at ${end.tick}`);
  else if (item.disposal !== undefined && item.disposal !== null) parts.push(`disposed at ${item.disposal}`);
  return parts.join(', ') || 'no event';
}

let isDrawing = false;
/** Draws once in the next frame, however much changes before it. */
function drawSoon() {
  if (isDrawing) return;
  isDrawing = true;
  requestAnimationFrame(() => { isDrawing = false; draw(); });
}
/** Replaces the parts of an element that differ from those before. Each part is one element. */
function fill(element, parts) {
  const old = element.parts_ ?? [];
  parts.forEach((part, i) => {
    if (i >= old.length) element.insertAdjacentHTML('beforeend', part);
    else if (part !== old[i]) element.children[i].outerHTML = part;
  });
  for (let i = old.length; i > parts.length; i--) element.lastElementChild.remove();
  element.parts_ = parts;
}
/** Sets attributes and properties that differ: the browser takes each writing for a change, and lays out and paints again. */
function put(element, attributes, properties = {}) {
  for (const [key, value] of Object.entries(attributes)) if (element.getAttribute(key) !== String(value)) element.setAttribute(key, value);
  for (const [key, value] of Object.entries(properties)) if (element[key] !== value) element[key] = value;
}
function draw() {
  clearTimeout(lateTimer);
  assignHues();
  layOut();
  drawAxis();
  drawLines();
  drawChain();
  drawOverview();
  showCurrentOperators();
  placeCursor();
}
/** Returns a time as a person reads it: whole ticks, or one digit of a part. */
const timeText = (tick) => { const tenths = Math.max(0, Math.floor(tick * 10 + 1e-6)); return tenths % 10 ? (tenths / 10).toFixed(1) : String(tenths / 10); };
function drawAxis() {
  const step = view.px < 34 ? 5 : view.ticks > 60 ? 5 : 1;
  const parts = [];
  for (let tick = Math.max(0, Math.floor(view.start)); x(tick) < view.width - 6 && tick < view.ticks; tick++) {
    parts.push(tick % step === 0 ? `<text x="${x(tick)}" y="15">${tick}</text><path d="M${x(tick)} 24v8"/>` : `<path d="M${x(tick)} 28v4"/>`);
  }
  if (view.cursor !== null) {
    const at = x(view.cursor);
    parts.push(`<rect class="thumb" x="${at - 17}" y="3" width="34" height="22" rx="11"/><text class="now" x="${at}" y="18">${timeText(view.cursor)}</text>`);
  }
  fill($('axis'), [`<svg aria-hidden="true">${parts.join('')}</svg>`]);
  put($('axis'), {
    'aria-valuemax': view.ticks - 1, 'aria-valuenow': view.cursor === null ? view.ticks - 1 : timeText(view.cursor),
    'aria-valuetext': view.cursor === null ? 'the whole run' : `tick ${timeText(view.cursor)}`,
  });
}

// Lines

function drawLines() {
  const holder = $('lines');
  const kept = new Map([...holder.children].map((row) => [Number(row.dataset.id), row]));
  state.lines.forEach((line, index) => {
    const row = kept.get(line.id) ?? buildLine(line);
    kept.delete(line.id);
    if (holder.children[index] !== row) holder.insertBefore(row, holder.children[index] ?? null);
    drawLine(row, line, index);
  });
  for (const row of kept.values()) row.remove();
}
const lineName = (index) => 'abcdefghijkl'[index] ?? '?';
function buildLine(line) {
  const id = line.id;
  const find = () => state.lines.find((other) => other.id === id);
  const row = make('div', { class: 'block', 'data-id': id },
    make('div', { class: 'row input' }, make('span', { class: 'label', 'aria-hidden': 'true' }), make('div', { class: 'track', role: 'group' })),
    make('div', { class: 'under' },
      make('input', { class: 'text', spellcheck: 'false', autocomplete: 'off',
        oninput: (event) => { remember('text' + id); find().draft = event.target.value; run(event.timeStamp); },
        onblur: () => { history_.coalescing = null; draw(); } }),
      make('select', { class: 'warmth', title: 'A cold line begins at each subscription. A hot line sends at its ticks, and a late subscriber misses values.',
        onchange: (event) => { remember(); find().hot = event.target.value === 'hot'; changed(event.timeStamp); say(`The line is ${event.target.value}`); },
      }, ...['cold', 'hot'].map((value) => make('option', { value, text: value }))),
      make('select', { class: 'ending', onchange: (event) => {
        remember();
        const target = find(), kind = event.target.value;
        target.end = kind === 'never' ? null : { t: target.end ? target.end.t : Math.max(lengthOf(target) + 1, 8), fail: kind === 'fails' };
        changed(event.timeStamp);
      } }, ...[['completes', 'completes'], ['fails', 'fails'], ['never', 'goes on']].map(([value, text]) => make('option', { value, text }))),
      make('button', { class: 'x', text: '×', title: 'Remove this line', onclick: () => { remember(); state.lines = state.lines.filter((other) => other.id !== id); changed(); say('Line removed'); } })));
  const track = row.querySelector('.track');
  track.innerHTML = '<svg role="group"><g class="back"></g><g class="balls"></g><g class="front"></g></svg>';
  lineGestures(track, find);
  return row;
}
function drawLine(row, line, index) {
  const info = answer && answer.lines.length === state.lines.length ? answer.lines[index] : null;
  const name = lineName(index);
  put(row.querySelector('.label'), {}, { textContent: name });
  row.classList.toggle('hot', Boolean(line.hot));
  const track = row.querySelector('.track');
  const ordered = line.marbles.slice().sort((p, q) => p.t - q.t);
  const ticks = ordered.map((m) => m.t);
  const most = tallest(ticks);
  const height = rowHeight(most) + 14, cy = rowHeight(most) / 2;
  const svg = track.firstElementChild;
  put(svg, { style: `height:${height}px` });
  put(track, { 'aria-label': `Line ${name}: ${sentence({ marbles: { ticks, names: ordered.map((m) => m.n), end: line.end && { tick: line.end.t, isFailure: line.end.fail } } })}`, 'data-cy': cy });
  put(svg, { 'aria-label': `Marbles of line ${name}` });
  // The subscriptions below the line: when an operator listens, and when it stops.
  const items = info ? info.subscriptions : [];
  const back = [threadSVG(0, line.end ? line.end.t : view.ticks - 0.4, cy, !line.end)];
  const strip = rowHeight(most) + 2;
  for (const item of items.slice(0, 60)) {
    const stop = item.disposal ?? (item.marbles.end ? item.marbles.end.tick : view.ticks - 0.4);
    const a = clamp(x(item.start), -10, view.width + 10), b = clamp(x(stop), -10, view.width + 10);
    back.push(`<path class="sub-line" d="M${a} ${strip}H${b}"/>`);
    if (visible(item.start)) back.push(`<circle class="sub-dot" cx="${x(item.start)}" cy="${strip}" r="3.5"><title>subscribed at tick ${item.start}</title></circle>`);
    if (item.disposal !== undefined && item.disposal !== null && visible(item.disposal)) back.push(cutSVG(item.disposal, strip, 5.5));
  }
  if (info && !items.length) back.push(`<text class="cut-word" x="${Math.max(6, x(0) - 4)}" y="${strip}">nobody subscribes to this line</text>`);
  fill(svg.querySelector('.back'), back);
  const heard = items.length ? Math.max(...items.map((item) => item.disposal === undefined || item.disposal === null ? Infinity : item.disposal - item.start)) : info ? -1 : Infinity;
  const received = line.hot && info ? new Set(items.flatMap((item) => item.marbles.ticks)) : null;
  // Marbles keep their elements, so that a drag and the focus survive.
  const balls = svg.querySelector('.balls');
  const kept = new Map([...balls.children].map((node) => [Number(node.dataset.id), node]));
  const [low, high] = window_(ticks);
  const roving = ordered.some((m) => m.id === line.active) || line.active === 'end' ? line.active : ordered.length ? ordered[0].id : 'end';
  for (let i = low; i < high; i++) {
    const marble = ordered[i];
    let node = kept.get(marble.id);
    kept.delete(marble.id);
    const look = ball(marble.n, x(marble.t));
    if (!node) {
      node = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      node.dataset.id = marble.id;
      node.setAttribute('role', 'button');
      balls.append(node);
    }
    if (node.look_ !== look.svg) { node.innerHTML = look.svg; node.look_ = look.svg; }
    const dragged = gesture && gesture.id === marble.id && gesture.isDrag;
    const isOff = (line.end && marble.t > line.end.t) || (received ? !received.has(marble.t) : marble.t > heard);
    put(node, {
      class: `m${look.kind}${isOff ? ' off' : ''}${dragged ? ' drag' : ''}`, style: look.style, 'data-t': marble.t,
      tabindex: marble.id === roving ? 0 : -1, 'aria-label': `${marble.n}, line ${name}, tick ${marble.t}${isOff ? ', not heard' : ''}`,
      transform: `translate(${dragged ? gesture.x : x(marble.t)} ${cy + stack(ticks, i).offset})`,
    });
  }
  for (const node of kept.values()) node.remove();
  const front = svg.querySelector('.front');
  let bar = front.querySelector('.end');
  if (line.end && visible(line.end.t)) {
    if (!bar) { bar = document.createElementNS('http://www.w3.org/2000/svg', 'g'); bar.dataset.id = 'end'; bar.setAttribute('role', 'button'); front.append(bar); }
    const shift = ticks.includes(line.end.t) ? radius() + 8 : 0;
    const dragged = gesture && gesture.id === 'end' && gesture.line === line.id && gesture.isDrag;
    const h = radius() + 4;
    fill(bar, [`<rect class="hit" x="-13" y="-26" width="26" height="52"/>`, (line.end.fail ? `<path class="fail" d="M${-h * .5} ${-h * .5}L${h * .5} ${h * .5}M${-h * .5} ${h * .5}L${h * .5} ${-h * .5}"/>` : `<path class="bar" d="M0 ${-h}V${h}"/>`)]);
    put(bar, {
      class: `m end${dragged ? ' drag' : ''}`, 'data-t': line.end.t, tabindex: roving === 'end' ? 0 : -1,
      'aria-label': `Line ${name} ${line.end.fail ? 'fails' : 'completes'} at tick ${line.end.t}`,
      transform: `translate(${dragged ? gesture.x : x(line.end.t) + shift} ${cy})`,
    });
  } else if (bar) bar.remove();
  const text = row.querySelector('.text');
  put(text, { 'aria-label': `Line ${name} as text` });
  if (document.activeElement !== text) put(text, {}, { value: line.draft ?? (info ? info.text : text.value) });
  put(row.querySelector('.warmth'), { 'aria-label': `Line ${name} is cold or hot` }, { value: line.hot ? 'hot' : 'cold' });
  put(row.querySelector('.ending'), { 'aria-label': `End of line ${name}` }, { value: line.end ? (line.end.fail ? 'fails' : 'completes') : 'never' });
  put(row.querySelector('.x'), { 'aria-label': `Remove line ${name}` });
  const after = line.end ? line.marbles.filter((m) => m.t > line.end.t).length : 0;
  const rest = `${after} ${after === 1 ? 'marble' : 'marbles'} after the end: not in the text, the link or the test of this line`;
  showProblem(row.querySelector('.under'), info && info.problem ? text : null, info && info.problem ? info.problem : after ? rest : null);
  if (!info || !info.problem) text.removeAttribute('aria-invalid');
}
function showProblem(holder, field, problem) {
  let note = holder.querySelector('.problem');
  if (field) { if (problem) field.setAttribute('aria-invalid', 'true'); else field.removeAttribute('aria-invalid'); }
  if (!problem) { if (note) note.remove(); return; }
  if (!note) { note = make('p', { class: 'problem', role: 'alert', id: `problem${newID()}` }); holder.append(note); }
  if (note.textContent !== problem) note.textContent = problem;
  if (field) field.setAttribute('aria-describedby', note.id);
}

// Gestures

let gesture = null;
let lastClick = { id: null, at: 0 };
function lineGestures(track, find) {
  const svg = track.firstElementChild;
  const place = (event) => event.clientX - track.getBoundingClientRect().left;
  const target = (event) => event.target.closest('g[data-id]');
  svg.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || gesture) return;
    const node = target(event), line = find();
    const key = node && (node.dataset.id === 'end' ? 'end' : Number(node.dataset.id));
    gesture = { id: key, line: line.id, from: event.clientX, start: 0, x: place(event), isDrag: false, node };
    if (node) {
      gesture.start = x(key === 'end' ? line.end.t : line.marbles.find((m) => m.id === key).t);
      svg.setPointerCapture(event.pointerId);
      line.active = key;
      node.focus({ preventScroll: true });
      event.preventDefault();
    }
  });
  const move = (event) => {
    if (!gesture || gesture.id === null || gesture.id === undefined) return;
    if (!gesture.isDrag) {
      if (Math.abs(event.clientX - gesture.from) < 4) return;
      gesture.isDrag = true;
      closeEditor();
      remember();
      view.frozen = view.ticks;
    }
    const line = find();
    gesture.x = clamp(event.clientX - gesture.from + gesture.start, left - 8, view.width - 8);
    const tick = clamp(tickAt(gesture.x), 0, 19999);
    const item = gesture.id === 'end' ? line.end : line.marbles.find((m) => m.id === gesture.id);
    if (!item) return;
    if (item.t !== tick) { item.t = tick; changed(event.timeStamp); }
    // The hand moves one marble. Everything else waits for the answer.
    const node = svg.querySelector(`g[data-id="${gesture.id}"]`);
    if (node) node.setAttribute('transform', node.getAttribute('transform').replace(/\((\S+)/, `(${gesture.x}`));
  };
  // Raw events come as soon as the hand moves, and not only once in a frame.
  svg.addEventListener('onpointerrawupdate' in window ? 'pointerrawupdate' : 'pointermove', move);
  const finish = (event) => {
    if (!gesture) return;
    const done = gesture;
    gesture = null;
    view.frozen = null;
    if (done.isDrag) { drawSoon(); scheduleTakeHome(); return; }
    if (event.type === 'pointercancel' || Math.abs(event.clientX - done.from) > 6) return;
    const line = find();
    if (done.id === 'end') flipEnd(line);
    else if (done.node) {
      // The line captures the pointer, so that its marbles receive no double click of their own.
      const isSecond = lastClick.id === done.id && event.timeStamp - lastClick.at < 450;
      lastClick = { id: done.id, at: event.timeStamp };
      if (isSecond) removeMarble(line, done.id); else openEditor(line, done.id);
    } else addMarble(line, tickAt(place(event)), event.timeStamp);
  };
  svg.addEventListener('pointerup', finish);
  svg.addEventListener('pointercancel', finish);
  svg.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse' || gesture) return;
    const ghost = !target(event) ? `<circle class="ghost" cx="${x(tickAt(place(event)))}" cy="${track.dataset.cy}" r="${radius()}"/>` : '';
    let node = svg.querySelector('.shadow');
    if (!node) { node = document.createElementNS('http://www.w3.org/2000/svg', 'g'); node.setAttribute('class', 'shadow'); svg.prepend(node); }
    node.innerHTML = ghost;
  });
  svg.addEventListener('pointerleave', () => { const node = svg.querySelector('.shadow'); if (node) node.innerHTML = ''; });
  svg.addEventListener('focusin', (event) => {
    const node = target(event);
    if (node) find().active = node.dataset.id === 'end' ? 'end' : Number(node.dataset.id);
  });
  svg.addEventListener('keydown', (event) => {
    const node = target(event), line = find();
    if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
    const isEnd = node.dataset.id === 'end';
    const id = isEnd ? 'end' : Number(node.dataset.id);
    const item = isEnd ? line.end : line.marbles.find((m) => m.id === id);
    const order = line.marbles.slice().sort((p, q) => p.t - q.t).map((m) => m.id).concat(line.end ? ['end'] : []);
    const at = order.indexOf(id);
    const step = event.shiftKey ? 5 : 1;
    const actions = {
      ArrowLeft: () => { remember('move' + id); item.t = Math.max(0, item.t - step); follow(item.t); changed(event.timeStamp); say(`tick ${item.t}`); },
      ArrowRight: () => { remember('move' + id); item.t = Math.min(19999, item.t + step); follow(item.t); changed(event.timeStamp); say(`tick ${item.t}`); },
      ArrowUp: () => focusMarble(line, order[Math.max(0, at - 1)]),
      ArrowDown: () => focusMarble(line, order[Math.min(order.length - 1, at + 1)]),
      Home: () => focusMarble(line, order[0]),
      End: () => focusMarble(line, order[order.length - 1]),
      Enter: () => (isEnd ? flipEnd(line) : openEditor(line, id)),
      F2: () => { if (!isEnd) openEditor(line, id); },
      Delete: () => { if (isEnd) { remember(); line.end = null; changed(); } else removeMarble(line, id, order[at + 1] ?? order[at - 1]); },
      '+': () => addMarble(line, item.t + (isEnd ? -1 : 1), event.timeStamp),
    };
    actions.Backspace = actions.Delete;
    actions.Insert = actions['+'];
    if (actions[event.key]) { actions[event.key](); event.preventDefault(); event.stopPropagation(); }
  });
}
function follow(tick) {
  if (tick < view.start + 1) scrollTo_(tick - 2);
  else if (x(tick) > view.width - view.px) scrollTo_(tick - view.width / view.px + 3);
}
function focusMarble(line, id) {
  if (id === undefined) return;
  line.active = id;
  const item = id === 'end' ? line.end : line.marbles.find((m) => m.id === id);
  follow(item.t);
  drawLines();
  const node = document.querySelector(`.block[data-id="${line.id}"] [data-id="${id}"]`);
  if (node) node.focus({ preventScroll: true });
}
function freshName(line) {
  const names = line.marbles.map((m) => m.n);
  if (names.length && names.every((name) => /^\d+$/.test(name))) return String(Math.max(...names.map(Number)) + 1).slice(0, 6);
  const used = new Set(state.lines.flatMap((other) => other.marbles.slice(0, 500).map((m) => m.n)));
  return [...'abcdefghijklmnopqrstuvwxyz'].find((letter) => !used.has(letter)) ?? 'z';
}
function addMarble(line, tick, since) {
  remember();
  delete line.draft;
  const marble = { id: newID(), t: Math.max(0, tick), n: freshName(line) };
  line.marbles.push(marble);
  changed(since);
  focusMarble(line, marble.id);
  say(`${marble.n} added at tick ${marble.t}`);
}
function removeMarble(line, id, next) {
  remember();
  const gone = line.marbles.find((m) => m.id === id);
  line.marbles = line.marbles.filter((m) => m.id !== id);
  closeEditor();
  changed(performance.now());
  focusMarble(line, next);
  if (gone) say(`${gone.n} removed`);
}
function flipEnd(line) { remember(); line.end.fail = !line.end.fail; changed(performance.now()); say(line.end.fail ? 'fails' : 'completes'); }

let edited = null;
function openEditor(line, id) {
  const marble = line.marbles.find((m) => m.id === id);
  const node = document.querySelector(`.block[data-id="${line.id}"] [data-id="${id}"]`);
  if (!marble || !node) return;
  edited = { line, id };
  const box = node.getBoundingClientRect(), stage = $('stage').getBoundingClientRect();
  const editor = $('editor');
  editor.hidden = false;
  $('stage').append(editor);
  editor.style.left = `${clamp(box.left + box.width / 2 - stage.left, 120, stage.width - 120)}px`;
  editor.style.top = `${box.top - stage.top - 6}px`;
  $('name').value = marble.n;
  $('name').focus({ preventScroll: true });
  $('name').select();
}
function closeEditor(back = false) {
  if (!edited) return;
  const { line, id } = edited;
  edited = null;
  $('editor').hidden = true;
  history_.coalescing = null;
  if (back) focusMarble(line, id);
}
$('name').addEventListener('input', (event) => {
  const marble = edited && edited.line.marbles.find((m) => m.id === edited.id);
  if (!marble || !event.target.value) return;
  remember('name' + edited.id);
  marble.n = event.target.value;
  changed(event.timeStamp);
});
$('name').addEventListener('keydown', (event) => { if (event.key === 'Enter' || event.key === 'Escape') { closeEditor(true); event.preventDefault(); event.stopPropagation(); } });
$('remove').addEventListener('click', () => { if (edited) removeMarble(edited.line, edited.id); });
document.addEventListener('pointerdown', (event) => { if (edited && !$('editor').contains(event.target)) closeEditor(); }, true);
$('add-line').addEventListener('click', (event) => { addLine(['-1--2--3--|', '--x---y---|', '---p-q----|'][(state.lines.length + 2) % 3], event.timeStamp); });
function addLine(text, since) { remember(); state.lines.push(newLine(text)); changed(since); }

// The chain

function drawChain() {
  $('chain').classList.toggle('stale', Boolean(answer && answer.lines.some((line) => line.problem)));
  const holder = $('chain');
  const kept = new Map([...holder.children].map((node) => [Number(node.dataset.id), node]));
  state.chain.forEach((call, index) => {
    const node = kept.get(call.id) ?? make('div', { class: 'link', 'data-id': call.id });
    kept.delete(call.id);
    if (holder.children[index] !== node) holder.insertBefore(node, holder.children[index] ?? null);
    drawLink(node, call, index);
  });
  for (const node of kept.values()) node.remove();
  // A new operator is shown with its result, or with its mistake.
  if (view.added === undefined || wire.isBusy || !answer || answer.steps.length !== state.chain.length) return;
  const added = holder.querySelector(`[data-id="${view.added}"]`);
  view.added = undefined;
  if (bringLines()) return;
  if (added) added.querySelector('.op').scrollIntoView({ block: 'nearest' });
}
function drawLink(node, call, index) {
  const steps = answer && answer.steps.length === state.chain.length ? answer.steps : [];
  const step = steps[index];
  const shape = `${call.name}/${(call.args ?? []).length}/${catalog.length > 0}`;
  if (node.dataset.shape !== shape) { node.dataset.shape = shape; buildLink(node, call); }
  const op = node.querySelector('.op');
  const broken = steps.findIndex((other) => other.problem);
  op.classList.toggle('bad', Boolean(step && step.problem));
  op.classList.toggle('waiting', broken >= 0 && index > broken);
  const name = op.querySelector('.name');
  if (document.activeElement !== name) put(name, {}, { value: call.name ?? call.text });
  put(name, { 'aria-label': `Operator ${index + 1}` });
  const fields = [...op.querySelectorAll('.arg input, .arg select')];
  fields.forEach((field, i) => { if (document.activeElement !== field && field.value !== call.args[i]) field.value = call.args[i]; });
  const at = step && step.problem ? step.problem.argument : null;
  fields.forEach((field, i) => { if (i === at) { field.setAttribute('aria-invalid', 'true'); } else field.removeAttribute('aria-invalid'); });
  showProblem(op, step && step.problem ? (at !== null && at !== undefined ? fields[at] : name) : name, step && step.problem && step.problem.message);
  if (!step || !step.problem) name.removeAttribute('aria-invalid');
  drawHint(op, call, index);
  op.querySelector('.up').disabled = index === 0;
  op.querySelector('.down').disabled = index === state.chain.length - 1;
  const results = node.querySelector('.results');
  const inner = node.querySelector('.inner');
  if (!step || !step.results) {
    if (broken >= 0 && index >= broken) { fill(inner, []); fill(results, []); }
    return;
  }
  const rows = lanes(step.inner, 8);
  const laneHeight = radius() * 2 + 12;
  const lanesLabel = `Inner lines: ${step.inner.slice(0, 8).map(sentence).join('; ')}`;
  const hidden = step.inner.length - rows.reduce((sum, row) => sum + row.items.length, 0);
  fill(inner, [...(rows.length ? ['<svg role="img"></svg>'] : []), ...(hidden > 0 ? [`<p class="more">and ${hidden} more inner lines</p>`] : [])]);
  if (rows.length) drawParts(inner.firstElementChild, lanesLabel, rows.length * laneHeight + 10, rows.flatMap((row, i) => {
    const cy = i * laneHeight + laneHeight / 2 + 8;
    return row.items.filter((item) => visible(item.start) || item.start < view.start).flatMap((item) =>
      (visible(item.start) ? [`<path class="diagonal" d="M${x(item.start) - 13} 0L${x(item.start)} ${cy}"/>`, `<circle class="sub-dot" cx="${x(item.start)}" cy="${cy}" r="3"/>`] : []).concat(subscriptionSVG(item, cy)));
  }));
  const isLast = index === state.chain.length - 1;
  let tall = 0;
  fill(results, step.results.map(() => `<div class="row${isLast ? ' result' : ''}"><span class="label" aria-hidden="true">${isLast ? '=' : ''}</span><div class="track"><svg role="img"></svg></div></div>`));
  step.results.forEach((subscriptions, i) => {
    const lanesOf = lanes(subscriptions, 4);
    const heights = lanesOf.map((row) => rowHeight(Math.max(...row.items.map((item) => tallest(item.marbles.ticks)))));
    let top = 0;
    const parts = lanesOf.flatMap((row, i) => { const cy = top + heights[i] / 2; top += heights[i]; return row.items.flatMap((item) => subscriptionSVG(item, cy)); });
    const label = subscriptions.length ? subscriptions.map(sentence).join('; then ') : 'nobody subscribes';
    const height = top || rowHeight(1);
    tall += height;
    drawParts(results.children[i].querySelector('svg'), `After ${step.name}: ${label}`, height,
      parts.length ? parts : [`<text class="cut-word" x="6" y="${height / 2}">nobody subscribes to this result</text>`]);
  });
  // The last result stays on the screen while a marble above it is dragged, unless it would hide the marble.
  results.classList.toggle('pinned', isLast && tall < innerHeight * 0.3);
}
/** Returns why an operator shows nothing of itself: all lines pass as they are (`same`), it fails at the first value (`fails`), or neither. */
function idleness(index) {
  const step = answer && answer.steps.length === state.chain.length ? answer.steps[index] : null;
  if (!step || step.problem || !step.results) return step && step.problem ? 'problem' : null;
  const shape = ({ ticks, names, end }) => JSON.stringify([ticks, names, end ? [end.tick, end.isFailure] : null]);
  const first = (results) => results.map((subscriptions) => (subscriptions.length ? subscriptions[0].marbles : { ticks: [], names: [], end: null }));
  const given = index > 0 ? first(answer.steps[index - 1].results) : state.lines.map((line) => {
    const heard = line.marbles.filter((m) => !line.end || m.t <= line.end.t).sort((p, q) => p.t - q.t);
    return { ticks: heard.map((m) => m.t), names: heard.map((m) => m.n), end: line.end && { tick: line.end.t, isFailure: line.end.fail } };
  });
  const made = first(step.results);
  if (made.length === given.length && made.every((marbles, i) => shape(marbles) === shape(given[i]))) return 'same';
  const fails = ({ ticks, end }) => !ticks.length && end && end.isFailure;
  return made.length && made.every(fails) && given.some((marbles) => marbles.ticks.length) ? 'fails' : null;
}
/** Says under an operator that was just added why it shows nothing, and offers lines on which it does something. */
function drawHint(op, call, index) {
  const entry = entryOf(call.name);
  const why = view.fresh && view.fresh.id === call.id && entry ? (view.fresh.isOwn ? 'own' : idleness(index)) : null;
  const text = {
    own: `The line is one on which ${call.name} does something. Undo brings yours back.`,
    same: entry && entry.isSilent ? 'It passes all values as they are: its effect is beside the line.' : 'On these values it changes nothing.',
    fails: 'It fails at the first value: it takes others.',
  }[why];
  let note = op.querySelector('.hint');
  if (!text) { if (note) note.remove(); return; }
  if (note && note.dataset.why === why) return;
  if (note) note.remove();
  const isHelped = why !== 'own' && !entry.isSilent && entry.diagrams.length > 0;
  op.append(make('p', { class: 'hint', 'data-why': why }, make('span', { text }),
    ...(isHelped ? [make('button', { class: 'quiet', text: 'Show it on a line of its own', onclick: (event) => openOperator(entry, event.timeStamp) })] : [])));
}
/** Replaces lines that nobody has edited, if the only operator does nothing with them. Returns whether it did. */
function bringLines() {
  const call = state.chain[0], entry = call && entryOf(call.name);
  if (state.chain.length !== 1 || !entry || entry.isSilent || !entry.diagrams.length || view.fresh?.id !== call.id || view.fresh.isOwn) return false;
  if (answer.lines.map((line) => line.text).join(' ') !== loaded || !idleness(0)) return false;
  load(entry.diagrams, [view.fresh.text]);
  view.fresh = { id: state.chain[0].id, text: view.fresh.text, isOwn: true };
  view.added = state.chain[0].id;
  changed(performance.now());
  say(`${entry.name} brings a line of its own`);
  return true;
}
function drawParts(svg, label, height, parts) {
  put(svg, { 'aria-label': label, style: `height:${height}px` });
  fill(svg, parts);
}
function buildLink(node, call) {
  const id = call.id;
  const entry = entryOf(call.name);
  const find = () => state.chain.find((other) => other.id === id);
  const setArgument = (i) => (event) => { remember('arg' + id + i); find().args[i] = event.target.value; run(event.timeStamp); };
  const rest = () => { history_.coalescing = null; draw(); };
  const fields = (call.args ?? []).map((value, i) => {
    const parameter = entry && entry.parameters[i];
    const label = parameter ? parameter.kind : `argument ${i + 1}`;
    const limits = parameter && parameter.least !== undefined ? `, from ${parameter.least} to ${parameter.most}` : '';
    let field;
    if (parameter && parameter.choices) {
      field = make('select', { 'aria-label': label, onchange: setArgument(i) }, ...[...new Set([...parameter.choices, value])].map((choice) => make('option', { value: choice, text: choice })));
    } else {
      field = make('input', { 'aria-label': label + limits, title: limits ? `${parameter.least} to ${parameter.most}` : undefined, inputmode: parameter && parameter.most !== undefined ? 'numeric' : undefined, spellcheck: 'false', autocomplete: 'off', oninput: setArgument(i), onblur: rest,
        onkeydown: (event) => {
          if (!parameter || parameter.most === undefined || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
          const next = clamp((parseInt(event.target.value, 10) || 0) + (event.key === 'ArrowUp' ? 1 : -1), parameter.least, parameter.most);
          event.target.value = next;
          event.preventDefault();
          setArgument(i)(event);
        } });
    }
    field.value = value;
    const unit = parameter && (parameter.unit ?? (parameter.kind === 'n' ? '' : parameter.choices ? '' : parameter.kind));
    return make('span', { class: `arg ${parameter ? parameter.kind : ''}` }, field, unit ? make('span', { text: unit }) : '');
  });
  const shift = (by) => () => {
    remember();
    const at = state.chain.findIndex((other) => other.id === id);
    const [moved] = state.chain.splice(at, 1);
    state.chain.splice(at + by, 0, moved);
    changed(performance.now());
  };
  const hadFocus = node.contains(document.activeElement) ? [...node.querySelectorAll('input, select, button')].indexOf(document.activeElement) : -1;
  node.replaceChildren(
    make('div', { class: 'op', role: 'group', 'aria-label': `Operator ${call.name ?? call.text}` },
      make('header', {},
        make('input', { class: 'name', value: call.name ?? call.text, spellcheck: 'false', autocomplete: 'off',
          onchange: (event) => { remember(); const target = find(); target.text = event.target.value; run(event.timeStamp); } }),
        ...fields,
        make('span', { class: 'about', text: entry ? entry.summary : '' }),
        make('span', { class: 'ctl' },
          make('button', { class: 'x up', text: '↑', title: 'Move up', 'aria-label': 'Move this operator up', onclick: shift(-1) }),
          make('button', { class: 'x down', text: '↓', title: 'Move down', 'aria-label': 'Move this operator down', onclick: shift(1) }),
          make('button', { class: 'x del', text: '×', title: 'Remove', 'aria-label': 'Remove this operator', onclick: () => { remember(); state.chain = state.chain.filter((other) => other.id !== id); changed(performance.now()); $('search').focus(); say('Operator removed'); } }))),
      ),
    make('div', { class: 'inner' }), make('div', { class: 'results step' }));
  const controls = [...node.querySelectorAll('input, select, button')];
  if (hadFocus >= 0 && controls[hadFocus]) controls[hadFocus].focus();
}

// Choosing an operator

/**
 * Returns what a text may mean, the likeliest first: operators, each with the call that it adds, and answers to other names.
 *
 * `creators` is `only` where there is no line yet, and `last` where they would take the place of the lines: there, only their names find them.
 */
function search(text, creators) {
  const whole = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const [word = '', ...rest] = whole.split(' ');
  const found = new Map();
  const add = (key, option) => { if (!found.has(key) || found.get(key).score < option.score) found.set(key, option); };
  const fits = (entry, score) => (creators === 'only' ? entry.lines === 0 : entry.lines !== 0 || score >= 40);
  for (const entry of catalog) {
    const name = entry.name.toLowerCase(), about = `${entry.family} ${entry.summary}`.toLowerCase();
    const score = !word ? 1 : name === word ? 100 : name.startsWith(word) ? 60 - name.length / 100 : name.includes(word) ? 40
      : [word, ...rest].every((part) => about.includes(part)) ? 20 : 0;
    if (score > 0 && fits(entry, score)) add(entry.name, { call: entry.name, entry, score });
  }
  if (word) for (const item of names) {
    const score = item.lower === whole ? 95 : item.lower === word ? 90 : whole.length > 1 && item.lower.startsWith(whole) ? 50 - item.lower.length / 100
      : whole.length > 2 && hasHump(item.name, whole) ? 15 : 0;
    if (score === 0) continue;
    const entry = item.call && entryOf(item.call.split(' ')[0]);
    if (entry && fits(entry, score)) add(entry.name, { call: item.call, entry, other: item.name, answer: item.answer, isWhole: item.lower === whole, score });
    else if (!item.call) add(`= ${item.name}`, { other: item.name, answer: item.answer, score: score - 0.5 });
  }
  const all = [...found.values()];
  return word ? all.sort((p, q) => q.score - p.score).slice(0, 60) : all;
}
/** Returns whether a word inside a name begins with a text: `latest` is in `switchToLatest`, and `sum` is not in `resume`. */
const hasHump = (name, text) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase().split(' ').some((part, i, parts) => parts.slice(i).join('').startsWith(text));
/** Lets a user choose an operator in a field with a list. `add` takes the text and, if there is one, the operator. */
function chooser(field, list, add, creators = () => 'last') {
  let options = [], chosen = 0;
  const openList = () => {
    const text = field.value;
    options = search(text, creators());
    const word = text.trim();
    let family = null;
    list.innerHTML = options.map(({ call, entry, other, answer }, i) => {
      const heading = !word && entry.family !== family ? `<h3 role="presentation">${escape(family = entry.family)}</h3>` : '';
      const parts = entry ? [`<b>${hinged(call)}</b>`, `<span>${escape(entry.summary)}</span>`, other ? `<i>elsewhere: ${escape(other)}${answer ? `. ${escape(answer)}` : ''}</i>` : '']
        : [`<b>${hinged(other)}</b>`, `<span>${escape(answer)}</span>`, '<i>no operator of a chain</i>'];
      return `${heading}<div class="option${entry ? '' : ' answer'}" role="option" id="${list.id}-${i}" data-i="${i}" aria-selected="${i === 0}">${parts.join('')}</div>`;
    }).join('') || `<p class="none">No operator is called or does “${escape(text)}”. Press Enter to try it all the same.</p>`;
    list.hidden = false;
    const box = field.getBoundingClientRect();
    list.classList.toggle('up', innerHeight - box.bottom < 300 && box.top > 320);
    field.setAttribute('aria-expanded', 'true');
    select(0);
    // The first option has its heading above it, and the list may still be where it was when it was closed.
    list.scrollTop = 0;
  };
  const select = (index) => {
    chosen = clamp(index, 0, options.length - 1);
    for (const option of list.querySelectorAll('.option')) option.setAttribute('aria-selected', Number(option.dataset.i) === chosen);
    const option = $(`${list.id}-${chosen}`);
    if (option) { option.scrollIntoView({ block: 'nearest' }); field.setAttribute('aria-activedescendant', option.id); } else field.removeAttribute('aria-activedescendant');
  };
  const closeList = () => { list.hidden = true; field.setAttribute('aria-expanded', 'false'); field.removeAttribute('aria-activedescendant'); };
  /** Adds the operator of an option. An answer stays where it can be read. */
  const pick = (option) => { if (option.entry) choose(option.call, option.entry); else say(`${option.other}: ${option.answer}`); };
  const choose = (text, entry) => { field.value = ''; closeList(); add(text, entry); };
  field.addEventListener('focus', openList);
  field.addEventListener('input', openList);
  field.addEventListener('blur', () => setTimeout(() => { if (document.activeElement !== field) closeList(); }, 120));
  field.addEventListener('keydown', (event) => {
    const text = field.value.trim();
    if (event.key === 'ArrowDown') { if (list.hidden) openList(); else select(chosen + 1); }
    else if (event.key === 'ArrowUp') select(chosen - 1);
    else if (event.key === 'Escape') { closeList(); event.target.blur(); }
    else if (event.key === 'Enter') {
      const typed = text.split(/\s+/), option = options[chosen];
      const known = entryOf(typed[0]) ?? entryOf(names.find((item) => item.call && item.name === typed[0])?.call.split(' ')[0]);
      if (option && (option.isWhole || typed.length === 1 || chosen > 0)) pick(option);
      else if (text) choose(text, known);
    } else return;
    event.preventDefault();
  });
  list.addEventListener('pointerdown', (event) => {
    const option = event.target.closest('.option');
    event.preventDefault();
    if (option) { const chosen = options[Number(option.dataset.i)]; pick(chosen); if (chosen.entry) field.blur(); }
  });
}
function addOperator(text, entry) {
  remember();
  const call = newCall(text);
  if (entry && entry.lines === 0) {
    // What creates a line takes the place of the lines, and of what created one before.
    state.lines = [];
    if (entryOf(state.chain[0]?.name)?.lines === 0) state.chain.shift();
    state.chain.unshift(call);
  } else state.chain.push(call);
  const needed = entry ? entry.lines : 1;
  // An operator of several lines brings those that are missing from its example.
  if ((needed > 1 || needed === -1) && state.chain.slice(0, -1).every((other) => entryOf(other.name)?.lines === 1)) {
    for (let i = state.lines.length; i < (needed === -1 ? 2 : needed); i++) state.lines.push(newLine(entry.diagrams[i] ?? '--x--y--|'));
  }
  view.added = call.id;
  view.fresh = { id: call.id, text };
  changed(performance.now());
  say(`${text} added`);
}
chooser($('search'), $('list'), addOperator, () => (state.lines.length || state.chain.length ? 'last' : 'only'));

// The run in time

const trackLeft = () => $('axis').getBoundingClientRect().left - $('stage').getBoundingClientRect().left;
function placeCursor() {
  const at = view.cursor;
  $('cursor').hidden = at === null || x(at) < 0 || x(at) > view.width;
  if (at !== null) $('cursor').style.left = `${trackLeft() + x(at)}px`;
  else if (!view.isPlaying && !$('stage').querySelector('.later')) return;
  for (const node of $('stage').querySelectorAll('.m')) {
    const isLater = at !== null && Number(node.dataset.t) > at + 0.001;
    if (view.isPlaying && !isLater && node.classList.contains('later')) { node.classList.add('pop'); }
    else if (isLater) node.classList.remove('pop');
    node.classList.toggle('later', isLater);
  }
}
function setCursor(tick) { view.cursor = tick; if (tick !== null && view.isPlaying) follow(tick); drawAxis(); placeCursor(); }
let lastFrame = null;
function play() {
  if (view.isPlaying) { stop(); return; }
  view.isPlaying = true;
  document.body.classList.add('playing');
  $('play').setAttribute('aria-label', 'Stop the run');
  $('play').classList.add('playing');
  if (view.cursor === null || view.cursor >= view.ticks - 1) { view.start = 0; setCursor(-0.6); }
  lastFrame = null;
  requestAnimationFrame(advance);
}
function advance(now) {
  if (!view.isPlaying) return;
  if (lastFrame !== null) {
    const next = view.cursor + (now - lastFrame) / 1000 * 3.2;
    if (next >= view.ticks - 0.4) { stop(); setCursor(null); say('The run has ended'); return; }
    setCursor(next);
  }
  lastFrame = now;
  requestAnimationFrame(advance);
}
function stop() { view.isPlaying = false; $('play').classList.remove('playing'); $('play').setAttribute('aria-label', 'Play the run'); }
$('play').addEventListener('click', play);
const scrub = (event) => { stop(); const at = (event.clientX - $('axis').getBoundingClientRect().left - left) / view.px + view.start; setCursor(at > view.ticks - 0.6 ? null : Math.max(0, at)); };
$('axis').addEventListener('pointerdown', (event) => { $('axis').setPointerCapture(event.pointerId); scrub(event); });
$('axis').addEventListener('pointermove', (event) => { if (event.buttons) scrub(event); });
$('axis').addEventListener('dblclick', () => setCursor(null));
$('axis').addEventListener('keydown', (event) => {
  const now = Math.floor(view.cursor ?? view.ticks - 1);
  const next = { ArrowLeft: now - 1, ArrowDown: now - 1, ArrowRight: now + 1, ArrowUp: now + 1, Home: 0, End: view.ticks, PageUp: now - 5, PageDown: now + 5 }[event.key];
  if (next === undefined && event.key !== 'Escape') return;
  stop();
  setCursor(next === undefined || next >= view.ticks ? null : Math.max(0, next));
  event.preventDefault();
});
function scrollTo_(tick) { $('scroll').scrollLeft = Math.max(0, tick) * view.px; view.start = Math.max(0, tick); draw(); }
$('scroll').addEventListener('scroll', () => {
  const start = $('scroll').scrollLeft / view.px;
  if (Math.abs(start - view.start) < 0.01) return;
  view.start = start;
  draw();
});
$('stage').addEventListener('wheel', (event) => {
  const by = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.shiftKey ? event.deltaY : 0;
  if (!by || $('scroll').hidden) return;
  $('scroll').scrollLeft += by;
  event.preventDefault();
}, { passive: false });

// Take home

let homeKind = 'test', home = null, homeTimer, isCopyWanted = false;
/** Takes the code of a state before off the hands, and asks for that of this state. */
function scheduleTakeHome() {
  home = null;
  $('code').classList.add('old');
  clearTimeout(homeTimer);
  homeTimer = setTimeout(showTakeHome, 260);
}
/** Asks for the form that is shown, when nothing moves and no answer is awaited. */
function showTakeHome() {
  if (page !== 'marbles' || !catalog.length) return;
  if (wire.isBusy || (gesture && gesture.isDrag)) { scheduleTakeHome(); return; }
  const form = homeKind, experiment = requestState(), asked = JSON.stringify(experiment);
  request({ kind: 'takeHome', form, experiment }).then((reply) => {
    if (form !== homeKind || asked !== JSON.stringify(requestState())) return;
    home = reply.takeHome ?? '';
    drawHome(reply.refusal);
    if (isCopyWanted) copyHome();
  });
}
const notes = { test: 'Paste it into a test target.', chain: 'The chain, as it stands in your code.', command: 'Paste it into another shell, in any folder.', svg: 'An SVG picture, light or dark like its page.' };
function paint(code) {
  return escape(code).replace(/(&#34;(?:(?!&#34;).)*&#34;)|(\/\/.*)|\b(import|let|var|struct|func|in|return|guard|else|try|throws|if|nil|true|false)\b|(@\w+|#expect)/g,
    (all, string, comment, word, at) => `<span class="${string ? 't-s' : comment ? 't-c' : 't-k'}">${all}</span>`);
}
function drawHome(refusal) {
  const text = home;
  $('code').classList.remove('old');
  $('copy').disabled = text === '';
  const isPicture = homeKind === 'svg' && text !== '';
  $('picture').hidden = !isPicture;
  $('code').hidden = isPicture;
  $('download').hidden = !isPicture;
  $('code').className = homeKind === 'command' ? 'wrap' : '';
  if (isPicture) {
    const image = $('picture').querySelector('img') ?? $('picture').appendChild(make('img', { alt: 'Picture of the run' }));
    image.src = 'data:image/svg+xml,' + encodeURIComponent(text);
  } else if (text.length < 20000) $('code').innerHTML = paint(text);
  else $('code').textContent = text;
  $('home-note').textContent = refusal ?? (text ? notes[homeKind] : homeKind === 'svg' ? 'The run is too long for a picture.' : 'This experiment has no such form.');
  $('home-note').classList.toggle('bad', Boolean(refusal));
}
function tabs(holder, pick) {
  const all = [...holder.querySelectorAll('[role=tab]')];
  const choose = (tab, focus) => {
    for (const other of all) { other.setAttribute('aria-selected', other === tab); other.tabIndex = other === tab ? 0 : -1; }
    if (focus) tab.focus();
    pick(tab);
  };
  all.forEach((tab, i) => {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (by) { choose(all[(i + by + all.length) % all.length], true); event.preventDefault(); }
    });
  });
  return (id) => { const tab = all.find((other) => other.id === id || other.dataset.kind === id); if (tab) choose(tab); };
}
tabs(document.querySelector('.kinds'), (tab) => { homeKind = tab.dataset.kind; home = null; clearTimeout(homeTimer); showTakeHome(); });
function copy(text, done) {
  const fallback = () => { const area = make('textarea', { value: text }); document.body.append(area); area.select(); document.execCommand('copy'); area.remove(); };
  (navigator.clipboard ? navigator.clipboard.writeText(text).catch(fallback) : Promise.resolve(fallback())).then(done);
}
/** Copies the code, or waits for that of the latest change. */
function copyHome() {
  isCopyWanted = home === null;
  if (home) copy(home, () => { $('copy').textContent = 'Copied'; say('Copied'); setTimeout(() => { $('copy').textContent = 'Copy'; }, 1400); });
}
$('copy').addEventListener('click', copyHome);
$('download').addEventListener('click', () => { make('a', { href: 'data:image/svg+xml,' + encodeURIComponent(home), download: 'marbles.svg' }).click(); });

// The page as a whole

let page = 'marbles';
const showPage = tabs(document.querySelector('.tabs'), (tab) => {
  page = tab.getAttribute('aria-controls');
  for (const id of ['marbles', 'state', 'live']) $(id).hidden = id !== page;
  if (page === 'marbles') { drawSoon(); scheduleTakeHome(); }
  if (page === 'state') sheetChanged();
  if (page === 'live') requestAnimationFrame(drawLive);
  if (catalog.length) { history_.steps++; writeAddress(); }
});
const examples = [
  ['Latest of both', ['a---b-----c|', '--1---2-3--|'], ['combineLatest']],
  ['Newest answer wins', ['a---b-------|'], ['switchToLatest 1-2-3|']],
  ['Try again', ['a-b-#'], ['retry 2', 'catch x-y|']],
  ['Until the bell', ['a--b--c--d-|', '-------x---|'], ['takeUntil', 'map uppercase']],
  ['Windows of time', ['1-2-3---4-5-6--|'], ['filter odd', 'bufferFor 4', 'scan 0']],
];
/** Shows other lines and another chain, which undo takes back. */
function openExperiment(lines, chain, since) { remember(); closeEditor(); stop(); load(lines, chain); showLesson(null); view.start = 0; setCursor(null); changed(since); }
for (const [title, lines, chain] of examples) {
  document.querySelector('.examples').append(make('button', { class: 'chip', text: title, onclick: (event) => openExperiment(lines, chain, event.timeStamp) }));
}
$('undo').addEventListener('click', undo);
$('redo').addEventListener('click', redo);
$('share').addEventListener('click', () => { writeNow(); copy(location.href, () => { status('The link to this experiment is copied', 'on'); say('Link copied'); }); });
const dark = matchMedia('(prefers-color-scheme: dark)');
function setTheme(theme) { document.documentElement.dataset.theme = theme; try { localStorage.theme = theme; } catch { /* The switch works without memory. */ } }
try { if (localStorage.theme) document.documentElement.dataset.theme = localStorage.theme; } catch { /* As above. */ }
$('theme').addEventListener('click', () => setTheme((document.documentElement.dataset.theme ?? (dark.matches ? 'dark' : 'light')) === 'dark' ? 'light' : 'dark'));
$('help').addEventListener('click', () => $('keys').showModal());
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.matches('input, select, textarea') || $('keys').open;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !(isTyping && event.target.closest('.adder'))) { if (event.shiftKey) redo(); else undo(); event.preventDefault(); return; }
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === ' ' && !event.target.matches('button') && page === 'marbles') { play(); event.preventDefault(); }
  else if (event.key === '/' && page === 'marbles') { $('search').focus(); event.preventDefault(); }
  else if (event.key === '?') $('keys').showModal();
});
new ResizeObserver(() => { isMeasured = false; if (catalog.length && page === 'marbles') drawSoon(); }).observe($('stage'));
window.addEventListener('hashchange', () => {
  if (location.hash === knownHash) return;
  const given = readAddress();
  if (given.lines.length || given.chain.length) openExperiment(given.lines, given.chain);
  if (given.values.has('cell')) window.sheetStart(given.values);
  showPage(`tab-${given.tab ?? 'marbles'}`);
  // The address is that of a step before or after this one, and no new step.
  history_.written = history_.steps;
});
function start() {
  const given = readAddress();
  buildOperators();
  if (given.lines.length || given.chain.length) load(given.lines, given.chain); else startLesson(0);
  if (window.sheetStart) window.sheetStart(given.values);
  if (given.tab) showPage(`tab-${given.tab}`);
  history_.written = history_.steps;
  changed();
}
window.playground = { state, frames, view, load: (lines, chain) => { load(lines, chain); changed(performance.now()); }, answer: () => answer, isIdle: () => !wire.isBusy && !wire.isPending && !isDrawing, isWritten: () => !addressTimer && location.hash === knownHash };

// The Live tab: input of this computer as it comes, and what a chain of the same operators makes of it.

const liveWire = { socket: null, events: [], isRunning: false, began: 0, sources: [], results: 1, left: 1 };
const liveSources = { load: ['Processors', 'how busy they are, in percent, from /proc/stat'], program: ['A program', 'prints lines in bursts and fails at the end'], folder: ['A folder', 'files that are added, changed and removed'] };
const liveStarts = { load: 'throttle 2', program: 'debounce 1, retry 1, catch x|', folder: 'bufferFor 3' };
const liveLine = 62, liveSeconds = 12;
let liveChosen = ['load'];
$('live').append(
  make('div', { class: 'intro' }, make('div', {},
    make('p', { class: 'lead', text: 'Real input, in real time.' }),
    make('p', { class: 'sub', text: 'The upper lines are what this computer sends. The lower lines are what your chain lets through. The operators are those of the Marbles tab, and a tick is half a second. A cross is a failure: retry subscribes again, catch puts another line in its place.' }))),
  make('div', { class: 'panel' },
    make('div', { class: 'live-bar' },
      make('div', { class: 'kinds', role: 'group', 'aria-label': 'Lines' }, ...Object.entries(liveSources).map(([key, [title, about]]) =>
        make('button', { 'data-source': key, title: about, text: title, onclick: () => chooseSource(key) }))),
      make('label', { class: 'live-field' }, make('span', { text: 'Chain' }), make('input', { id: 'live-chain', value: liveStarts.load, spellcheck: 'false', autocomplete: 'off', onkeydown: (event) => { if (event.key === 'Enter') startLive(); } })),
      make('button', { class: 'solid', id: 'live-start', text: 'Start', onclick: () => (liveWire.isRunning ? stopLive() : startLive()) }),
      make('button', { class: 'quiet', id: 'live-touch', text: 'Write a file', hidden: true, onclick: () => tell({ kind: 'touch' }) })),
    make('div', { class: 'adder' },
      make('input', { id: 'live-search', role: 'combobox', 'aria-label': 'Add an operator to the live chain', 'aria-expanded': 'false', 'aria-controls': 'live-list', 'aria-autocomplete': 'list', autocomplete: 'off', spellcheck: 'false', placeholder: 'Add an operator: search by name or by what it does' }),
      make('div', { id: 'live-list', class: 'list', role: 'listbox', 'aria-label': 'Operators by purpose', hidden: true })),
    make('p', { class: 'note', id: 'live-note', text: 'Commas separate the operators. Choose two lines for an operator such as merge or combineLatest.' }),
    make('div', { id: 'live-time', role: 'img', 'aria-label': 'The last twelve seconds' }),
    make('ol', { class: 'log live-log', id: 'live-log', 'aria-label': 'Events, newest first' })));
chooser($('live-search'), $('live-list'), (text) => { $('live-chain').value = [...liveCalls(), text].join(', '); startLive(); });

/** Returns the operators of the field. A comma inside quotes separates nothing. */
function liveCalls() { return ($('live-chain').value.match(/(?:'[^']*'|[^,'])+/g) ?? []).map((call) => call.trim()).filter(Boolean); }
/** Takes a line in or out. A single line comes with a chain that suits it, and the first other line with `merge`. */
function chooseSource(key) {
  const others = liveChosen.filter((other) => other !== key);
  liveChosen = others.length === liveChosen.length ? Object.keys(liveSources).filter((other) => other === key || others.includes(other)) : others.length ? others : [key];
  if (liveChosen.length === 1) $('live-chain').value = liveStarts[liveChosen[0]];
  else if (Object.values(liveStarts).includes($('live-chain').value)) $('live-chain').value = 'merge';
  startLive();
}
function tell(message) {
  const socket = liveWire.socket;
  if (socket && socket.readyState === WebSocket.OPEN) { socket.send(JSON.stringify(message)); return; }
  const fresh = new WebSocket(`ws://${location.host}/live`);
  liveWire.socket = fresh;
  fresh.onopen = () => fresh.send(JSON.stringify(message));
  fresh.onmessage = (event) => hear(JSON.parse(event.data));
  fresh.onclose = () => { if (liveWire.isRunning) { liveWire.isRunning = false; showLive(); } };
}
function startLive() {
  Object.assign(liveWire, { events: [], isRunning: true, began: performance.now(), sources: [...liveChosen], results: 1, left: 1 });
  showProblem($('live-chain').closest('.panel'), $('live-chain'), null);
  tell({ kind: 'start', sources: liveChosen, chain: liveCalls().map((text) => ({ text })) });
  showLive();
  requestAnimationFrame(drawLive);
}
function stopLive() { liveWire.isRunning = false; tell({ kind: 'stop' }); showLive(); }
const liveWords = { input: 'in', output: 'out', inputFailed: 'input fails', inputCompleted: 'input completes', failed: 'fails', completed: 'completes', subscribed: 'subscribes' };
function hear(event) {
  if (event.kind === 'problem') { liveWire.isRunning = false; showProblem($('live-chain').closest('.panel'), $('live-chain'), event.text); showLive(); return; }
  if (event.kind === 'folder') { $('live-note').textContent = `The folder is ${event.text}: write, change or remove a file in it.`; return; }
  if (event.kind === 'started') { liveWire.results = liveWire.left = event.count; return; }
  if (!liveWire.isRunning) return;
  addLive(event);
  if ((event.kind === 'failed' || event.kind === 'completed') && --liveWire.left === 0) { liveWire.isRunning = false; showLive(); }
  const line = liveRows() > 2 ? ` ${event.line + 1}` : '';
  const row = make('li', { class: event.kind }, make('span', { class: 'cause', text: `${((performance.now() - liveWire.began) / 1000).toFixed(2)} s` }), make('span', { class: 'cause', text: (liveWords[event.kind] ?? event.kind) + line }), make('span', { text: event.text ?? '' }));
  $('live-log').prepend(row);
  while ($('live-log').children.length > 60) $('live-log').lastChild.remove();
}
const isOutput = (event) => ['output', 'failed', 'completed'].includes(event.kind);
const liveRows = () => liveWire.sources.length + liveWire.results;
const liveScale = () => ($('live-time').clientWidth - 40) / (liveSeconds * 1000);
/** Gives an event a place on its line: behind the others, or one of two places below. Values without a place are counted in the last one. */
function addLive(event) {
  const isValue = event.kind === 'input' || event.kind === 'output';
  const text = isValue ? (event.text.length > 16 ? event.text.slice(0, 15) + '…' : event.text) : '';
  const item = { ...event, text, at: performance.now(), isOutput: isOutput(event), half: isValue ? Math.max(13, text.length * 3.9 + 8) : 9, level: 0 };
  const before = liveWire.events.filter((other) => other.isOutput === item.isOutput && other.line === item.line);
  const isFree = (level) => before.every((other) => other.level !== level || (item.at - other.at) * liveScale() >= item.half + other.half + 2);
  const level = (isValue ? [0, 1, 2] : [0, 1, 2, 3]).find(isFree);
  if (level === undefined) {
    const last = before.filter((other) => other.half > 9).pop();
    if (last && isValue) { last.more = (last.more ?? 0) + 1; return; }
  }
  item.level = level ?? 3;
  liveWire.events.push(item);
  if (liveWire.events.length > 400) liveWire.events.shift();
}
function showLive() {
  for (const button of document.querySelectorAll('[data-source]')) { button.setAttribute('aria-pressed', liveChosen.includes(button.dataset.source)); }
  $('live-start').textContent = liveWire.isRunning ? 'Stop' : 'Start';
  $('live-touch').hidden = !liveChosen.includes('folder');
}
function drawLive() {
  if (page !== 'live') return;
  const width = $('live-time').clientWidth, now = performance.now(), scale = liveScale(), inputs = liveWire.sources.length || 1;
  const yOf = (isOutput, line) => 40 + (isOutput ? inputs + line : line) * (liveLine + 34);
  const name = (i) => i < inputs ? (liveSources[liveWire.sources[i] ?? 'load'][0]) : liveWire.results > 1 ? `Result ${i - inputs + 1}` : 'Result';
  const parts = Array.from({ length: inputs + liveWire.results }, (_, i) =>
    `<text class="side" x="0" y="${yOf(false, i) - 24}">${escape(name(i))}</text><path class="thread" d="M0 ${yOf(false, i)}H${width - 24}"/>`);
  const visibleEvents = liveWire.events.filter((event) => now - event.at < liveSeconds * 1000 + 1500);
  for (const event of visibleEvents) {
    const at = width - 80 - (now - event.at) * scale, line = yOf(event.isOutput, event.line ?? 0), cy = line + event.level * 21;
    if (event.text) {
      const text = event.more ? `+${event.more + 1}` : event.text;
      parts.push(`<g class="m${event.text.length > 2 ? ' long' : ''}" style="--h:${event.isOutput ? 28 : 211}" transform="translate(${at} ${cy})"><rect class="ball" x="${-event.half}" y="-10" width="${event.half * 2}" height="20" rx="10"/><text>${escape(text)}</text></g>`);
    } else if (event.kind === 'subscribed') parts.push(`<circle class="sub-dot" cx="${at}" cy="${cy}" r="5"/>`);
    else if (event.kind.toLowerCase().endsWith('completed')) parts.push(`<path class="bar" d="M${at} ${cy - 10}v20"/>`);
    else parts.push(`<path class="fail" d="M${at - 7} ${cy - 7}l14 14m-14 0l14 -14"/>`);
  }
  $('live-time').innerHTML = `<svg aria-hidden="true" style="height:${(inputs + liveWire.results) * (liveLine + 34) + 10}px">${parts.join('')}</svg>`;
  if (liveWire.isRunning || visibleEvents.length) requestAnimationFrame(drawLive);
}
showLive();
connect();

// The Live tab: input of this computer as it comes, and what a chain makes of it.

const liveWire = { socket: null, events: [], isRunning: false, began: 0 };
const liveSources = { load: ['Processors', 'how busy they are, from /proc/stat'], program: ['A program', 'prints lines in bursts and fails at the end'], folder: ['A folder', 'files that are added, changed and removed'] };
const liveStarts = { load: 'throttle 1000', program: 'debounce 400, retry 1, catch sorry', folder: 'buffer 1500' };
let liveSource = 'load';
$('live').append(
  make('div', { class: 'intro' }, make('div', {},
    make('p', { class: 'lead', text: 'Real input, in real time.' }),
    make('p', { class: 'sub', text: 'The upper line is what this computer sends. The lower line is what your chain lets through. A cross is a failure: retry subscribes again, catch puts something in its place.' }))),
  make('div', { class: 'panel' },
    make('div', { class: 'live-bar' },
      make('div', { class: 'kinds', role: 'radiogroup', 'aria-label': 'Input' }, ...Object.entries(liveSources).map(([key, [title, about]]) =>
        make('button', { role: 'radio', 'aria-checked': key === liveSource, 'data-source': key, title: about, text: title, onclick: () => { liveSource = key; $('live-chain').value = liveStarts[key]; showLive(); startLive(); } }))),
      make('label', { class: 'live-field' }, make('span', { text: 'Chain' }), make('input', { id: 'live-chain', value: liveStarts.load, spellcheck: 'false', autocomplete: 'off', onkeydown: (event) => { if (event.key === 'Enter') startLive(); } })),
      make('button', { class: 'solid', id: 'live-start', text: 'Start', onclick: () => (liveWire.isRunning ? stopLive() : startLive()) }),
      make('button', { class: 'quiet', id: 'live-touch', text: 'Write a file', hidden: true, onclick: () => tell({ kind: 'touch' }) })),
    make('p', { class: 'note', id: 'live-note', text: 'throttle ms, debounce ms, buffer ms, delay ms, take n, retry n, filter text, catch text, uppercase, distinct. Commas go between operators, and times are in milliseconds.' }),
    make('div', { id: 'live-time', role: 'img', 'aria-label': 'The last twelve seconds' }),
    make('ol', { class: 'log live-log', id: 'live-log', 'aria-label': 'Events, newest first' })));

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
  liveWire.events = [];
  liveWire.isRunning = true;
  liveWire.began = performance.now();
  showProblem($('live-chain').closest('.panel'), $('live-chain'), null);
  tell({ kind: 'start', source: liveSource, chain: $('live-chain').value });
  showLive();
  requestAnimationFrame(drawLive);
}
function stopLive() { liveWire.isRunning = false; tell({ kind: 'stop' }); showLive(); }
function hear(event) {
  if (event.kind === 'problem') { liveWire.isRunning = false; showProblem($('live-chain').closest('.panel'), $('live-chain'), event.text); showLive(); return; }
  if (event.kind === 'folder') { $('live-note').textContent = `The folder is ${event.text}: write, change or remove a file in it.`; return; }
  liveWire.events.push({ ...event, at: performance.now() });
  if (liveWire.events.length > 400) liveWire.events.shift();
  if (event.kind === 'failed' || event.kind === 'completed') { liveWire.isRunning = false; showLive(); }
  const words = { input: 'in', output: 'out', inputFailed: 'input fails', failed: 'fails', completed: 'completes', subscribed: 'subscribes' };
  const row = make('li', { class: event.kind }, make('span', { class: 'cause', text: `${((performance.now() - liveWire.began) / 1000).toFixed(2)} s` }), make('span', { class: 'cause', text: words[event.kind] ?? event.kind }), make('span', { text: event.text ?? '' }));
  $('live-log').prepend(row);
  while ($('live-log').children.length > 60) $('live-log').lastChild.remove();
}
function showLive() {
  for (const button of document.querySelectorAll('[data-source]')) { button.setAttribute('aria-checked', button.dataset.source === liveSource); }
  $('live-start').textContent = liveWire.isRunning ? 'Stop' : 'Start';
  $('live-touch').hidden = liveSource !== 'folder';
}
function drawLive() {
  if (page !== 'live') return;
  const width = $('live-time').clientWidth, now = performance.now(), scale = (width - 40) / 12000;
  const parts = ['<text class="side" x="0" y="14">input</text><text class="side" x="0" y="84">output</text>', `<path class="thread" d="M0 42H${width - 24}"/><path class="thread" d="M0 112H${width - 24}"/>`];
  const visibleEvents = liveWire.events.filter((event) => now - event.at < 12500);
  for (const event of visibleEvents) {
    const at = width - 30 - (now - event.at) * scale, cy = ['output', 'failed', 'completed'].includes(event.kind) ? 112 : 42;
    if (event.kind === 'input' || event.kind === 'output') {
      const text = event.text.length > 16 ? event.text.slice(0, 15) + '…' : event.text, half = Math.max(13, text.length * 3.7 + 8);
      parts.push(`<g class="m" style="--h:${cy === 42 ? 211 : 28}" transform="translate(${at} ${cy})"><rect class="ball" x="${-half}" y="-13" width="${half * 2}" height="26" rx="13"/><text>${escape(text)}</text></g>`);
    } else if (event.kind === 'subscribed') parts.push(`<circle class="sub-dot" cx="${at}" cy="${cy}" r="5"/>`);
    else if (event.kind === 'completed') parts.push(`<path class="bar" d="M${at} ${cy - 16}V${cy + 16}"/>`);
    else parts.push(`<path class="fail" d="M${at - 8} ${cy - 8}l16 16M${at - 8} ${cy + 8}l16 -16"/>`);
  }
  $('live-time').innerHTML = `<svg>${parts.join('')}</svg>`;
  if (liveWire.isRunning || visibleEvents.length) requestAnimationFrame(drawLive);
}
showLive();
connect();

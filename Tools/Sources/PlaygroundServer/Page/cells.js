// The State tab: cells with formulas, once as properties and once as signals combined without a graph.

const sheet = { cells: [], changes: [], held: null };
let sheetAnswer = null, sheetBusy = false, sheetPending = false;
const diamond = [['a', '1'], ['b', '2'], ['twice', 'a * 2'], ['square', 'a * a'], ['sum', 'twice + square + b']];

$('state').append(
  make('div', { class: 'intro' }, make('div', {},
    make('p', { class: 'lead', text: 'Change a cell. Watch what is sent.' }),
    make('p', { class: 'sub', text: 'On the left of the log, the cells are properties. They know what depends on what, so each sends one value per change. On the right, the same formulas are plain signals, put together with combineLatest. Where paths meet again, they send values that were never true: glitches.' }))),
  make('div', { class: 'bench cells' },
    make('div', { class: 'panel' },
      make('h2', { text: 'Cells' }), make('div', { id: 'cells' }),
      make('div', { class: 'actions' },
        make('button', { class: 'quiet', text: '+ Add a cell', onclick: () => { remember(); sheet.cells.push({ id: newID(), name: ['x', 'y', 'z', 'u', 'v', 'w'].find((name) => !sheet.cells.some((cell) => cell.name === name)) ?? 'n', formula: 'a + 1' }); sheetChanged(); } }),
        make('button', { class: 'quiet', text: 'Start again', onclick: () => { remember(); startSheet(diamond); sheetChanged(); } })),
      make('div', { class: 'hold' },
        make('label', {}, make('input', { type: 'checkbox', id: 'hold', onchange: (event) => { remember(); sheet.held = event.target.checked ? [] : null; drawSheet(); } }), ' Collect changes for a transaction'),
        make('button', { class: 'solid', id: 'commit', text: 'Write them together', onclick: commitHeld })),
      make('div', { id: 'graph' })),
    make('div', { class: 'panel' },
      make('h2', { text: 'Sent, newest first' }),
      make('div', { class: 'log-head', 'aria-hidden': 'true' }, make('span', { text: 'Change' }), make('span', { text: 'Properties' }), make('span', { text: 'Signals with combineLatest' })),
      make('ol', { id: 'log', class: 'log', 'aria-label': 'Values sent by each change' }))));

function startSheet(cells) {
  sheet.cells = cells.map(([name, formula]) => ({ id: newID(), name, formula }));
  sheet.changes = [];
  sheet.held = null;
  $('hold').checked = false;
}
const cellValue = (name) => {
  const held = sheet.held && sheet.held.filter((write) => write.cell === name).pop();
  if (held) return held.value;
  for (let i = sheet.changes.length - 1; i >= 0; i--) {
    const write = sheet.changes[i].find((other) => other.cell === name);
    if (write) return write.value;
  }
  const cell = sheet.cells.find((other) => other.name === name);
  return cell ? Number(cell.formula) : NaN;
};
function writeCell(name, value) {
  if (!Number.isFinite(value)) return;
  remember();
  if (sheet.held) {
    sheet.held = sheet.held.filter((write) => write.cell !== name);
    sheet.held.push({ cell: name, value });
    drawSheet();
  } else {
    sheet.changes.push([{ cell: name, value }]);
    sheetChanged();
  }
}
function commitHeld() {
  if (!sheet.held || !sheet.held.length) return;
  remember();
  sheet.changes.push(sheet.held);
  sheet.held = [];
  sheetChanged();
}
function sheetChanged() {
  while (sheet.changes.length > 40) {
    // The oldest change becomes part of the first values.
    for (const write of sheet.changes.shift()) { const cell = sheet.cells.find((other) => other.name === write.cell); if (cell) cell.formula = String(write.value); }
  }
  if (sheetBusy) { sheetPending = true; return; }
  sheetBusy = true;
  request({ kind: 'cells', sheet: { cells: sheet.cells.map(({ name, formula }) => ({ name, formula })), changes: sheet.changes } }).then((reply) => {
    sheetBusy = false;
    if (reply.cells) { sheetAnswer = reply.cells; drawSheet(); writeAddress(); }
    if (sheetPending) { sheetPending = false; sheetChanged(); }
  });
}
window.sheetReconnected = () => { sheetBusy = false; if (page === 'state') sheetChanged(); };
window.sheetAddress = () => page === 'state' ? sheet.cells.map((cell) => 'cell=' + encode(`${cell.name}=${cell.formula}`)) : [];
window.sheetStart = (values) => {
  const cells = values.getAll('cell').map((text) => [text.split('=')[0], text.split('=').slice(1).join('=')]);
  startSheet(cells.length ? cells : diamond);
};

function drawSheet() {
  const holder = $('cells');
  const kept = new Map([...holder.children].map((node) => [Number(node.dataset.id), node]));
  sheet.cells.forEach((cell, index) => {
    const node = kept.get(cell.id) ?? buildCell(cell);
    kept.delete(cell.id);
    if (holder.children[index] !== node) holder.insertBefore(node, holder.children[index] ?? null);
    const info = sheetAnswer && sheetAnswer.cells[index] && sheetAnswer.cells[index].name === cell.name ? sheetAnswer.cells[index] : null;
    const [name, formula] = node.querySelectorAll('input');
    if (document.activeElement !== name) name.value = cell.name;
    if (document.activeElement !== formula) formula.value = cell.formula;
    const isInput = Boolean(info && info.isInput);
    node.classList.toggle('is-input', isInput);
    const held = sheet.held && sheet.held.some((write) => write.cell === cell.name);
    const value = node.querySelector('output');
    const text = held ? String(cellValue(cell.name)) : info && info.value !== undefined ? info.value : '–';
    if (value.textContent !== text) { value.textContent = text; value.classList.remove('pop'); void value.offsetWidth; value.classList.add('pop'); }
    value.classList.toggle('held', Boolean(held));
    for (const button of node.querySelectorAll('.step-by')) button.hidden = !isInput;
    name.setAttribute('aria-label', `Name of cell ${index + 1}`);
    formula.setAttribute('aria-label', `Formula of ${cell.name}`);
    showProblem(node, formula, info && info.problem);
  });
  for (const node of kept.values()) node.remove();
  $('commit').disabled = !sheet.held || !sheet.held.length;
  $('commit').textContent = sheet.held && sheet.held.length ? `Write ${sheet.held.length} together` : 'Write them together';
  drawLog();
  drawGraph();
}
const endEdit = () => { history_.coalescing = null; };
/** Takes the cells of another time. The elements of a cell hold it, so they are made anew. */
function sheetTravel(then) {
  Object.assign(sheet, then);
  $('hold').checked = sheet.held !== null;
  $('cells').replaceChildren();
  if (page === 'state') sheetChanged();
}
function buildCell(cell) {
  const step = (by) => () => writeCell(cell.name, cellValue(cell.name) + by);
  return make('div', { class: 'cell', 'data-id': cell.id },
    make('input', { class: 'cell-name', maxlength: 16, spellcheck: 'false', autocomplete: 'off', onblur: endEdit, oninput: (event) => { remember('cell-name' + cell.id); cell.name = event.target.value; sheetChanged(); } }),
    make('span', { text: '=', 'aria-hidden': 'true' }),
    make('input', { class: 'cell-formula', maxlength: 120, spellcheck: 'false', autocomplete: 'off', onblur: endEdit, oninput: (event) => { remember('cell' + cell.id); cell.formula = event.target.value; sheet.changes = []; sheetChanged(); } }),
    make('button', { class: 'step-by', text: '−', 'aria-label': `Decrease ${cell.name}`, onclick: step(-1) }),
    make('output', {}),
    make('button', { class: 'step-by', text: '+', 'aria-label': `Increase ${cell.name}`, onclick: step(1) }),
    make('button', { class: 'x', text: '×', 'aria-label': `Remove ${cell.name}`, title: 'Remove', onclick: () => { remember(); sheet.cells = sheet.cells.filter((other) => other !== cell); sheet.changes = []; sheetChanged(); } }));
}
const chips = (emissions) => emissions.length ? emissions.map((item) => `<span class="sent${item.isGlitch ? ' glitch' : ''}">${escape(item.cell)} <b>${escape(item.value)}</b>${item.isGlitch ? ' <i>glitch</i>' : ''}</span>`).join('') : '<span class="note">nothing</span>';
function drawLog() {
  if (!sheetAnswer) return;
  const changes = sheetAnswer.changes.map((change, index) => ({ change, writes: index ? sheet.changes[index - 1] : null }));
  $('log').innerHTML = changes.reverse().map(({ change, writes }) =>
    `<li><span class="cause">${writes ? writes.map((write) => `${escape(write.cell)} ← ${write.value}`).join(', ') : 'first values'}${writes && writes.length > 1 ? ' <em>transaction</em>' : ''}</span><div class="sends">${chips(change.properties)}</div><div class="sends">${chips(change.signals)}</div></li>`).join('');
}
/** Draws what depends on what, from left to right. */
function drawGraph() {
  if (!sheetAnswer) return;
  const good = sheet.cells.filter((cell, index) => sheetAnswer.cells[index] && !sheetAnswer.cells[index].problem);
  const uses = new Map(good.map((cell) => [cell.name, good.filter((other) => new RegExp(`(^|[^\\w.])${other.name}(?![\\w.])`).test(cell.formula)).map((other) => other.name)]));
  const depth = new Map();
  const depthOf = (name, guard = 0) => { if (depth.has(name)) return depth.get(name); const value = guard > 12 ? 0 : Math.max(-1, ...uses.get(name).map((other) => depthOf(other, guard + 1))) + 1; depth.set(name, value); return value; };
  const columns = [];
  for (const cell of good) (columns[depthOf(cell.name)] ??= []).push(cell.name);
  const gap = 132, line = 58, height = Math.max(1, ...columns.map((column) => column.length)) * line;
  const places = new Map();
  columns.forEach((column, i) => column.forEach((name, j) => places.set(name, [i * gap + 44, height / 2 + (j - (column.length - 1) / 2) * line])));
  const last = sheetAnswer.changes[sheetAnswer.changes.length - 1];
  const fresh = new Set(sheetAnswer.changes.length > 1 ? last.properties.map((item) => item.cell) : []);
  const edges = [...uses].flatMap(([name, others]) => others.map((other) => { const [x1, y1] = places.get(other), [x2, y2] = places.get(name); return `<path class="${fresh.has(other) ? 'fresh' : ''}" d="M${x1 + 36} ${y1}C${x1 + 66} ${y1} ${x2 - 66} ${y2} ${x2 - 36} ${y2}"/>`; }));
  const nodes = [...places].map(([name, [cx, cy]]) => `<g class="${fresh.has(name) ? 'fresh' : ''}" transform="translate(${cx} ${cy})"><rect x="-36" y="-18" width="72" height="36" rx="18"/><text>${escape(name.slice(0, 8))}</text></g>`);
  const width = columns.length * gap - 44;
  $('graph').innerHTML = `<svg viewBox="0 0 ${width} ${height}" style="max-width:${width * 1.15}px" role="img" aria-label="${escape([...uses].filter(([, others]) => others.length).map(([name, others]) => `${name} uses ${others.join(' and ')}`).join('; '))}">${edges.join('')}${nodes.join('')}</svg>`;
}


// The list of all operators, beside the timelines. An operator opens with marbles of its own. It is one stop of the tab key.

function buildOperators() {
  const parts = [make('h2', { text: 'Operators' })];
  let family = null;
  for (const entry of catalog) {
    if (entry.family !== family) parts.push(make('h3', { text: family = entry.family }));
    parts.push(make('button', { class: 'entry', title: entry.summary, 'data-name': entry.name, tabindex: -1, onclick: (event) => openOperator(entry, event.timeStamp) }));
    parts[parts.length - 1].innerHTML = hinged(entry.name);
  }
  $('operators').replaceChildren(...parts);
}
function openOperator(entry, since) {
  openExperiment(entry.diagrams, [entry.name], since);
  say(`${entry.name}: ${entry.summary}`);
}
let shownOperators = null;
/** Marks the operators of the chain, and shows the first of them in the list. */
function showCurrentOperators() {
  const names = state.chain.map((call) => call.name ?? call.text.split(' ')[0]);
  if (names.join() === shownOperators) return;
  shownOperators = names.join();
  const entries = [...$('operators').querySelectorAll('.entry')];
  for (const entry of entries) put(entry, { 'aria-current': names.includes(entry.dataset.name), tabindex: -1 });
  const first = entries.find((entry) => entry.dataset.name === names[0]) ?? entries[0];
  if (!first) return;
  put(first, { tabindex: 0 });
  const list = $('operators'), top = first.offsetTop - list.offsetTop;
  const seen = Math.min(list.clientHeight, innerHeight - list.getBoundingClientRect().top);
  if (!list.contains(document.activeElement)) list.scrollTop = Math.max(0, top - seen / 2);
}
$('operators').addEventListener('keydown', (event) => {
  const entries = [...$('operators').querySelectorAll('.entry')], at = entries.indexOf(event.target);
  const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: entries.length - 1, PageUp: at - 10, PageDown: at + 10 }[event.key];
  if (at < 0 || next === undefined) return;
  const target = entries[clamp(next, 0, entries.length - 1)];
  put(event.target, { tabindex: -1 });
  put(target, { tabindex: 0 });
  target.focus();
  event.preventDefault();
});

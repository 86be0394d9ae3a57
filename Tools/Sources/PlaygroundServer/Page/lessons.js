// Three lessons that lead on: one operator, a chain, and an operator that starts a line for each value.

const lessons = [
  { title: 'One operator', lines: ['a-b-c-----d-e---|'], chain: ['debounce 2'],
    text: 'debounce lets a value through when nothing has followed it for two ticks. Drag b one tick to the left: now b gets through, too.' },
  { title: 'A chain', lines: ['a---a---b---c--|'], chain: ['debounce 1', 'distinctUntilChanged', 'map uppercase'],
    text: 'Each operator works on the result above it. Click the second a, and name it x: distinctUntilChanged lets it pass, and map writes it large.' },
  { title: 'A line for each value', lines: ['a-b-c-----d-e---|'], chain: ['debounce 2', 'distinctUntilChanged', 'switchToLatest -1-2|'],
    text: 'switchToLatest starts a line for each value, and drops it when the next value comes. This is search as you type. Drag d to tick 7: it ends the line of c.' },
];
let lesson = null;
function showLesson(index) {
  lesson = index;
  $('lesson').hidden = index === null;
  document.querySelectorAll('.chip.step-by-step').forEach((chip, i) => { put(chip, { 'aria-current': i === index ? 'step' : 'false' }); if (i === index) chip.scrollIntoView({ block: 'nearest', inline: 'nearest' }); });
  if (index === null) return;
  $('lesson').firstElementChild.textContent = lessons[index].text;
  const next = lessons[index + 1];
  $('next-lesson').textContent = next ? `Next: ${next.title.toLowerCase()} →` : 'Next: add an operator of your own →';
}
function startLesson(index) {
  load(lessons[index].lines, lessons[index].chain);
  showLesson(index);
}
function openLesson(index, since) {
  openExperiment(lessons[index].lines, lessons[index].chain, since);
  showLesson(index);
  say(lessons[index].text);
}
document.querySelector('.examples').prepend(...lessons.map((item, index) =>
  make('button', { class: 'chip step-by-step', text: `${index + 1} ${item.title}`, onclick: (event) => openLesson(index, event.timeStamp) })));
$('next-lesson').addEventListener('click', (event) => { if (lessons[lesson + 1]) openLesson(lesson + 1, event.timeStamp); else $('search').focus(); });

// The whole run in a strip, when not all of it is on the screen: the marbles of each line and of the last result, and the part that is shown.

let overviewOf = null;
function drawOverview() {
  const strip = $('overview');
  put(strip, {}, { hidden: $('scroll').hidden });
  if (strip.hidden) return;
  const width = view.width, scale = width / view.ticks;
  const key = `${width} ${view.ticks}`;
  if (overviewOf?.answer !== answer || overviewOf.key !== key) {
    const last = answer && answer.steps.length ? answer.steps[answer.steps.length - 1].results ?? [] : [];
    const rows = [...state.lines.map((line) => line.marbles.map((m) => m.t)), ...last.map((result) => result.flatMap((item) => item.marbles.ticks))].slice(0, 8);
    const height = Math.min(12, 48 / Math.max(1, rows.length));
    const paths = rows.map((ticks, i) => {
      // Marbles that share a pixel are drawn once.
      const places = new Set(ticks.map((tick) => Math.round(tick * scale)));
      return `<path class="${i < state.lines.length ? '' : 'out'}" d="${[...places].map((at) => `M${at} ${(i * height + 2).toFixed(1)}v${(height - 3).toFixed(1)}`).join('')}"/>`;
    });
    strip.innerHTML = `<svg aria-hidden="true" style="height:${rows.length * height + 2}px">${paths.join('')}<rect class="window" y="0.5" height="${rows.length * height + 1}" rx="3"/></svg><p></p>`;
    overviewOf = { answer, key };
  }
  const shown = Math.min(view.ticks, (view.width - left * 2) / view.px);
  const rect = strip.querySelector('.window');
  put(rect, { x: (view.start * scale).toFixed(1), width: Math.max(6, shown * scale).toFixed(1) });
  const first = Math.ceil(view.start), final = Math.min(view.ticks - 1, Math.floor(view.start + shown));
  const all = state.lines.reduce((sum, line) => sum + line.marbles.length, 0);
  const seen = state.lines.reduce((sum, line) => sum + line.marbles.filter((m) => m.t >= first && m.t <= final).length, 0);
  const text = `Ticks ${first} to ${final} of ${view.ticks - 1}: ${seen} of ${all} marbles. Drag the frame to see the others.`;
  put(strip, { 'aria-label': text });
  put(strip.lastElementChild, {}, { textContent: text });
}
const moveOverview = (event) => {
  if (!event.buttons) return;
  const place = event.clientX - $('overview').getBoundingClientRect().left;
  const shown = (view.width - left * 2) / view.px;
  scrollTo_(clamp(place / view.width * view.ticks - shown / 2, 0, Math.max(0, view.ticks - shown)));
};
$('overview').addEventListener('pointerdown', (event) => { $('overview').setPointerCapture(event.pointerId); moveOverview(event); });
$('overview').addEventListener('pointermove', moveOverview);

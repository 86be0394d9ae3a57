/// The page of the inspector, with its style and its program inside. It fetches nothing from elsewhere.
let inspectorPage = #"""
  <!doctype html>
  <html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Inspector</title>
  <style>
  :root { --paper: #faf9f6; --card: #fff; --sunk: #f3f1ec; --ink: #1b1a18; --soft: #625e57; --rule: #e2ded6; --line: #57534c; --accent: #c2410c; --wash: #fdf1ea; --bad: #b4123c; --bad-wash: #fdf0f2; color-scheme: light;
    --sans: ui-sans-serif, system-ui, -apple-system, "Segoe UI", "Noto Sans", "Liberation Sans", Arial, sans-serif; --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace }
  @media (prefers-color-scheme: dark) { :root { --paper: #131211; --card: #1b1a18; --sunk: #232120; --ink: #f2efe9; --soft: #b1aba1; --rule: #322f2c; --line: #a59f94; --accent: #f5824a; --wash: #2b1c14; --bad: #ff7a92; --bad-wash: #2e171c; color-scheme: dark } }
  * { box-sizing: border-box; margin: 0 }
  html { font: 15px/1.5 var(--sans); background: var(--paper); color: var(--ink) }
  button, input, select { font: inherit; color: inherit }
  button { cursor: pointer; padding: 5px 14px; border: 1px solid var(--rule); border-radius: 8px; background: var(--card) }
  button:hover { border-color: var(--accent); color: var(--accent) }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  header { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; padding: 14px clamp(14px, 3vw, 44px); border-bottom: 1px solid var(--rule) }
  h1 { font-size: 16px } h2 { font-size: 15px; margin-bottom: 8px }
  #summary { color: var(--soft); font-variant-numeric: tabular-nums }
  #filter { flex: 1 1 180px; min-width: 0; max-width: 380px; padding: 5px 12px; border: 1px solid var(--rule); border-radius: 8px; background: var(--card) }
  main { display: grid; gap: 18px; grid-template-columns: minmax(0, 1fr); padding: 18px clamp(14px, 3vw, 44px); max-width: 1920px; margin: auto }
  @media (min-width: 1100px) { main { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); align-items: start } #detail, #graph-card { grid-column: 2 } #list { grid-row: 1 / span 4 } }
  section { padding: 16px; border: 1px solid var(--rule); border-radius: 14px; background: var(--card); min-width: 0 }
  .row { display: block; width: 100%; padding: 9px 10px; border: 0; border-radius: 9px; text-align: left; color: var(--ink) } .row + .row { margin-top: 2px }
  .row:hover { background: var(--sunk); color: var(--ink) } .row[aria-pressed=true] { background: var(--wash) } .row:focus-visible { outline-offset: -2px }
  .head { display: flex; gap: 12px; justify-content: space-between; align-items: baseline } .head b { font: 600 14px/1.4 var(--mono); overflow-wrap: anywhere } .head span { flex: none; font-variant-numeric: tabular-nums; color: var(--soft) }
  .sub { display: flex; flex-wrap: wrap; gap: 2px 14px; color: var(--soft); font-size: 13px; overflow-wrap: anywhere } .chain { font-family: var(--mono); font-size: 12.5px }
  .flag { padding: 0 8px; border-radius: 99px; background: var(--wash); color: var(--accent); font-weight: 600 } .flag.bad { background: var(--bad-wash); color: var(--bad) }
  .note { color: var(--soft); font-size: 13.5px } .bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 10px }
  .scroll { overflow-x: auto } svg { display: block } svg text { font: 13px var(--sans); fill: var(--ink) } .axis { font-size: 12px; fill: var(--soft) }
  .node rect { fill: var(--sunk); stroke: var(--rule) } .node.signal rect { fill: var(--wash); stroke: var(--accent) } .node.property rect { fill: var(--card); stroke: var(--line); stroke-dasharray: 4 3 } .node.subscribers rect { fill: none; stroke: none } .edge { fill: none; stroke: var(--line); stroke-width: 1.3 } .edge.held { stroke: var(--bad); stroke-width: 3 }
  .thread { stroke: var(--line); stroke-width: 1.6 } .ball { fill: var(--wash); stroke: var(--accent); stroke-width: 1.5 } .end { stroke: var(--line); stroke-width: 4 } .end.failed { stroke: var(--bad) }
  pre { margin-top: 10px; padding: 12px; border-radius: 9px; background: var(--sunk); font: 12.5px/1.6 var(--mono); overflow: auto; max-height: 420px; white-space: pre-wrap; overflow-wrap: anywhere }
  table { border-collapse: collapse; width: 100%; font-size: 13.5px } td, th { padding: 3px 8px 3px 0; text-align: left; vertical-align: top; overflow-wrap: anywhere } th { color: var(--soft); font-weight: 500 } td.n { text-align: right; font-variant-numeric: tabular-nums }
  </style>
  <header>
    <h1>Inspector</h1>
    <b id="process"></b>
    <input id="filter" type="search" placeholder="Filter by name, place or operator" aria-label="Filter">
    <button id="mark" title="Later snapshots show what has begun since, and has not ended">Set mark</button>
    <button id="pause" aria-pressed="false">Pause</button>
    <span id="summary" role="status">Connecting</span>
  </header>
  <main>
    <section id="list"><h2>Signals</h2><div id="rows"></div></section>
    <section id="detail" hidden><div class="bar"><h2 id="name" style="margin: 0; overflow-wrap: anywhere"></h2><button id="pin"></button><button id="test">Export as test</button></div><div id="marbles"></div><pre id="code" hidden></pre></section>
    <section id="graph-card"><h2>Graph</h2><div id="graph" class="scroll"></div></section>
    <section id="objects"><h2>Properties, commands and tasks</h2><div id="tables"></div></section>
  </main>
  <script>
  "use strict"
  const token = new URLSearchParams(location.search).get("token") ?? ""
  const $ = (id) => document.getElementById(id)
  const state = { selected: null, paused: false, data: null, busy: false, pressed: false }
  const base = location.pathname.endsWith("/") ? location.pathname : location.pathname + "/"
  const address = (path, query = {}) => base + path + "?" + Object.entries({ token, ...query }).map((pair) => pair.map(encodeURIComponent).join("=")).join("&")
  const make = (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) if (value !== undefined && value !== false) element.setAttribute(name, value)
    element.append(...children.filter((child) => child !== undefined))
    return element
  }
  const draw = (tag, attributes = {}, text) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    if (text !== undefined) element.textContent = text
    return element
  }
  const short = (number) => number >= 1e6 ? (number / 1e6).toFixed(1) + " M" : number >= 1e4 ? Math.round(number / 1e3) + " k" : number >= 100 || Number.isInteger(number) ? Math.round(number) + "" : number.toFixed(1)
  const time = (seconds) => seconds < 1 ? Math.round(seconds * 1000) + " ms" : seconds < 120 ? seconds.toFixed(seconds < 10 ? 1 : 0) + " s" : Math.round(seconds / 60) + " min"
  const cut = (text, length) => text.length > length ? text.slice(0, length - 1) + "…" : text

  async function refresh() {
    if (state.busy || state.paused) return
    state.busy = true
    try {
      const answer = await fetch(address("data", { filter: $("filter").value, ...(state.selected ? { signal: state.selected } : {}) }))
      if (!answer.ok) throw new Error(await answer.text())
      state.data = await answer.json()
      // A row that is replaced between press and release gets no click.
      if (!state.pressed) show()
    } catch (error) {
      $("summary").textContent = "The program does not answer. " + (error.message ?? "")
    } finally { state.busy = false }
  }

  function show() {
    const { snapshot, process, liveCount, signalCount, matchCount } = state.data
    document.title = $("process").textContent = process
    $("summary").textContent = `${short(liveCount)} live subscriptions of ${short(signalCount)} signals, after ${time(snapshot.time)}`
    const focused = document.activeElement?.dataset?.id
    $("rows").replaceChildren(...snapshot.signals.map(row))
    if (focused) [...$("rows").children].find((row) => row.dataset.id === focused)?.focus({ preventScroll: true })
    if (!snapshot.signals.length) $("rows").append(make("p", { class: "note" }, matchCount ? "" : "No signal matches. A signal is listed while it has a live subscription."))
    if (matchCount > snapshot.signals.length) $("rows").append(make("p", { class: "note" }, `${matchCount - snapshot.signals.length} more: use the filter`))
    showGraph(snapshot.graph)
    showDetail(snapshot)
    showTables(snapshot)
  }

  // The lines of untracked signals are titles, as soon as they are known. Their values are not counted, so they have no rate.
  const isTracked = (signal) => signal.name !== "untracked"
  const title = (signal) => isTracked(signal) ? signal.name : signal.place || signal.name

  function row(signal) {
    const facts = []
    if (signal.left > 0) facts.push(make("span", { class: "flag" }, `${signal.left} since the mark`))
    if (signal.isHeldBack) facts.push(make("span", { class: "flag bad" }, signal.heldBackBy.length ? `held back by ${signal.heldBackBy.join(", ")}` : "held back"))
    if (signal.waiting) facts.push(make("span", {}, `${short(signal.waiting)} waiting`))
    if (signal.dropped) facts.push(make("span", {}, `${short(signal.dropped)} dropped`))
    if (signal.lastValue !== undefined) facts.push(make("span", { class: "chain" }, cut(signal.lastValue, 60)))
    if (signal.silence !== undefined) facts.push(make("span", {}, `last ${time(signal.silence)} ago`))
    facts.push(make("span", {}, `age ${time(signal.age)}`))
    if (signal.thread) facts.push(make("span", {}, signal.thread))
    const button = make("button", { class: "row", "aria-pressed": String(signal.id === state.selected), "data-id": signal.id },
      make("div", { class: "head" }, make("b", {}, (signal.isPinned ? "★ " : "") + cut(title(signal), 80)), make("span", {}, `${isTracked(signal) ? `${short(signal.rate)}/s · ` : ""}${short(signal.live)} live`)),
      make("div", { class: "sub" }, make("span", {}, isTracked(signal) ? signal.place : "not tracked(…)")),
      signal.chain ? make("div", { class: "sub chain" }, cut(signal.chain, 160)) : undefined,
      make("div", { class: "sub" }, ...facts))
    button.onclick = () => { state.selected = state.selected === signal.id ? null : signal.id; $("code").hidden = true; refresh() }
    return button
  }

  function showGraph({ nodes, edges }) {
    if (!nodes.length) return $("graph").replaceChildren(make("p", { class: "note" }, "No tracked signal is live."))
    const byId = new Map(nodes.map((node) => [node.id, { ...node, column: 0 }]))
    for (let round = 0, changed = true; changed && round < 60; round++) {
      changed = false
      for (const { from, to } of edges) {
        const [a, b] = [byId.get(from), byId.get(to)]
        if (b.column < a.column + 1) { b.column = a.column + 1; changed = true }
      }
    }
    const columns = [], widths = []
    for (const node of byId.values()) (columns[node.column] ??= []).push(node)
    const sources = new Map()
    for (const { from, to } of edges) sources.set(to, [...(sources.get(to) ?? []), from])
    let x = 8
    columns.forEach((column, index) => {
      const place = (node) => { const rows = (sources.get(node.id) ?? []).map((id) => byId.get(id).y ?? 0); return rows.length ? rows.reduce((a, b) => a + b) / rows.length : 0 }
      if (index) column.sort((a, b) => place(a) - place(b))
      widths[index] = Math.max(...column.map((node) => 22 + 7.4 * Math.min(node.name.length, 34)))
      let next = 8
      for (const node of column) { node.x = x; node.y = Math.max(next, index ? place(node) : 0); next = node.y + 36 }
      x += widths[index] + 44
    })
    const height = Math.max(...[...byId.values()].map((node) => node.y)) + 44
    const svg = draw("svg", { width: x, height, viewBox: `0 0 ${x} ${height}`, role: "img", "aria-label": `${nodes.length} sources, operators, signals, subscribers and properties` })
    for (const { from, to, isHeldBack } of edges) {
      const [a, b] = [byId.get(from), byId.get(to)], [x1, x2] = [a.x + widths[a.column], b.x]
      svg.append(draw("path", { class: "edge" + (isHeldBack ? " held" : ""), d: `M${x1} ${a.y + 14} C${x1 + 24} ${a.y + 14} ${x2 - 24} ${b.y + 14} ${x2} ${b.y + 14}` }))
    }
    for (const node of byId.values()) {
      const group = draw("g", { class: "node " + node.kind })
      group.append(draw("rect", { x: node.x, y: node.y, width: widths[node.column], height: 28, rx: node.kind === "source" ? 14 : 6 }), draw("text", { x: node.x + 11, y: node.y + 19 }, cut(node.name, 34)), draw("title", {}, node.name))
      svg.append(group)
    }
    const [left, top] = [$("graph").scrollLeft, $("graph").scrollTop]
    $("graph").replaceChildren(svg)
    $("graph").scrollTo(left, top)
  }

  function showDetail(snapshot) {
    const signal = snapshot.signals.find((signal) => signal.id === state.selected)
    $("detail").hidden = !signal
    if (!signal) return
    $("name").textContent = title(signal)
    $("pin").textContent = signal.isPinned ? "Unpin" : "Pin"
    $("pin").onclick = async () => { await fetch(address("pin", { signal: signal.id, on: signal.isPinned ? "no" : "yes" }), { method: "POST" }); refresh() }
    const shown = snapshot.subscriptions.slice(-8).reverse()
    $("test").hidden = !shown.length
    $("test").onclick = async () => { $("code").textContent = await (await fetch(address("test", { subscription: shown[0].id, tick: 0.1 }))).text(); $("code").hidden = false }
    $("marbles").replaceChildren(
      make("p", { class: "note" }, signal.isPinned ? "The last minute of the newest subscriptions." : "The last events of the newest subscriptions, in the last minute. A pinned signal keeps more."),
      ...shown.map((subscription) => diagram(subscription, snapshot.time)))
  }

  function diagram(subscription, now) {
    const width = Math.max($("detail").clientWidth - 34, 220), span = 60, at = (seconds) => 8 + (width - 16) * (1 - (now - seconds) / span)
    const svg = draw("svg", { width, height: 74, role: "img", "aria-label": `Subscription ${subscription.id}: ${subscription.eventCount} values` })
    const since = subscription.isLeft ? ", since the mark" : "", holder = subscription.heldSources ? `, ${subscription.heldSources} sources wait` : ""
    svg.append(draw("text", { x: 0, y: 14, class: "axis" }, `#${subscription.id}: ${subscription.eventCount} values, ${time(now - subscription.began)}${since}${holder}`))
    svg.append(draw("line", { class: "thread", x1: Math.max(8, at(subscription.began)), x2: width - 8, y1: 40, y2: 40 }))
    let last = -99
    subscription.events.forEach((event, index) => {
      const x = at(event.time)
      if (x < 8) return
      const next = subscription.events[index + 1], hasRoom = x - last > 22 && (!next || at(next.time) - x > 22)
      if (event.kind === "next") {
        const ball = draw("circle", { class: "ball", cx: x, cy: 40, r: event.value !== undefined && hasRoom ? 11 : 4 })
        ball.append(draw("title", {}, event.value ?? `${(now - event.time).toFixed(3)} s ago`))
        svg.append(ball)
        if (event.value !== undefined && hasRoom) svg.append(draw("text", { x, y: 44.5, "text-anchor": "middle", style: "font-size: 12px" }, cut(event.value, 3)))
      } else svg.append(draw("line", { class: "end " + event.kind, x1: x, x2: x, y1: 26, y2: 54 }))
      last = x
    })
    for (const seconds of [60, 40, 20, 0]) svg.append(draw("text", { class: "axis", x: at(now - seconds), y: 70, "text-anchor": seconds === 60 ? "start" : seconds ? "middle" : "end" }, seconds ? `−${seconds} s` : "now"))
    return svg
  }

  function showTables({ properties, commands, tasks }) {
    const table = (titles, rows) => make("table", {}, make("tr", {}, ...titles.map((title) => make("th", {}, title))), ...rows.map((cells) => make("tr", {}, ...cells.map((cell) => make("td", typeof cell === "number" ? { class: "n" } : {}, String(cell))))))
    const parts = []
    if (properties.length) parts.push(table(["Property", "Name", "From", "Type", "Changes", "Value"], properties.map((p) => [`${p.id}`, cut(p.name ?? "", 60), p.inputs.join(", ") || "–", cut(p.type, 60), p.changeCount, p.value === undefined ? "" : cut(p.value, 60)])))
    if (commands.length) parts.push(table(["Command", "Name", "Type", "Running", "Executed"], commands.map((c) => [`${c.id}`, cut(c.name ?? "", 60), cut(c.type, 80), c.running, c.executionCount])))
    if (tasks.length) parts.push(table(["Task", "Subscription", "Age"], tasks.map((t) => [`${t.id}`, t.owner === undefined ? "" : `#${t.owner}`, time(t.age)])))
    $("tables").replaceChildren(...(parts.length ? parts : [make("p", { class: "note" }, "There is none.")]))
  }

  addEventListener("pointerdown", () => { state.pressed = true })
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, () => { state.pressed = false })
  $("filter").oninput = refresh
  $("mark").onclick = async () => { await fetch(address("mark"), { method: "POST" }); refresh() }
  $("pause").onclick = () => { state.paused = !state.paused; $("pause").setAttribute("aria-pressed", state.paused); $("pause").textContent = state.paused ? "Go on" : "Pause"; refresh() }
  window.inspector = state
  async function loop() { if (!document.hidden) await refresh(); setTimeout(loop, 1000) }
  loop()
  </script>
  </html>
  """#

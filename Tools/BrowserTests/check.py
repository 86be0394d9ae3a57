"""Checks the playground in a real browser, and at its socket. Prints each step, and writes screenshots.

    check.py PROGRAM FOLDER     PROGRAM is the playground; the steps and the pictures are written to FOLDER
"""
import json
import os
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

from wire import BINARY, PING, PONG, Refused, Wire

program, folder = sys.argv[1:3]
os.makedirs(folder, exist_ok=True)
recording = []


def step(text):
    recording.append(text)
    print(text, flush=True)


class Server:
    """The playground as a process."""

    def __init__(self, port=8400):
        self.process = subprocess.Popen([program, "--port", str(port)], stdout=subprocess.PIPE, text=True)
        self.lines = []
        for line in self.process.stdout:
            self.lines.append(line.strip())
            if "http://" in line:
                break
        self.port = int(re.search(r":(\d+)/", self.lines[-1])[1])
        self.url = f"http://127.0.0.1:{self.port}/"

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def memory(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1]) // 1024


def browser(width=1280, height=800, dark=False):
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    resize(driver, width, height, dark)
    return driver


def resize(driver, width, height, dark):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})


class Page:
    """The page, as a user sees it."""

    def __init__(self, driver, url):
        self.driver = driver
        # Another document first: an address that differs in its fragment alone loads nothing.
        driver.get("about:blank")
        driver.get(url)
        self.until("return !!window.playground.answer() && window.playground.isIdle()")

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def until(self, script, *arguments, seconds=15):
        WebDriverWait(self.driver, seconds, 0.02).until(lambda _: self.run(script, *arguments), script)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def load(self, lines, chain):
        self.run("playground.load(arguments[0], arguments[1])", lines, chain)
        self.settle()

    def settle(self):
        self.until("return playground.isIdle() && playground.state.lines.every((line) => line.draft === undefined)")

    def settle_address(self):
        """Waits until the address is that of the experiment, and its change has been read."""
        self.until("return playground.isIdle() && playground.isWritten()")

    def results(self):
        """The sentences of the results after each operator."""
        return [item.get_attribute("aria-label") for item in self.all(".results svg")]

    def texts(self):
        return [item.get_attribute("value") for item in self.all(".under .text")]

    def result_is(self, text):
        self.until("return [...document.querySelectorAll('.results svg')].at(-1)?.getAttribute('aria-label')?.endsWith(arguments[0])", text)

    def marble(self, name, line=0):
        return self.all(".input")[line].find_element(By.CSS_SELECTOR, f"[aria-label^='{name}, ']")

    def keys(self, *keys):
        actions = ActionChains(self.driver)
        for key in keys:
            actions.send_keys(key)
        actions.perform()

    def hold(self, held, key):
        ActionChains(self.driver).key_down(held).send_keys(key).key_up(held).perform()

    def drag(self, element, ticks, pieces=8):
        px = self.run("return playground.view.px")
        actions = ActionChains(self.driver, duration=16).move_to_element(element).click_and_hold()
        done = 0
        for piece in range(1, pieces + 1):
            target = round(ticks * px * piece / pieces)
            actions.move_by_offset(target - done, 0)
            done = target
        actions.release().perform()

    def retype(self, field, text):
        field.send_keys(Keys.CONTROL + "a" + Keys.NULL)
        field.send_keys(text)

    def focused(self):
        return self.run("return document.activeElement.getAttribute('aria-label') || document.activeElement.textContent")

    def shot(self, name):
        # Without the focus ring and the ghost of the last step.
        self.run("document.activeElement.blur(); document.querySelectorAll('.shadow').forEach((node) => node.replaceChildren())")
        time.sleep(0.5)
        self.driver.save_screenshot(os.path.join(folder, name + ".png"))

    def complaints(self):
        return [entry["message"] for entry in self.driver.get_log("browser")
                if entry["level"] == "SEVERE" and "ERR_CONNECTION_REFUSED" not in entry["message"]]


def equal(actual, expected):
    assert actual == expected, f"expected {expected!r}, not {actual!r}"


def check_page(server, driver):
    page = Page(driver, server.url + "#in=a--b--c--|&op=debounce+2")
    size = len(urllib.request.urlopen(server.url).read())
    catalog = Wire(server.port)
    catalog.send({"id": 1, "kind": "hello"})
    listed = len(json.dumps(catalog.receive()))
    catalog.end()
    assert size + listed <= 250_000
    step(f"The page has {size} bytes, and the list of operators {listed}: {(size + listed) / 1000:.0f} kB of 250 kB")

    equal(page.results(), ["After debounce: a at 2, b at 5, c at 8, completes at 9"])
    page.drag(page.marble("b"), 2)
    page.settle()
    equal(page.texts(), ["a----bc--|"])
    page.result_is("a at 2, c at 8, completes at 9")
    step("Dragging b from tick 3 to tick 5 changes the answer of debounce: " + page.results()[-1])

    page.drag(page.find(".input .end"), -2)
    page.settle()
    equal(page.texts(), ["a----bc|"])
    page.result_is("a at 2, c at 7, completes at 7")
    step("Dragging the end to tick 7 lets debounce send c at once: " + page.results()[-1])

    page.find("#search").click()
    assert len(page.all(".option")) > 100 and len(page.all(".list h3")) > 8
    page.run("document.getElementById('list').scrollTop = 900")
    page.keys(Keys.ESCAPE)
    page.find("#search").click()
    equal(page.run("return document.getElementById('list').scrollTop"), 0)
    page.find("#search").send_keys("upper")
    page.keys(Keys.ESCAPE)
    page.retype(page.find("#search"), "removeDuplicates")
    equal(page.find(".option b").text, "distinctUntilChanged")
    page.keys(Keys.ENTER)
    page.settle()
    equal(len(page.results()), 2)
    page.find("#search").send_keys("map uppercase")
    page.keys(Keys.ENTER)
    page.keys(Keys.ESCAPE)
    page.result_is("A at 2, C at 7, completes at 7")
    step("A chain is built from the list, by a name of Combine, and typed: " + page.results()[-1])

    before = page.results()
    field = page.find(".arg input")
    field.send_keys(Keys.BACKSPACE, "x")
    page.until("return document.querySelector('.op .problem')")
    equal(field.get_attribute("aria-invalid"), "true")
    message = page.find(".op .problem").text
    equal(message, "expected a whole number, not 'x'")
    equal(len(page.all(".op")), 3)
    equal(page.texts(), ["a----bc|"])
    equal(page.find(".op .name").get_attribute("value"), "debounce")
    step(f"A wrong argument has its message at the field, and nothing is lost: {message}")
    page.hold(Keys.CONTROL, "z")
    page.until("return !document.querySelector('.op .problem')")
    page.settle()
    equal(page.results(), before)
    step("Undo takes the mistake back")
    page.find("#undo").click()
    page.settle()
    equal(len(page.all(".op")), 2)
    page.find("#redo").click()
    page.settle()
    equal(page.results(), before)
    step("Undo takes the last operator away, and redo brings it back")

    page.find("#share").click()
    link = driver.current_url
    assert "in=a----bc" in link and "op=debounce+2" in link, link
    shown = (page.results(), page.texts())
    driver.switch_to.new_window("tab")
    resize(driver, 1280, 800, False)
    other = Page(driver, link)
    equal((other.results(), other.texts()), shown)
    step(f"The link opens the same experiment: {link.split('#')[1]}")
    driver.close()
    driver.switch_to.window(driver.window_handles[0])


ADD = """
  const [line, done] = arguments;
  const idle = async () => {
    for (let i = 0; i < 1000; i++) {
      await new Promise((next) => setTimeout(next, 8));
      if (playground.isIdle() && view.added === undefined && state.chain.every((call) => call.text === undefined)
        && state.lines.every((line) => line.draft === undefined)) return;
    }
  };
  (async () => {
    const found = {};
    for (const entry of catalog) {
      playground.load([line], []);
      await idle();
      addOperator(entry.name, entry);
      await idle();
      const why = idleness(state.chain.length - 1);
      const kind = entry.isSilent ? 'silent' : why ?? (view.fresh.isOwn ? 'own' : 'works');
      (found[kind] ??= []).push(entry.name);
      if (document.querySelector('.hint') === null && (kind === 'silent' || why)) (found.unsaid ??= []).push(entry.name);
    }
    done(found);
  })();
"""


def check_adding(server, driver):
    page = Page(driver, server.url + "#in=a-b-c-----d-e---|")
    driver.set_script_timeout(120)
    for line in ["a-b-c-----d-e---|", "1-2-3-----4-5---|", "'true'-'false'-----'true'---|"]:
        found = driver.execute_async_script(ADD, line)
        # `single` fails on its own line, too: it takes one value.
        equal({kind: names for kind, names in found.items() if kind in ["same", "problem", "unsaid"]}, {})
        assert set(found.get("fails", [])) <= {"single"}, found["fails"]
        assert len(found["works"]) > 130 and len(found["silent"]) < 12, found
        counts = ", ".join(f"{len(names)} {kind}" for kind, names in sorted(found.items()))
        step(f"Each operator that is added to {line} does something, brings a line of its own, or says that it passes all values: {counts}")

    page = Page(driver, server.url + "#in=a-b-c-----d-e---|")
    opened = {}
    for text in ["map", "flatMapLatest", "tap", "switchMap", "throttleLast", "observeOn", "search as you type", "just",
                 "auto complete", "await", "accumulate", "double tap", "dedupe"]:
        page.load(["a-b-c-----d-e---|"], [])
        page.find("#search").send_keys(text, Keys.ENTER)
        page.until("return playground.isIdle() && view.added === undefined && playground.state.chain.length === 1")
        page.settle()
        opened[text] = page.run("return answer.steps[0].text")
        equal(page.run("return state.lines.length"), 0 if text == "just" else 1)
    equal({text: opened.pop(text).split()[0] for text in ["auto complete", "await", "accumulate", "double tap", "dedupe"]},
          {"auto complete": "debounce", "await": "asyncMap", "accumulate": "scan", "double tap": "throttle", "dedupe": "distinctUntilChanged"})
    equal(opened, {"map": "map uppercase", "flatMapLatest": "flatMap latest 1-2-3|", "tap": "on", "switchMap": "flatMap latest 1-2-3|",
                   "throttleLast": "audit 3", "observeOn": "deliverOn", "search as you type": "debounce 3", "just": "just a"})
    for text in ["sink", "RACTuple"]:
        page.find("#search").send_keys(Keys.CONTROL + "a" + Keys.NULL, text)
        assert text in page.find(".option.answer b").text
    page.keys(Keys.ESCAPE)
    step("The search knows other names: " + ", ".join(f"{text} opens {call}" for text, call in opened.items()))

    page = Page(driver, server.url + "#in=a-b|&op=map+uppercase")
    for text in ["take 1", "delay 2"]:
        page.find("#search").send_keys(text, Keys.ENTER)
        page.settle()
        page.settle_address()
    equal(len(page.all(".op")), 3)
    for count, move in [(2, "back"), (1, "back"), (2, "forward")]:
        page.run(f"history.{move}()")
        page.until("return playground.isIdle() && document.querySelectorAll('.op').length === arguments[0]", count)
        page.settle_address()
    step("Back goes back one step, and forward comes again")

    for width, height in [(360, 740), (1366, 640)]:
        resize(driver, width, height, False)
        page = Page(driver, server.url)
        page.run("openLesson(2, null)")
        page.settle()
        page.until("return document.querySelectorAll('.op').length === 3")
        seen = page.run("""const boxes = ['.link:last-child .results', '#lines .track'].map((name) => document.querySelector(name).getBoundingClientRect());
          return boxes.every((box) => box.top >= 0 && box.bottom <= innerHeight) && boxes[0].top >= boxes[1].bottom""")
        assert seen, f"the result is not in view at {width} × {height}"
    resize(driver, 1280, 800, False)
    step("At 360 × 740 and at 1366 × 640 pixels, the line and the result of the third lesson are in view together")


def check_addresses(server, driver):
    page = Page(driver, server.url + "#in=a-b|&op=map+uppercase")
    # An address that is written, or an answer that comes, between a change of the address and its event must not win.
    page.run("""window.hashes = 0;
      const next = () => { location.hash = `#in=${'-'.repeat(++hashes)}a|&op=map+uppercase`; if (hashes < 10) setTimeout(next, hashes % 4 * 60); };
      next();""")
    page.until("return hashes === 10")
    page.result_is("A at 10, completes at 11")
    page.settle()
    page.settle_address()
    equal((page.texts(), driver.current_url.split("#")[1]), (["----------a|"], "in=----------a|&op=map+uppercase"))
    page.run("for (let i = 0; i < 10; i++) location.hash = `#in=${'-'.repeat(i)}b|&op=delay+1`")
    page.result_is("b at 10, completes at 11")
    # The page is about to write its address. A busy page does so after the change and before its event.
    page.run("""playground.load(['x-y|'], ['map uppercase']);
      const busy = () => {
        if (!playground.isIdle()) { setTimeout(busy); return; }
        const channel = new MessageChannel();
        channel.port1.onmessage = () => { location.hash = '#in=---w|&op=map+uppercase'; };
        channel.port2.postMessage(0);
        const began = performance.now();
        while (performance.now() - began < 300);
      };
      busy();""")
    page.result_is("W at 3, completes at 4")
    # The event of a change may come while the state before it is on its way.
    page.run("playground.load(['x-y|'], ['map uppercase']); location.hash = '#in=--z|&op=map+uppercase'")
    page.result_is("Z at 2, completes at 3")
    page.settle()
    page.settle_address()
    equal((page.texts(), page.results()), (["--z|"], ["After map: Z at 2, completes at 3"]))
    step("Ten changes of the address, slow and fast, end with the last one: " + page.results()[-1])


def check_links(server, driver):
    article = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Sources/ReactiveSignals/ReactiveSignals.docc/Articles/OperatorsInThePlayground.md")
    with open(article) as file:
        links = re.findall(r"\]\(http://127.0.0.1:8317/(#[^ ]*) ", file.read())
    assert len(links) > 130
    page = Page(driver, server.url)
    for link in links:
        page.run("location.hash = arguments[0]", link)
        wanted = urllib.parse.parse_qs(link[1:])
        page.until("return playground.isIdle() && playground.answer().steps.map((step) => step.text).join() === arguments[0]"
                   " && playground.answer().lines.length === arguments[1]", wanted["op"][0], len(wanted.get("in", [])))
        assert page.all(".results svg") and not page.all(".problem:not([hidden])"), link
    step(f"The {len(links)} links of the documentation open an experiment without an error")


def check_marbles(server, driver):
    page = Page(driver, server.url + "#in=a--b--|&op=map+uppercase")
    px, start = page.run("return [playground.view.px, playground.view.start]")
    track = page.find(".input svg")
    width = track.size["width"]
    ActionChains(driver).move_to_element_with_offset(track, round(20 + px * 5 - width / 2), -6).click().perform()
    page.settle()
    equal(page.texts(), ["a--b-c|"])
    page.result_is("A at 0, B at 3, C at 5, completes at 6")
    step("A click on the line adds a marble with a new name at tick 5")
    ActionChains(driver).double_click(page.marble("b")).perform()
    page.settle()
    equal(page.texts(), ["a----c|"])
    step("A double click removes b")
    page.marble("c").click()
    page.until("return document.activeElement.id === 'name'")
    page.keys("hello", Keys.ENTER)
    page.settle()
    equal(page.texts(), ["a----'hello'|"])
    page.result_is("HELLO at 5, completes at 6")
    step("A click on c opens its name, and typing renames it")
    page.find(".input .end").click()
    page.settle()
    page.result_is("fails at 6")
    step("A click on the end makes the line fail")
    text = page.find(".under .text")
    page.retype(text, "a-*")
    page.until("return document.querySelector('.under .problem')")
    step("A line typed with a mistake: " + page.find(".under .problem").text.replace("\n", " "))
    equal(len(page.all(".input .balls > g")), 2)
    page.retype(text, "1-2-3|")
    page.settle()
    page.result_is("1 at 0, 2 at 2, 3 at 4, completes at 5")
    step("A line can be typed, and its marbles follow")
    page.drag(page.marble("3"), 2)
    page.settle()
    equal(page.find(".under .problem").text, "1 marble after the end: not in the text, the link or the test of this line")
    equal(page.texts(), ["1-2--|"])
    page.drag(page.marble("3"), -2)
    page.until("return !document.querySelector('.under .problem')")
    page = Page(driver, server.url + "#in=1-2|-3&op=map+tenfold")
    page.until("return document.querySelector('.under .problem')")
    equal(page.texts(), ["1-2|-3"])
    step("Marbles after the end have a message, by hand and in an address: " + page.find(".under .problem").text.replace("\n", " "))


def check_hot(server, driver):
    page = Page(driver, server.url + "#in=-x---|&in=a-b-c-d-|&op=concat")
    page.result_is("x at 1, a at 5, b at 7, c at 9, d at 11, completes at 13")
    page.all(".warmth")[1].find_element(By.CSS_SELECTOR, "[value=hot]").click()
    page.result_is("x at 1, d at 6, completes at 8")
    page.settle()
    equal(page.texts(), ["-x---|", "(^a)-b-c-d-|"])
    equal(page.run("return [...document.querySelectorAll('.input .off')].map((node) => node.getAttribute('aria-label'))"),
          [f"{name}, line b, tick {tick}, not heard" for name, tick in [("a", 0), ("b", 2), ("c", 4)]])
    page.until('return document.getElementById("code").textContent.includes(\'scheduler.hot("(^a)-b-c-d-|")\')')
    page.find("#share").click()
    shown = page.results()
    page = Page(driver, driver.current_url)
    equal((page.results(), [item.get_attribute("value") for item in page.all(".warmth")]), (shown, ["cold", "hot"]))
    page.all(".warmth")[1].find_element(By.CSS_SELECTOR, "[value=cold]").click()
    page.result_is("x at 1, a at 5, b at 7, c at 9, d at 11, completes at 13")
    step("A hot line sends without subscribers: concat misses a, b and c, in the link and in the test, too")


def check_subscriptions(server, driver):
    page = Page(driver, server.url + "#in=a--b--c--d|&in=----x-|&op=takeUntil")
    page.result_is("a at 0, b at 3, completes at 4")
    equal(page.run("return [...document.querySelectorAll('.input .back title')].map((node) => node.textContent)"),
          ["subscribed at tick 0", "disposed at tick 4: nobody listens from here on", "subscribed at tick 0",
           "disposed at tick 4: nobody listens from here on"])
    equal(page.run("return [...document.querySelectorAll('.input .off')].map((node) => node.getAttribute('aria-label'))"),
          ["c, line a, tick 6, not heard", "d, line a, tick 9, not heard"])
    step("takeUntil: the lines show where the subscriptions end, and which marbles are not heard")
    page.load(["a---b-------|"], ["switchToLatest 1-2-3-4|"])
    label = page.find(".inner svg").get_attribute("aria-label")
    equal(label, "Inner lines: 1 at 0, 2 at 2, disposed at 4; 1 at 4, 2 at 6, 3 at 8, 4 at 10, completes at 11")
    equal(len(page.all(".diagonal")), 2)
    step("switchToLatest: " + label)
    # A run in time: the marbles after the cursor wait.
    page.run("document.activeElement.blur()")
    page.keys(" ")
    page.until("return playground.view.isPlaying && playground.view.cursor > 2")
    page.keys(" ")
    page.until("return !playground.view.isPlaying")
    at = page.run("return playground.view.cursor")
    waiting = page.run("return [...document.querySelectorAll('.results .m.later')].every((node) => node.dataset.t > playground.view.cursor)")
    assert waiting and page.all(".results .m.later")
    step(f"The space bar plays the run and stops it at tick {at:.1f}: later marbles wait")


def check_keyboard(server, driver):
    page = Page(driver, server.url + "#in=a--b|&op=map+uppercase")
    page.run("document.querySelector('.skip').focus()")
    seen = []
    for _ in range(40):
        page.keys(Keys.TAB)
        label = page.focused()
        if label in seen:
            break
        seen.append(label)
    for wanted in ["Marbles", "Play the run", "a, line a, tick 0", "Line a as text", "End of line a", "+ Add a line", "Operator 1", "Copy"]:
        assert any(label.startswith(wanted) for label in seen), (wanted, seen)
    step(f"Tab reaches {len(seen)} places, from '{seen[0]}' to '{seen[-1]}'")
    page.run("document.querySelector('.balls [tabindex=\"0\"]').focus()")
    page.keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    page.settle()
    equal(page.texts(), ["--ab|"])
    page.keys(Keys.ARROW_DOWN)
    equal(page.focused(), "b, line a, tick 3")
    page.keys(Keys.ENTER)
    page.keys("z", Keys.ENTER)
    page.settle()
    equal(page.focused(), "z, line a, tick 3")
    page.keys("+")
    page.settle()
    equal(page.texts(), ["--az(b|)"])
    page.keys(Keys.DELETE)
    page.settle()
    equal(page.texts(), ["--az|"])
    equal(page.focused(), "Line a completes at tick 4")
    page.keys(Keys.ENTER)
    page.settle()
    equal(page.texts(), ["--az#"])
    page.run("document.activeElement.blur()")
    page.keys("/")
    page.keys("append", Keys.ENTER)
    page.settle()
    equal(len(page.all(".op")), 2)
    page.keys(Keys.ESCAPE)
    step("The keyboard moves, renames, adds and removes marbles, makes a line fail, and adds an operator")
    unnamed = page.run("""return [...document.querySelectorAll('button, input, select, [tabindex="0"], [role=img]')]
      .filter((node) => !(node.getAttribute('aria-label') || node.textContent.trim() || (node.labels && node.labels.length))).map((node) => node.outerHTML)""")
    equal(unnamed, [])
    step("Every control and every picture has a name for a screen reader")


def check_many(server, driver):
    page = Page(driver, server.url)
    line = "ab" * 5000 + "|"
    began = time.monotonic()
    page.load([line], ["map uppercase", "filter vowel"])
    loaded = time.monotonic() - began
    equal(page.run("return playground.answer().steps[1].results[0][0].marbles.ticks.length"), 5000)
    drawn = page.run("return document.querySelectorAll('.m').length")
    assert drawn < 500, drawn
    frames = []
    for _ in range(3):
        page.run("playground.frames.length = 0")
        page.drag(page.marble("b"), 3, pieces=12)
        page.settle()
        frames += page.run("return playground.frames")
    median = statistics.median(frame["all"] for frame in frames)
    # The times are reported. A limit only finds a page that hangs, on a machine of any speed.
    assert loaded < 60 and median < 10_000, (loaded, median)
    step(f"10,000 marbles: shown after {loaded:.2f} s with {drawn} marbles drawn, a drag shows its answer after {median:.0f} ms")
    page.run("document.getElementById('scroll').scrollLeft = 5000 * playground.view.px")
    page.until("return playground.view.start > 4900 && document.querySelector('.input .balls g').dataset.t > 4900")
    step("Scrolling to tick 5,000 shows the marbles there")


def check_overview(server, driver):
    page = Page(driver, server.url + "#in=" + "abcde-----" * 100 + "|&op=map+uppercase")
    strip = page.find("#overview")
    assert strip.is_displayed()
    assert "Ticks 0 to " in strip.get_attribute("aria-label") and " of 500 marbles" in strip.get_attribute("aria-label")
    # Each part of the run has marks, not only the part on the screen.
    marks, width = page.run("return [document.querySelector('#overview path').getAttribute('d').match(/M\\d+/g).map((text) => Number(text.slice(1))), playground.view.width]")
    assert all(any(low <= mark < low + width / 10 for mark in marks) for low in [width * part / 10 for part in range(10)]), marks
    page.shot("many-1280x800")
    ActionChains(driver).move_to_element_with_offset(strip, int(width * 0.25), 0).click().perform()
    page.until("return playground.view.start > 600 && playground.view.start < 800")
    page.until("return document.querySelector('.input .balls g').dataset.t > 600")
    text = strip.get_attribute("aria-label")
    page.load(["a-b|"], ["map uppercase"])
    page.until("return document.getElementById('overview').hidden")
    step("A strip shows all of 500 marbles, and a click in it goes there: " + text)


def check_frames(server, driver):
    page = Page(driver, server.url + "#in=a-b-c-----d-e---|&op=debounce+2&op=distinctUntilChanged&op=switchToLatest+-1-2|")
    frames = []
    for _ in range(6):
        page.run("playground.frames.length = 0")
        for ticks in (4, -4):
            page.drag(page.marble("c"), ticks, pieces=24)
            page.settle()
        time.sleep(0.1)
        frames += page.run("return playground.frames")
    ordered = sorted(frame["all"] for frame in frames)
    median, most = statistics.median(ordered), ordered[int(len(ordered) * 0.95)]
    step(f"From the event of the page to the painted frame: {median:.1f} ms (median of {len(ordered)}), {most:.1f} ms (95 of 100)")
    parts = {name: statistics.median(frame[name] for frame in frames) for name in ["send", "engine", "wire", "wait", "paint"]}
    step("Its parts (medians): {send:.1f} ms until the state is sent, {engine:.1f} ms in the engine, {wire:.1f} ms in the socket, "
         "{wait:.1f} ms until the next frame of the browser begins, {paint:.1f} ms until it is painted".format(**parts))
    return median


def check_restart(server, driver):
    page = Page(driver, server.url + "#in=a--b|&op=map+uppercase")
    page.result_is("A at 0, B at 3, completes at 4")
    server.kill()
    page.until("return document.getElementById('status').className === 'off'")
    page.until("return document.body.classList.contains('lost')")
    pale = page.run("return ['.results', '.sheet'].map((selector) => Number(getComputedStyle(document.querySelector(selector)).opacity) < 0.5)")
    clear = page.run("return getComputedStyle(document.querySelector('.input .balls')).opacity")
    equal((pale, clear), ([True, True], "1"))
    assert page.find("#trouble").is_displayed() and "connects again by itself" in page.find("#trouble").text
    page.shot("lost-1280x800")
    page.drag(page.marble("b"), -2)
    equal(page.run("return playground.state.lines[0].marbles.map((marble) => marble.t)"), [0, 1])
    again = Server(server.port)
    equal(again.port, server.port)
    page.result_is("A at 0, B at 1, completes at 4")
    page.until("return getComputedStyle(document.querySelector('.results')).opacity === '1' && document.getElementById('trouble').hidden")
    step("A lost server dims the results, and says so at the lines")
    step("The server is killed, a marble is moved, the server starts again: the page connects and shows " + page.results()[-1])
    return again


def check_first_minute(server, driver):
    page = Page(driver, server.url)
    equal((len(page.all(".op")), page.find(".entry[aria-current=true]").text), (1, "debounce"))
    seen = page.run("""return [...document.querySelectorAll('#operators, .entry[aria-current=true], .stage, .legend')].every((node) => {
      const box = node.getBoundingClientRect();
      return box.width > 0 && box.top >= 0 && box.top < innerHeight && box.left >= 0 && box.right <= innerWidth;
    })""")
    assert seen and page.run("return document.querySelectorAll('.entry').length") > 130
    step("The page opens with one operator, marked in the list of operators beside it")
    legend = page.find(".legend").text.split("\n")
    equal(legend, ["subscribed", "disposed: nobody listens from here on", "completes", "fails"])
    equal(page.run("return [...document.querySelectorAll('.legend li')].map((item) => !!item.querySelector('.sub-line, .cut, .bar, .fail'))"), [True] * 4)
    step("The legend explains the marks: " + "; ".join(legend))

    equal(page.results()[-1], "After debounce: c at 6, e at 14, completes at 16")
    page.drag(page.marble("b"), -1)
    page.result_is("b at 3, c at 6, e at 14, completes at 16")
    shown = [page.find("#next-lesson").text]
    page.find("#next-lesson").click()
    page.result_is("A at 1, B at 9, C at 13, completes at 15")
    page.run("document.querySelector('.input .m:nth-child(2)').scrollIntoView({ block: 'center' })")
    page.all(".input .balls > g")[1].click()
    page.until("return document.activeElement.id === 'name'")
    page.keys("x", Keys.ENTER)
    page.result_is("A at 1, X at 5, B at 9, C at 13, completes at 15")
    shown.append(page.find("#next-lesson").text)
    page.find("#next-lesson").click()
    page.until("return document.querySelectorAll('.inner svg').length === 1 && document.querySelectorAll('.op').length === 3")
    page.settle()
    before = page.results()[-1]
    page.drag(page.marble("d"), -3)
    page.until("return document.querySelector('.inner svg').getAttribute('aria-label').includes('disposed')")
    assert page.results()[-1] != before
    shown.append(page.find("#next-lesson").text)
    page.find("#next-lesson").click()
    equal(page.run("return document.activeElement.id"), "search")
    step("Three lessons lead on, and do what they say: " + "; ".join(shown))

    page.keys(Keys.ESCAPE)
    page.run("document.querySelector('.entry[data-name=combineLatest]').scrollIntoView({ block: 'center' })")
    page.find(".entry[data-name=combineLatest]").click()
    page.until("return playground.isIdle() && document.querySelector('.entry[aria-current=true]').textContent === 'combineLatest'")
    page.settle()
    equal((len(page.all(".op")), len(page.all(".input"))), (1, 2))
    page.keys(Keys.ARROW_DOWN, Keys.ENTER)
    page.until("return playground.isIdle() && document.querySelector('.entry[aria-current=true]').textContent !== 'combineLatest'")
    page.find("#undo").click()
    page.settle()
    step("An operator of the list opens with lines of its own, by hand and by key, and undo goes back")


def check_length(server, driver):
    page = Page(driver, server.url + "#in=a-b|" + "&op=map+uppercase" * 40)
    equal((len(page.all(".op")), page.all(".problem:not([hidden])")), (40, []))
    equal(page.results()[-1], "After map: A at 0, B at 2, completes at 3")
    step("A link with 40 operators shows 40 results")
    limit = 200
    page = Page(driver, server.url + "#in=a-b|" + "&op=skip+0" * limit)
    equal((len(page.all(".op")), page.all(".problem:not([hidden])")), (limit, []))
    page.find("#search").click()
    page.keys("take 1", Keys.ENTER)
    page.until("return document.querySelector('.link:last-child .problem')")
    message = page.find(".link:last-child .problem").text
    seen = page.run("const box = document.querySelector('.link:last-child .problem').getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight")
    assert seen and "at most 200 operators" in message, message
    equal(page.results()[limit - 1], "After skip: a at 0, b at 2, completes at 3")
    step("An operator too many has its message where it was added: " + message)


def check_ticks(server, driver):
    page = Page(driver, server.url + "#in=a--b--c--d|&in=----x-|&op=takeUntil&op=take+2")
    page.load(["-a-a-a-a-a|"], ["take 3", "map uppercase"])
    page.find("#play").click()
    page.until("return !playground.view.isPlaying", seconds=30)
    for at in [0, 0.4, 3.97, 7]:
        page.run("setCursor(arguments[0])", at)
        numbers = page.run("""return [...document.querySelectorAll('.stage title, .axis text')].map((node) => node.textContent)
          .concat([...document.querySelectorAll('.stage [aria-label], .axis')].flatMap((node) => [node.getAttribute('aria-label'), node.getAttribute('aria-valuetext')]))
          .flatMap((text) => text?.match(/\\d+\\.\\d*/g) ?? [])""")
        assert all(re.fullmatch(r"\d+\.\d", number) for number in numbers), numbers
    page.run("setCursor(2.96)")
    equal((page.find(".axis .now").text, page.find(".axis").get_attribute("aria-valuetext")), ("2.9", "tick 2.9"))
    page.run("setCursor(null)")
    titles = page.run("return [...document.querySelectorAll('.results title')].map((node) => node.textContent).filter((text) => text.startsWith('disposed'))")
    page.load(["abcd-e|"], ["take 2"])
    titles += page.run("return [...document.querySelectorAll('.input title')].map((node) => node.textContent).filter((text) => text.startsWith('disposed'))")
    assert titles and all(re.match(r"disposed at tick \d+:", title) for title in titles), titles
    step("Ticks are whole numbers, and a time between them has one digit: " + titles[0])


def check_pictures_named(server, driver):
    page = Page(driver, server.url + "#in=a---b-------|&op=switchToLatest+1-2-3|")
    named = 0
    driver.execute_cdp_cmd("Accessibility.enable", {})
    for tab in ["marbles", "state", "live"]:
        page.find("#tab-" + tab).click()
        if tab == "state":
            page.until("return document.querySelector('#graph svg')")
        nodes = driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        pictures = [node for node in nodes if not node["ignored"] and node["role"]["value"].lower() in ("img", "image", "svgroot", "graphics-document")]
        unnamed = [node for node in pictures if not node.get("name", {}).get("value")]
        equal(unnamed, [])
        named += len(pictures)
    driver.execute_cdp_cmd("Accessibility.disable", {})
    assert named >= 4, named
    step(f"Each of the {named} pictures in the accessibility tree has a name")


def check_take_home(server, driver):
    page = Page(driver, server.url + "#in=a-b-c|&op=take+2")
    page.until("return document.getElementById('code').textContent.includes('.take(2)')")
    driver.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
    page.run("window.copied = null; navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    # A copy right after a change is that of the change.
    field = page.find(".arg input")
    field.send_keys(Keys.BACKSPACE, "1")
    page.find("#copy").click()
    page.until("return window.copied")
    assert ".take(1)" in page.run("return window.copied")
    page.run("window.copied = null")
    page.find(".kinds [data-kind=command]").click()
    page.find("#copy").click()
    page.until("return window.copied")
    command = page.run("return window.copied")
    page.run("window.copied = null")
    printed = subprocess.run(command, shell=True, cwd="/", capture_output=True, text=True)
    assert printed.returncode == 0 and "take 1" in printed.stdout, (command, printed)
    step("The command can be pasted into a shell in any folder: " + command)
    for spoil, reason in [(lambda: field.send_keys("x"), "Operator 1, 'take 1x', has a mistake: "),
                          (lambda: (page.hold(Keys.CONTROL, "z"), page.retype(page.find(".under .text"), "a-*")), "Line 1 has a mistake. ")]:
        spoil()
        for kind in ["chain", "command", "svg", "test"]:
            page.find(f".kinds [data-kind={kind}]").click()
            page.until("return document.getElementById('home-note').textContent.startsWith(arguments[0])", reason)
            equal((page.find("#code").get_property("textContent"), page.find("#copy").is_enabled(), page.find("#download").is_displayed()), ("", False, False))
    assert page.find("#chain").get_attribute("class") == "stale"
    step("Take home has no code for a broken operator or line, but the reason: " + page.find("#home-note").text)

    resize(driver, 1280, 800, False)
    page = Page(driver, server.url + "#in=a-b-c-----d-e---|&op=debounce+2")
    for width, height in [(1280, 800), (3840, 2160), (1600, 900)]:
        resize(driver, width, height, False)
        page.until("return innerWidth === arguments[0]", width)
        page.until("return document.getElementById('code').textContent.includes('debounce(for')")
        page.until("const sheet = document.querySelector('.sheet'); return sheet.scrollWidth <= sheet.clientWidth")
    resize(driver, 1280, 800, False)
    step("The lines of the test fit into the code panel at 1280, 1600 and 3840 pixels")


def check_widths(server, driver):
    page = Page(driver, server.url)
    widths = [320, 360, 400, 480, 560, 620, 621, 640, 660, 680, 700, 720, 740, 760, 800, 820, 821, 900, 901, 1024, 1080, 1081, 1280, 1500, 2000, 3000, 3840]
    for tab in ["marbles", "state", "live"]:
        page.find("#tab-" + tab).click()
        for width in widths:
            resize(driver, width, 900, False)
            page.until("return innerWidth === arguments[0]", width)
            wide = page.run("return document.documentElement.scrollWidth")
            assert wide <= width, f"{tab} is {wide} wide in a window of {width}"
    resize(driver, 1280, 800, False)
    # Twice the size of everything, as with Ctrl +.
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 640, "height": 400, "deviceScaleFactor": 2, "mobile": False})
    for tab in ["marbles", "state", "live"]:
        page.find("#tab-" + tab).click()
        assert page.run("return document.documentElement.scrollWidth <= innerWidth"), tab
    resize(driver, 1280, 800, False)
    step(f"No tab scrolls sideways at {len(widths)} widths from {widths[0]} to {widths[-1]} pixels, and at 200 % zoom")


def check_live(server, driver):
    page = Page(driver, server.url)
    page.find("#tab-live").click()
    page.find("[data-source=program]").click()
    equal(page.find("#live-chain").get_attribute("value"), "merge")
    page.find("[data-source=load]").click()
    equal(page.find("#live-chain").get_attribute("value"), "debounce 1, retry 1, catch x|")
    page.retype(page.find("#live-chain"), "map uppercase, buffer 3")
    page.keys(Keys.ENTER)
    page.until("return [...document.querySelectorAll('#live-log .output')].some((row) => row.textContent.includes('A1'))")
    page.until("return document.querySelectorAll('#live-log .input').length >= 9", seconds=30)
    overlapping = page.run("""
      const boxes = [...document.querySelectorAll('#live-time .ball, #live-time .fail')].map((node) => node.getBoundingClientRect());
      return boxes.flatMap((p, i) => boxes.slice(i + 1).filter((q) => p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1)).length""")
    equal(overlapping, 0)
    step("The live tab runs the operators of the other tabs, and its values do not overlap: " + page.find("#live-log .output").text.split("\n")[-1])
    page.retype(page.find("#live-chain"), "debonce 1")
    page.keys(Keys.ENTER)
    page.until("return document.querySelector('#live .problem')")
    step("A mistake in the live chain is answered as in the other tabs: " + page.find("#live .problem").text.replace("\n", " "))
    page.find("#live-search").click()
    assert len(page.all("#live-list .option")) > 130
    page.keys(Keys.ESCAPE)


def check_cells(server, driver):
    page = Page(driver, server.url)
    page.find("#tab-state").click()
    page.until("return document.querySelectorAll('.cell').length === 5 && document.querySelector('#log li')")
    page.find("[aria-label='Increase a']").click()
    page.until("return document.querySelectorAll('#log li').length === 2")
    properties, signals = page.all("#log li:first-child .sends")
    equal(properties.text.split("\n").count("sum 10"), 1)
    assert signals.find_elements(By.CSS_SELECTOR, ".glitch"), signals.text
    assert not properties.find_elements(By.CSS_SELECTOR, ".glitch")
    step("A change of a: the properties send " + properties.text.replace("\n", ", ") + "; the signals send " + signals.text.replace("\n", ", "))
    page.find("#hold").click()
    page.find("[aria-label='Increase a']").click()
    page.find("[aria-label='Increase b']").click()
    page.find("#commit").click()
    page.until("return document.querySelectorAll('#log li').length === 3")
    properties = page.find("#log li:first-child .sends")
    equal([text for text in properties.text.split("\n") if text.startswith("sum")], ["sum 18"])
    step("A transaction of a and b: the properties send " + properties.text.replace("\n", ", "))
    def cells():
        return page.run("return [...document.querySelectorAll('.cell')].map((cell) => [...cell.querySelectorAll('input')].map((field) => field.value).join(' = ') + ': ' + cell.querySelector('output').value)")

    after = cells()
    page.find("#undo").click()
    page.until("return document.querySelectorAll('#log li').length === 2 && document.getElementById('commit').textContent === 'Write 2 together'")
    for _ in range(4):
        page.find("#undo").click()
    page.until("return document.querySelectorAll('#log li').length === 1 && !document.getElementById('hold').checked")
    equal(cells(), ["a = 1: 1", "b = 2: 2", "twice = a * 2: 2", "square = a * a: 1", "sum = twice + square + b: 5"])
    for _ in range(5):
        page.find("#redo").click()
    page.until("return document.querySelectorAll('#log li').length === 3")
    equal(cells(), after)
    page.find("[aria-label='Remove b']").click()
    page.until("return document.querySelectorAll('.cell').length === 4")
    page.hold(Keys.CONTROL, "z")
    page.until("return document.querySelectorAll('.cell').length === 5 && document.querySelectorAll('#log li').length === 3")
    equal(cells(), after)
    step("Undo and redo take back and bring back writes, transactions and removed cells")
    formula = page.find("[aria-label='Formula of sum']")
    page.retype(formula, "twice +")
    page.until("return document.querySelector('.cell .problem')?.textContent === 'Something is missing at the end.'")
    step("A formula with a mistake has its message at the cell")


def check_wire(server):
    slow = [socket.create_connection(("127.0.0.1", server.port), timeout=20) for _ in range(20)]
    for client in slow[::2]:
        client.sendall(b"GET / HTTP/1.1\r\nHost:")
    for origin in ["http://example.org", "null", None, "https://127.0.0.1:%d" % server.port]:
        try:
            Wire(server.port, origin=origin)
            raise AssertionError(f"origin {origin} was accepted")
        except Refused as refusal:
            equal(str(refusal), "403")
    try:
        Wire(server.port, host="example.org")
        raise AssertionError("host example.org was accepted")
    except Refused as refusal:
        equal(str(refusal), "403")
    step("Another origin, no origin, and another host are refused with 403")

    wire = Wire(server.port)
    for bad in [b"", b"{", b"[1]", b"\xff\xfe", b'{"id":1,"kind":"run","experiment":{"lines":[{"ticks":[99999999999],"names":["a"]}],"chain":[]}}',
                b'{"id":1,"kind":"run","experiment":7}', b'{"id":1,"kind":"shell"}', b"[" * 100_000]:
        wire.send_frame(bad)
        answer = wire.receive()
        assert "refusal" in answer or answer["run"]["lines"][0]["problem"], answer
    equal(wire.ask(["a|"], ["map uppercase"])["run"]["steps"][0]["results"][0][0]["marbles"]["names"], ["A"])
    wire.send_frame(b"?", PING)
    equal(wire.receive_frame(), (PONG, b"?"))
    wire.end()
    step("Messages that are no JSON, or no message of the protocol, have an answer with the reason")

    codes = []
    for payload, opcode, fin in [(b"x" * (1 << 20) + b"x", 1, True), (b"x", BINARY, True), (b"x", 0, True), (b"x" * 200, PING, True)]:
        wire = Wire(server.port)
        wire.send_frame(payload, opcode, fin)
        codes.append(wire.close_code())
        wire.end()
    equal(codes, [1009, 1003, 1002, 1002])
    wire = Wire(server.port)
    wire.send_frame(b"x" * 700_000, 1, False)
    wire.send_frame(b"x" * 700_000, 0, True)
    equal(wire.close_code(), 1009)
    wire.end()
    # The header of a frame is enough to refuse it: its payload is never sent, or never stored.
    for path in ["/marbles", "/live"]:
        wire = Wire(server.port, path=path)
        wire.send_frame(b"", length=(1 << 20) + 1)
        equal(wire.close_code(), 1009)
        wire.end()
    before, sent = server.memory(), 0
    for _ in range(4):
        wire = Wire(server.port)
        try:
            wire.send_frame(b"x" * 64_000_000, length=1 << 40)
            sent += 64
        except ConnectionError:
            pass
        wire.end()
    assert Wire(server.port).ask(["a|"], [])["run"]
    grown = server.memory() - before
    assert grown < 20, (before, server.memory())
    step(f"A message of more than 1 MB ends its connection with code 1009 before it is read, a bad frame with 1002 or 1003 ({sent} MB sent, {grown} MB stored)")

    for request in [b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 5000, b"GET\r\n\r\n", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n",
                    b"GET / HTTP/1.1\r\n" + b"Host: localhost:%d\r\n" % server.port + b"Host: example.org\r\n\r\n", b"\0\xff\r\n\r\n"]:
        with socket.create_connection(("127.0.0.1", server.port), timeout=5) as client:
            client.sendall(request)
            equal(client.recv(12), b"HTTP/1.1 400")
    step("A request that no browser sends has the answer 400")

    silent = Wire(server.port)
    silent.socket.settimeout(0.5)
    before = server.memory()
    sent = 0
    try:
        for number in range(2000):
            silent.send({"id": number, "kind": "run", "experiment": {"lines": [{"text": "ab" * 2000 + "|"}], "chain": []}})
            sent += 1
    except TimeoutError:
        pass
    other = Wire(server.port).ask(["a-b|"], ["take 1"])
    assert other["run"] and server.memory() - before < 100, (sent, before, server.memory())
    step(f"A client that never reads is stopped after {sent} messages, and the server takes {server.memory() - before} MB more and serves others")
    silent.end()

    began = time.monotonic()
    clients = [Wire(server.port) for _ in range(200)]
    for number, wire in enumerate(clients):
        wire.send({"id": number, "kind": "run", "experiment": {"lines": [{"text": f"{'-' * (number % 7)}a|"}], "chain": [{"text": "map uppercase"}]}})
    for number, wire in enumerate(clients):
        answer = wire.receive()
        equal(answer["id"], number)
        equal(answer["run"]["steps"][0]["results"][0][0]["marbles"], {"ticks": [number % 7], "names": ["A"], "end": {"tick": number % 7 + 1, "isFailure": False}})
    for wire in clients:
        wire.end()
    step(f"200 clients at once have their own answers after {time.monotonic() - began:.2f} s")

    for client in slow:
        equal(client.recv(1), b"")
    step("A client that sends nothing, or half a request, loses its connection after ten seconds")

    clients, refusals = [], set()
    for _ in range(300):
        try:
            clients.append(Wire(server.port))
        except Refused as refusal:
            refusals.add(str(refusal))
    assert len(clients) <= 256, len(clients)
    equal(refusals, {"503"})
    for wire in clients:
        wire.end()
    while True:
        try:
            Wire(server.port).end()
            break
        except Refused:
            time.sleep(0.1)
    step("A connection beyond 256 is refused with 503, until others have ended")


def check_ports(server):
    second = Server(server.port)
    equal(second.lines[0], f"Port {server.port} is taken. The next one is tried.")
    equal(second.port, server.port + 1)
    listening = open(f"/proc/{second.process.pid}/net/tcp").read()
    addresses = [line.split()[1] for line in listening.splitlines()[1:] if line.split()[1].endswith(f":{second.port:04X}") and line.split()[3] == "0A"]
    equal(addresses, [f"0100007F:{second.port:04X}"])
    second.kill()
    step(f"A second server says that port {server.port} is taken, takes the next one, and listens on 127.0.0.1 alone")


def take_pictures(server, driver):
    address = "#in=a-b-c-----d-e---|&op=debounce+2&op=distinctUntilChanged&op=switchToLatest+-1-2|"
    pictures = [("open", "", 360, 740, False), ("open", "", 700, 900, False), ("open", "", 1280, 800, False), ("open", "", 3840, 2160, False),
                ("marbles", address, 360, 740, True), ("marbles", address, 1280, 800, False), ("marbles", address, 1280, 800, True)]
    for name, fragment, width, height, dark in pictures:
        resize(driver, width, height, dark)
        page = Page(driver, server.url + fragment)
        time.sleep(0.4)
        wide, inner = page.run("return [document.documentElement.scrollWidth, innerWidth]")
        assert wide <= inner, f"the page is {wide} wide in a window of {inner}"
        page.shot(f"{name}-{width}x{height}{'-dark' if dark else ''}")
    resize(driver, 1280, 800, False)
    driver.get("about:blank")
    page = Page(driver, server.url)
    page.find("#tab-state").click()
    page.until("return document.querySelectorAll('#log li').length === 1")
    for _ in range(2):
        page.find("[aria-label='Increase a']").click()
    page.until("return document.querySelectorAll('#log li').length === 3")
    page.shot("state-1280x800")
    page.find("#tab-live").click()
    page.find("[data-source=program]").click()
    time.sleep(4)
    page.shot("live-1280x800")
    page.find("#live-start").click()
    step("Pictures at 360, 700, 1280 and 3840 pixels: nothing is wider than its window")


def main():
    server = Server()
    driver = browser()
    try:
        check_ports(server)
        check_first_minute(server, driver)
        check_page(server, driver)
        check_adding(server, driver)
        check_length(server, driver)
        check_ticks(server, driver)
        check_pictures_named(server, driver)
        check_take_home(server, driver)
        check_widths(server, driver)
        check_addresses(server, driver)
        check_links(server, driver)
        check_marbles(server, driver)
        check_hot(server, driver)
        check_subscriptions(server, driver)
        check_keyboard(server, driver)
        check_cells(server, driver)
        server = check_restart(server, driver)
        check_wire(server)
        take_pictures(server, driver)
        resize(driver, 1280, 800, False)
        check_frames(server, driver)
        check_many(server, driver)
        check_overview(server, driver)
        check_live(server, driver)
        equal(Page(driver, server.url).complaints(), [])
        with open(os.path.join(folder, "steps.txt"), "w") as file:
            file.write("\n".join(recording) + "\n")
    except BaseException:
        driver.save_screenshot(os.path.join(tempfile.gettempdir(), "playground-failure.png"))
        raise
    finally:
        driver.quit()
        server.kill()


main()

"""Checks the page of the inspector in a real browser, and at its server. Prints each step, and writes screenshots.

    check_inspector.py SHOP FOLDER [LOAD]     SHOP is the example inspected-shop, LOAD the benchmark inspected
"""
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

program, folder = sys.argv[1:3]
os.makedirs(folder, exist_ok=True)


def step(text):
    print(text, flush=True)


def start(*command):
    process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    for line in process.stderr:
        if found := re.search(r"http://127\.0\.0\.1:(\d+)/\?token=(\w+)", line):
            return process, found[0], int(found[1]), found[2]
    raise SystemExit("The program has printed no address")


def ask(port, path, headers={}, method="GET"):
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers=headers, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, ""


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))


driver = browser()


def resize(width, height, dark=False):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})


def until(script, *arguments, seconds=20):
    return WebDriverWait(driver, seconds, 0.05).until(lambda _: driver.execute_script(script, *arguments), script)


def row(name):
    return until("return [...document.querySelectorAll('.row')].find((row) => row.querySelector('b').textContent.replace('★ ', '') === arguments[0])", name)


process, address, port, token = start(program)
try:
    # The server.
    own = f"127.0.0.1:{port}"
    assert ask(port, f"/?token={token}")[0] == 200
    for what, path, headers in [
        ("no token", "/data", {}),
        ("a wrong token", "/data?token=" + "0" * 32, {}),
        ("another host", f"/data?token={token}", {"Host": f"evil.example:{port}"}),
        ("a page of another site", f"/data?token={token}", {"Origin": "http://evil.example"}),
        ("a picture in a page of another site", f"/data?token={token}", {"Sec-Fetch-Site": "cross-site"}),
    ]:
        assert ask(port, path, headers)[0] == 403, what
        step(f"{what} is refused")
    listeners = subprocess.run(["ss", "-ltnH"], capture_output=True, text=True).stdout if os.path.exists("/usr/bin/ss") else ""
    assert f"0.0.0.0:{port}" not in listeners and f"[::]:{port}" not in listeners
    assert ask(port, f"/mark?token={token}")[0] == 404, "a mark needs a POST"
    assert '"sum ×' in ask(port, f"/snapshot.dot?token={token}")[1]
    assert "orders" in ask(port, f"/snapshot.txt?token={token}")[1]
    names = [thing.get("name") for kind in ["properties", "commands"]
             for thing in json.loads(ask(port, f"/snapshot.json?token={token}")[1])[kind]]
    assert {"sum", "total", "pay"} <= set(names), names
    step("text, DOT and JSON are served")

    # The page.
    resize(1280, 1000)
    driver.get(address)
    assert "held back by orders" in row("orders").text, row("orders").text
    assert " waiting" in row("orders").text, row("orders").text
    step("a stuck consumer is seen: " + row("orders").text.replace("\n", " | "))

    driver.find_element(By.ID, "mark").click()
    until("return document.querySelector('.flag')?.textContent.includes('since the mark')")
    until("const row = [...document.querySelectorAll('.row')].find((row) => row.querySelector('b').textContent === 'countdown'); return parseInt(row.querySelector('.flag')?.textContent) >= 4")
    labels = driver.execute_script("return [...document.querySelectorAll('.row')].find((row) => row.querySelector('b').textContent === 'label')?.textContent ?? ''")
    leaked = int(re.search(r"(\d+) since the mark", row("countdown").text)[1])
    kept = re.search(r"(\d+) since the mark", labels)
    assert leaked >= 4 and (kept is None or int(kept[1]) <= 1), (leaked, labels)
    step(f"a leak is seen: {leaked} countdowns since the mark, and at most one label")

    row("countdown").click()
    until("return document.querySelectorAll('#marbles svg').length > 2")
    driver.find_element(By.ID, "pin").click()
    until("return document.getElementById('pin').textContent === 'Unpin'")
    until("return document.querySelector('#marbles circle')")
    driver.find_element(By.ID, "test").click()
    until("return document.getElementById('code').textContent.includes('scheduler.cold(')")
    step("a pinned signal shows marbles, and becomes a test")
    driver.find_element(By.ID, "test").click()

    until("return document.querySelectorAll('#graph .node.signal').length >= 5 && document.querySelectorAll('#graph .edge.held').length >= 1")
    shared = driver.execute_script("""
      const { nodes, edges } = inspector.data.snapshot.graph
      return Math.max(...nodes.filter((node) => node.kind !== 'property').map((node) => edges.filter((edge) => edge.from === node.id).length))""")
    step(f"the graph has {driver.execute_script('return inspector.data.snapshot.graph.nodes.length')} nodes, one with {shared} receivers")
    assert shared >= 2, shared
    assert driver.execute_script("return inspector.data.snapshot.properties.some((p) => p.isDerived && p.changeCount > 0)")

    driver.execute_script("document.getElementById('code').hidden = true")
    for width, height in [(360, 740), (700, 900), (1280, 1000), (1920, 1080)]:
        for dark in [False, True]:
            resize(width, height, dark)
            time.sleep(1.3)
            wide = driver.execute_script("return document.documentElement.scrollWidth")
            assert wide <= width, (wide, width)
            driver.save_screenshot(f"{folder}/shop-{width}x{height}{'-dark' if dark else ''}.png")
    step("the page fits 360 to 1920 px")

    # The debugging information is read by a task, and the subscriptions that are not tracked have their lines in the end.
    until("return inspector.data.snapshot.signals.some((signal) => signal.id.startsWith('untracked (inspected_shop/main.swift:'))", seconds=60)
    assert "untracked (inspected_shop/main.swift:" in ask(port, f"/snapshot.dot?token={token}")[1]
    heads = driver.execute_script("return [...document.querySelectorAll('.row .head')].map((head) => head.textContent)")
    lines = [head for head in heads if head.startswith("inspected_shop/main.swift:")]
    assert lines and not any("/s" in head for head in lines), heads
    step("a subscription that is not tracked has its line as title, without a rate, and in the graph")
    assert re.fullmatch(r"inspected-shop \d+", driver.title), driver.title

    resize(1280, 1000)
    driver.find_element(By.ID, "filter").send_keys("debounce")
    until("const rows = [...document.querySelectorAll('.row b')]; return rows.length === 1 && rows[0].textContent === 'search'")
    step("the filter finds an operator")
    errors = [entry for entry in driver.get_log("browser") if entry["level"] == "SEVERE" and "favicon" not in entry["message"]]
    assert not errors, errors
finally:
    process.kill()
    process.wait()
until("return document.getElementById('summary').textContent.includes('does not answer')")
step("the page states that the program has ended")

if len(sys.argv) > 3:
    process, address, port, token = start(sys.argv[3], "serve", "60")
    try:
        resize(1280, 1000)
        driver.get(address)
        until("return window.inspector?.data?.liveCount >= 10000", seconds=30)
        took = driver.execute_async_script("""
          const done = arguments[0];
          (async () => {
            const times = []
            for (let round = 0; round < 10; round++) {
              while (state.busy) await new Promise((resume) => setTimeout(resume, 20))
              const started = performance.now()
              await refresh()
              times.push(performance.now() - started)
              await new Promise((resume) => setTimeout(resume, 300))
            }
            done(times.sort((a, b) => a - b))
          })()""")
        step(f"10,000 live subscriptions: a refresh takes {took[5]:.0f} ms, at most {took[-1]:.0f} ms")
        driver.save_screenshot(f"{folder}/load-1280x1000.png")
        assert took[5] < 1000
        process.send_signal(signal.SIGINT)
    finally:
        process.kill()
driver.quit()
step(f"the pictures are in {folder}")

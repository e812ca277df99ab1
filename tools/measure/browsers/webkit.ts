import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { Builder, By, Key, type WebDriver, until } from 'selenium-webdriver';
import type { BrowserPage, TestBrowser } from './browser-page';
import { installRecorder, recorded } from './recorder';

/** The WebDriver of WebKitGTK and its browser, as Debian's and Ubuntu's package webkit2gtk-driver installs them. */
const webDriver = process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver';
const binary =
  process.env['WEBKIT_BROWSER'] ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const port = Number(process.env['WEBKIT_TEST_PORT'] ?? 4891);

/** How long an element may take, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Starts the WebDriver of WebKitGTK, on a screen in memory if the machine has none. */
export async function launchWebKit(): Promise<TestBrowser> {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  const display = DISPLAY ?? WAYLAND_DISPLAY;
  const screen = display === undefined ? await startScreen() : null;
  const driver = spawn(webDriver, [`--port=${port}`], {
    env: { ...process.env, ...(screen && { DISPLAY: screen.display }) },
    stdio: 'inherit',
  });
  await started(driver, async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok);
  return {
    newPage: openPage,
    async close() {
      driver.kill();
      screen?.process.kill();
    },
  };
}

/** Starts an X server in memory, on a free display. */
async function startScreen() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
  return { process: server, display: `:${number}` };
}

/** Waits until a process answers; rejects if it cannot be started. */
async function started(child: ChildProcess, answers: () => Promise<boolean>): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  for (let turn = 0; turn < 200; turn += 1) {
    if (failure) throw failure;
    if (await answers().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${child.spawnfile} does not answer`);
}

/** Opens a browser of its own: it forgets everything when it is closed. */
async function openPage(): Promise<BrowserPage> {
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect({ width: 1366, height: 820 });
  const errors: string[] = [];
  const evaluate: BrowserPage['evaluate'] = (run, ...args) =>
    driver.executeScript(`return (${run.toString()})(...arguments)`, ...args);
  /** Takes what the page has recorded, before it goes. */
  const collect = async () => {
    errors.push(...(await evaluate(recorded)));
  };
  return {
    async goto(address) {
      await collect();
      await driver.get(address);
      await evaluate(installRecorder);
    },
    async reload() {
      await collect();
      await driver.navigate().refresh();
      await evaluate(installRecorder);
    },
    evaluate,
    click: (selector) => click(driver, By.css(selector)),
    press: (name) =>
      click(driver, By.xpath(`//button[@aria-label="${name}" or normalize-space()="${name}"]`)),
    key: (name) =>
      driver
        .actions()
        .sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }[name])
        .perform(),
    async errors() {
      await collect();
      return errors;
    },
    close: () => driver.quit(),
  };
}

/** Clicks an element once it is there and nothing covers it. */
async function click(driver: WebDriver, by: By): Promise<void> {
  await driver.wait(async () => {
    try {
      await driver.wait(until.elementLocated(by), PATIENCE_MS).click();
      return true;
    } catch (error) {
      // It was replaced or covered at that moment.
      if (/stale|intercept|not interactable/i.test(String(error))) return false;
      throw error;
    }
  }, PATIENCE_MS);
}

import { expect, test } from "vitest";
import { describeInEachBrowser, expectBars, isShown, textOf } from "./each-browser";
import type { Fault } from "./faulty-server";
import type { BrowserTab, PageEvaluator } from "./played-page";

const MAIN_SCRIPT = ".js";
const GAME = ".pack";
/**
 * A time in milliseconds after the web page was opened. If the game has not started by then, the page says what is
 * missing.
 */
const SAY_AFTER_MS = 8000;
/** The number of buttons and sliders around the screen, without the buttons of the Playdate itself. */
const CONTROL_COUNT = 6;

const notice = (page: PageEvaluator): Promise<string> => textOf(page, "#notice");
const problem = (page: PageEvaluator): Promise<string> => textOf(page, "#start-problem:not([hidden]) p");
const runs = (page: PageEvaluator): Promise<void> => expectBars(page, {});

function loseWebAssembly(): void {
  Reflect.deleteProperty(globalThis, "WebAssembly");
}

function loseDecompression(): void {
  Reflect.deleteProperty(globalThis, "DecompressionStream");
}

function loseDialogs(): void {
  Reflect.deleteProperty(globalThis, "HTMLDialogElement");
}

function refuseLua(): void {
  WebAssembly.compile = () => Promise.reject(new WebAssembly.CompileError("wasm is not for today"));
}

function loseWorkers(): void {
  Reflect.deleteProperty(globalThis, "Worker");
}

function breakWorkers(): void {
  const NativeWorker = Worker;
  const broken = function (): Worker {
    return new NativeWorker("data:text/javascript,throw 1");
  };
  Object.assign(window, { Worker: broken });
}

/**
 * Stops the clock of the page: `performance.now`, and all timers of more than three seconds. Adds the function
 * `passTime` to the page, with which a test advances this clock.
 */
function stopClock(): void {
  const begin = window.setTimeout.bind(window);
  const end = window.clearTimeout.bind(window);
  const timers = new Map<number, { readonly work: () => void; readonly dueMs: number }>();
  const firstId = 1_000_000_000;
  let nowMs = 0;
  performance.now = () => nowMs;
  const stopped = {
    setTimeout(work: () => void, ms = 0): number {
      if (ms <= 3000) return begin(work, ms);
      const id = firstId + timers.size;
      timers.set(id, { work, dueMs: nowMs + ms });
      return id;
    },
    clearTimeout(id: number): void {
      if (!timers.delete(id)) end(id);
    },
    passTime(ms: number): void {
      nowMs += ms;
      for (const { work, dueMs } of timers.values()) if (dueMs === nowMs) work();
    },
  };
  Object.assign(window, stopped);
}

const passTime = (page: PageEvaluator, ms: number): Promise<boolean> =>
  page.evaluate((time) => {
    (window as unknown as { passTime: (ms: number) => void }).passTime(time);
    return true;
  }, ms);

async function waitForPage(page: PageEvaluator): Promise<void> {
  await expect.poll(() => textOf(page, "#page-title")).toBe("Glissade");
}

describeInEachBrowser("the page if the game does not start", ({ server, open }) => {
  async function openWithFault(ending: string, fault: Fault, prepare?: () => void): Promise<BrowserTab> {
    Object.assign(server(), { ending, fault });
    return open({ prepare });
  }

  test.each([
    [
      "WebAssembly",
      loseWebAssembly,
      "This browser has no WebAssembly, or it is switched off here: the game needs it to run. " +
        "Please switch it on, or open this page in another browser.",
    ],
    [
      "DecompressionStream",
      loseDecompression,
      "This browser is too old for the game. Please update it, or open this page in another browser.",
    ],
    [
      "HTMLDialogElement",
      loseDialogs,
      "This browser is too old for the game. Please update it, or open this page in another browser.",
    ],
  ])("without %s, it says what the player can do, and offers no restart", async (_, prepare, text) => {
    const page = await open({ prepare });
    await expect.poll(() => problem(page)).toBe(text);
    await expect.poll(() => page.evaluate((wanted) => document.readyState === wanted, "complete")).toBe(true);
    expect(await problem(page)).toBe(text);
    expect(await textOf(page, "#start-problem h2")).toBe("The game cannot start");
    expect(await isShown(page, "#start-problem button")).toBe(false);
    expect(await isShown(page, "#failure")).toBe(false);
    expect(await isShown(page, "#progress")).toBe(false);
  });

  const notArrived =
    "A part of this page could not be loaded: the network does not answer, or the page has just changed.";
  test.each<[string, Fault, string]>([
    ["is lost", "gone", notArrived],
    ["is not on the server", "missing", notArrived],
    ["is a login page", "login", notArrived],
    [
      "cannot run",
      "unreadable",
      "This browser cannot run the page's program. It may be too old: please update it, or open this page in another one.",
    ],
  ])("if its main script %s, it says so and offers to try again", async (_, fault, text) => {
    const page = await openWithFault(MAIN_SCRIPT, fault);
    await expect.poll(() => problem(page)).toBe(text);
    expect(await textOf(page, "#start-problem button")).toBe("try again");
    server().mend();
    await page.press("Enter");
    await runs(page);
    expect(await isShown(page, "#start-problem")).toBe(false);
  });

  test("if its main script does not arrive for eight seconds, it says so until the script arrives", async () => {
    const page = await openWithFault(MAIN_SCRIPT, "hangs", stopClock);
    await waitForPage(page);
    await passTime(page, SAY_AFTER_MS - 1000);
    expect(await notice(page)).toBe("");
    await passTime(page, 1000);
    expect(await notice(page)).toBe(
      "Still loading: the page's program has not arrived yet. The connection may be slow or broken. " +
        "If nothing changes, load this page again.",
    );
    server().mend();
    await runs(page);
    expect(await notice(page)).toBe("");
  });

  test.each<[string, Fault, string]>([
    ["is lost", "gone", "the network does not answer."],
    ["arrives in part", "half", "only a part of it has arrived."],
    ["is not on the server", "missing", "the server said 404."],
    ["is a login page", "login", "another page came in its place. The network may ask you to log in first."],
  ])("if the game %s, it says so and offers to try again", async (_, fault, reason) => {
    const page = await openWithFault(GAME, fault);
    await expect.poll(() => textOf(page, "#failure[open] p")).toBe(`The game could not be loaded: ${reason}`);
    expect(await textOf(page, "#failure h2")).toBe("The game cannot start");
    expect(await textOf(page, "#failure pre")).toBe("");
    expect(await textOf(page, "#failure button")).toBe("try again");
    server().mend();
    await page.press("Enter");
    await runs(page);
  });

  test("if the game does not arrive for eight seconds, it says so until the game arrives", async () => {
    const page = await openWithFault(GAME, "hangs", stopClock);
    await waitForPage(page);
    await expect
      .poll(() => page.evaluate((bar) => document.querySelector(bar) !== null, "#progress[aria-valuenow]"))
      .toBe(true);
    await passTime(page, SAY_AFTER_MS - 1000);
    expect(await notice(page)).toBe("");
    await passTime(page, 1000);
    await expect
      .poll(() => notice(page))
      .toBe("Still loading: nothing of the game has arrived yet. The connection may be slow or broken.");
    server().mend();
    await runs(page);
    expect(await notice(page)).toBe("");
  });

  test("the buttons around the screen are disabled until the game runs, so that no press is lost", async () => {
    const page = await openWithFault(GAME, "hangs");
    const isDisabled = (): Promise<boolean[]> =>
      page.evaluate(
        (controls) => [...document.querySelectorAll(controls)].map((control) => control.matches(":disabled")),
        "#console :is(button, input):not([data-button])",
      );
    await expect.poll(isDisabled).toEqual(new Array(CONTROL_COUNT).fill(true));
    server().mend();
    await runs(page);
    expect(await isDisabled()).toEqual(new Array(CONTROL_COUNT).fill(false));
  });

  test.each([
    ["the browser has no workers", loseWorkers],
    ["the worker that compiles Lua fails", breakWorkers],
  ])("if %s, the page compiles Lua itself", async (_, prepare) => {
    await runs(await open({ prepare }));
  });

  test("if the browser does not take the game, it says what the player can do above the browser's own words", async () => {
    const page = await open({ prepare: refuseLua });
    await expect
      .poll(() => textOf(page, "#failure[open] p"))
      .toBe("This browser could not start the game. Please try again, or open this page in another browser.");
    expect(await textOf(page, "#failure pre")).toBe("wasm is not for today");
    expect(await isShown(page, "#progress")).toBe(false);
  });
});

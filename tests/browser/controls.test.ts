import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { describeInBrowser } from "./in-browser";
import { sharedPage, sharedChromium, openPage, waitForFrames, WAIT_OPTIONS, type OpenPage } from "./page";
import { bars, fresh, testGame, type Bars } from "./test-game-page";

const STEP_DEGREES = 40;
const QUIET_FRAMES = 20;

interface FakePad {
  readonly held?: readonly number[];
  readonly axes?: readonly number[];
}

async function setPad(page: Page, pad: FakePad | undefined): Promise<void> {
  await page.evaluate((given) => {
    const buttons = Array.from({ length: 17 }, (_, number) => ({ pressed: given?.held?.includes(number) === true }));
    const axes = given?.axes ?? [0, 0, 0, 0];
    const fake = { index: 0, connected: true, mapping: "standard", buttons, axes };
    const shared = window as unknown as { pads: unknown[] };
    const isNew = shared.pads.length === 0;
    shared.pads = given === undefined ? [] : [fake];
    if (isNew) window.dispatchEvent(new Event("gamepadconnected"));
  }, pad);
}

function fakeGamepads(): void {
  const shared = window as unknown as { pads: unknown[] };
  shared.pads = [];
  Object.defineProperty(navigator, "getGamepads", { value: () => shared.pads });
}

interface Stroke {
  readonly code: string;
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly shiftKey?: boolean;
}

async function strike(page: Page, ...keys: Stroke[]): Promise<void> {
  await page.evaluate((all) => {
    for (const key of all) {
      window.dispatchEvent(new KeyboardEvent("keydown", key));
      window.dispatchEvent(new KeyboardEvent("keyup", key));
    }
  }, keys);
}

describeInBrowser("the controls of the web page", () => {
  let buildDir: string;
  let browser: Browser;
  let opened: OpenPage;

  async function open(): Promise<Page> {
    opened = await openPage(browser, buildDir, {}, (context) => context.addInitScript(fakeGamepads));
    await shows({});
    return opened.page;
  }

  async function shows(changed: Partial<Bars>): Promise<void> {
    await expect.poll(() => bars(opened.page), WAIT_OPTIONS).toEqual({ ...fresh, ...changed });
  }

  beforeAll(async () => {
    buildDir = await sharedPage(testGame);
    browser = await sharedChromium();
  });
  afterEach(() => opened.close());

  test("a key in the place of D moves to the right, whatever its letter is", async () => {
    const page = await open();
    await strike(page, { code: "KeyD", key: "e" }, { code: "KeyD", key: "d" }, { code: "KeyE", key: "d" });
    await shows({ rights: 20 });
  });

  test("a key with the letter X is Ⓐ, wherever it lies", async () => {
    const page = await open();
    await strike(page, { code: "KeyB", key: "x" }, { code: "KeyX", key: "X" });
    await shows({ presses: 20, saves: 20 });
  });

  test("on a Cyrillic keyboard the keys count by their places, also in the menu", async () => {
    const page = await open();
    await strike(page, { code: "KeyX", key: "ч" }, { code: "KeyD", key: "в" });
    await shows({ presses: 10, saves: 10, rights: 10 });
    await strike(page, { code: "KeyM", key: "ь" });
    expect(await page.locator("#menu").isVisible()).toBe(true);
    await page.evaluate(() => {
      const event = { code: "KeyM", key: "ь", bubbles: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", event));
    });
    expect(await page.locator("#menu").isVisible()).toBe(false);
  });

  test("on a French keyboard the key that types Z goes back", async () => {
    const page = await open();
    await strike(page, { code: "KeyW", key: "z" });
    await page.locator("#failure").waitFor();
    expect(await page.locator("#failure pre").textContent()).toContain("the test game was told to stop");
  });

  test("twelve presses in one frame all reach the game", async () => {
    const page = await open();
    await strike(page, ...Array.from({ length: 12 }, () => ({ code: "KeyX", key: "x" })));
    await shows({ presses: 120, saves: 120 });
  });

  test("Y, Ctrl+Y and Ctrl+Shift+Z turn the crank one step forward each", async () => {
    const page = await open();
    await strike(page, { code: "KeyZ", key: "y" }, { code: "KeyY", key: "y", ctrlKey: true });
    await shows({ crank: 180 + 2 * STEP_DEGREES });
    await strike(page, { code: "KeyZ", key: "Z", ctrlKey: true, shiftKey: true });
    await shows({ crank: 180 + 3 * STEP_DEGREES });
  });

  test("Ctrl+Z is Ⓑ", async () => {
    const page = await open();
    await page.keyboard.press("Control+z");
    await page.locator("#failure").waitFor();
    expect(await page.locator("#failure pre").textContent()).toContain("the test game was told to stop");
  });

  test("R and H say so where there is no level to restart and no hint", async () => {
    const page = await open();
    await page.keyboard.press("r");
    expect(await page.locator("#notice").textContent()).toBe("There is no level to restart now.");
    await page.keyboard.press("h");
    expect(await page.locator("#notice").textContent()).toBe("There is no hint here.");
  });

  test("keys reach the game only when the focus has left the volume slider", async () => {
    const page = await open();
    await page.locator("#volume").focus();
    for (const key of ["Enter", " ", "x", "d"]) await page.keyboard.press(key);
    await page.keyboard.press("Tab");
    await page.keyboard.press("d");
    await shows({ rights: 10 });
  });

  test("V and C announce whether the sound is on and the crank docked", async () => {
    const page = await open();
    for (const [key, text] of [
      ["v", "The page's sound is off"],
      ["v", "The page's sound is on"],
      ["c", "The crank is docked"],
    ]) {
      await page.keyboard.press(key);
      await expect.poll(() => page.locator("#announcement").textContent()).toBe(text);
    }
  });

  test("the question mark shows the list of keys", async () => {
    const page = await open();
    await page.keyboard.press("?");
    await page.locator("#keys").waitFor();
    expect(await page.locator("#keys").textContent()).toContain("restart the level");
  });

  test("the page's sound pauses while the page is hidden", async () => {
    const page = await open();
    await page.evaluate(() => {
      const calls: string[] = [];
      Object.assign(window, { calls });
      for (const name of ["suspend", "resume"] as const) {
        AudioContext.prototype[name] = () => {
          calls.push(name);
          return Promise.resolve();
        };
      }
    });
    await page.keyboard.press("x");
    await shows({ presses: 10, saves: 10 });
    const calls = await page.evaluate(() => {
      const noted = (window as unknown as { calls: string[] }).calls;
      noted.length = 0;
      for (const hidden of [true, false]) {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }
      return noted;
    });
    expect(calls).toEqual(["suspend", "resume"]);
  });

  test("a gamepad that is plugged in during play presses a button once for each press", async () => {
    const page = await open();
    await setPad(page, { held: [0] });
    await waitForFrames(page, QUIET_FRAMES);
    await setPad(page, {});
    await shows({ presses: 10, saves: 10 });
    await setPad(page, { held: [15] });
    await shows({ presses: 10, saves: 10, rights: 10 });
  });

  test("the left stick presses a direction once until it has come back", async () => {
    const page = await open();
    for (const x of [0.5, 0.9, 0.5, 0.9, 0.1]) {
      await setPad(page, { axes: [x, 0.1, 0, 0] });
      await waitForFrames(page, QUIET_FRAMES);
    }
    await shows({ rights: 10 });
  });

  test("the right stick turns the crank by as much as it turns itself", async () => {
    const page = await open();
    for (const [x, y] of [
      [0, -1],
      [0.7, -0.7],
      [1, 0],
      [0, 0.1],
      [-1, 0],
    ]) {
      // prettier-ignore
      await setPad(page, { axes: [0, 0, x, y] });
      await waitForFrames(page, 2);
    }
    await shows({ crank: 180 + 90 });
  });

  test("Start opens the menu, in which the gamepad chooses", async () => {
    const page = await open();
    const press = async (button: number): Promise<void> => {
      await setPad(page, { held: [button] });
      await waitForFrames(page, 3);
      await setPad(page, {});
      await waitForFrames(page, 3);
    };
    await press(9);
    expect(await page.locator("#menu").isVisible()).toBe(true);
    await press(1);
    expect(await page.locator("#menu").isVisible()).toBe(false);
    await press(9);
    await press(13);
    await press(0);
    await shows({ picks: 10, pauses: 20 });
  });

  test("a gamepad that is pulled out releases what it held, and works again when it is back", async () => {
    const page = await open();
    await setPad(page, { held: [15] });
    await shows({ rights: 10 });
    await setPad(page, undefined);
    await waitForFrames(page, QUIET_FRAMES);
    await setPad(page, { held: [15] });
    await shows({ rights: 20 });
  });
});

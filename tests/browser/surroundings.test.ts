import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { decodePng } from "../../simulator/graphics/png";
import { describeInBrowser } from "./in-browser";
import { sharedPage, sharedChromium, openPage, type OpenPage } from "./page";
import { bars, fresh, testGame, type Bars } from "./test-game-page";

function collectOutputs(): void {
  const Gain = window.GainNode;
  const outputs: GainNode[] = [];
  window.GainNode = class extends Gain {
    constructor(context: BaseAudioContext, options?: GainOptions) {
      super(context, options);
      outputs.push(this);
    }
  };
  Object.assign(window, { outputs });
}

function volumeOf(page: Page): Promise<string> {
  return page.evaluate(() => (window as unknown as { outputs: GainNode[] }).outputs[0].gain.value.toFixed(2));
}

describeInBrowser("the web page around the game's screen", () => {
  let buildDir: string;
  let browser: Browser;
  let opened: OpenPage;

  async function open(options?: BrowserContextOptions, prepare?: (context: BrowserContext) => Promise<unknown>) {
    opened = await openPage(browser, buildDir, options, prepare);
    await shows({});
    return opened.page;
  }

  /**
   * Waits until the test game, a small program in place of the real game, draws bars of the lengths in `changed`. All
   * other bars must be as long as when the test game has just started.
   */
  async function shows(changed: Partial<Bars>): Promise<void> {
    await expect.poll(() => bars(opened.page), { timeout: 60_000 }).toEqual({ ...fresh, ...changed });
  }

  beforeAll(async () => {
    buildDir = await sharedPage(testGame);
    browser = await sharedChromium();
  });
  afterEach(() => opened.close());

  test("all parts of the page lie within the window, in windows with and without room for the console", async () => {
    const page = await open();
    for (const [width, height, parts] of [
      [1920, 1200, ["#console", "#crank", "#dock-button", "footer"]],
      [1000, 900, ["#console", "#crank", "#dock-button", "footer"]],
      [860, 690, ["#console", "#crank", "#dock-button", "footer"]],
      [1280, 720, [".middle"]],
      [800, 500, [".middle"]],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      for (const part of parts) {
        const isInside = () =>
          page.locator(part).evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return Math.min(left, top) >= 0 && right <= innerWidth && bottom <= innerHeight;
          });
        // Waits for the page, which rearranges its parts only a moment after the window's size has changed.
        await expect.poll(isInside, { message: `${part} in ${width} × ${height}` }).toBe(true);
      }
    }
  });

  test("a finger on a computer with a mouse makes the page draw buttons for fingers", async () => {
    const page = await open({ viewport: { width: 1000, height: 900 } });
    const layout = () => page.evaluate(() => document.documentElement.dataset["layout"]);
    expect(await layout()).toBe("console");
    await page.evaluate(() => window.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "mouse" })));
    expect(await layout()).toBe("console");
    await page.evaluate(() => window.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" })));
    expect(await layout()).toBe("strip");
  });

  test("the F key and its button show the page on the full screen, and end this", async () => {
    const page = await open();
    const isFull = () => page.evaluate(() => document.fullscreenElement === document.documentElement);
    await page.keyboard.press("f");
    await expect.poll(isFull).toBe(true);
    await expect.poll(() => page.locator("#full-screen-button").getAttribute("aria-pressed")).toBe("true");
    await page.locator("#full-screen-button").click();
    await expect.poll(isFull).toBe(false);
  });

  test("the display stays on from an input until three minutes after the last one", async () => {
    const page = await open({}, (context) =>
      context.addInitScript(() => {
        const locks: { released: boolean; release: () => Promise<void> }[] = [];
        const request = (): Promise<unknown> => {
          const lock = {
            released: false,
            release: () => {
              lock.released = true;
              return Promise.resolve();
            },
          };
          locks.push(lock);
          return Promise.resolve(lock);
        };
        Object.defineProperty(navigator, "wakeLock", { value: { request } });
        Object.assign(window, { locks });
      }),
    );
    const released = () =>
      page.evaluate(() => (window as unknown as { locks: { released: boolean }[] }).locks.map((lock) => lock.released));
    expect(await released()).toEqual([]);
    await page.clock.install();
    await page.keyboard.press("x");
    await page.keyboard.press("x");
    expect(await released()).toEqual([false]);
    await page.clock.fastForward(179_000);
    await page.keyboard.press("x");
    await page.clock.fastForward(179_000);
    expect(await released()).toEqual([false]);
    await page.clock.fastForward(1000);
    expect(await released()).toEqual([true]);
    await page.keyboard.press("x");
    await expect.poll(released).toEqual([true, false]);
  });

  test("the menu has a shadow at its lower edge until its last row is in sight", async () => {
    const page = await open({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
    await page.keyboard.press("m");
    const menu = page.locator("#menu");
    const { x, y, height } = (await menu.boundingBox())!;
    const brightnessAtEdge = async (): Promise<number> =>
      decodePng(await page.screenshot({ clip: { x: x + 20, y: y + height - 3, width: 2, height: 2 } })).brightness[0];
    const scrollTo = (end: "top" | "bottom"): Promise<void> =>
      menu.evaluate((element, to) => element.scrollTo(0, to === "top" ? 0 : element.scrollHeight), end);
    await scrollTo("top");
    const above = await brightnessAtEdge();
    await scrollTo("bottom");
    expect(above).toBeLessThan((await brightnessAtEdge()) - 0.1);
  });

  test("the menu changes the volume at once, and the page remembers it while the sound is off", async () => {
    const page = await open({}, (context) => context.addInitScript(collectOutputs));
    const volume = () => volumeOf(page);
    const row = page.locator("#menu .entries button", { hasText: "page sound" });
    const openRow = async (): Promise<void> => {
      await page.keyboard.press("m");
      await row.focus();
    };
    await openRow();
    expect([await row.textContent(), await volume()]).toEqual(["page sound loud", "0.40"]);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect([await row.textContent(), await volume()]).toEqual(["page sound quiet", "0.08"]);
    await page.keyboard.press("m");
    await page.keyboard.press("v");
    expect(await page.locator("#sound-button").getAttribute("aria-pressed")).toBe("false");
    await page.reload();
    await shows({ ends: 10 });
    await openRow();
    expect([await row.textContent(), await volume()]).toEqual(["page sound off", "0.08"]);
    await page.keyboard.press("ArrowLeft");
    expect([await row.textContent(), await volume()]).toEqual(["page sound loud", "0.40"]);
    expect(await page.locator("#sound-button").getAttribute("aria-pressed")).toBe("true");
  });

  test("the arrow keys move the labelled volume slider, which the page remembers, and then the game again", async () => {
    const page = await open({}, (context) => context.addInitScript(collectOutputs));
    const slider = page.getByRole("slider", { name: "Volume" });
    const state = async () => [
      await slider.inputValue(),
      await page.locator("#sound-button").getAttribute("aria-pressed"),
      await volumeOf(page),
    ];
    await page.locator("#sound-button").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await state()).toEqual(["90", "true", "0.32"]);
    await page.keyboard.press("v");
    expect(await state()).toEqual(["0", "false", "0.32"]);
    await page.keyboard.press("ArrowRight");
    expect(await state()).toEqual(["5", "true", "0.00"]);
    await page.keyboard.press("Home");
    expect(await state()).toEqual(["0", "false", "0.00"]);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await page.reload();
    await shows({ ends: 10 });
    await slider.click();
    await page.keyboard.press("ArrowRight");
    await shows({ ends: 10, rights: 10 });
    expect(await slider.inputValue()).toBe("50");
    await page.reload();
    await shows({ ends: 20 });
    expect(await slider.inputValue()).toBe("50");
  });

  test("the volume slider works while the browser blocks the storage", async () => {
    const page = await open({}, (context) =>
      context.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("blocked", "SecurityError");
          },
        });
      }),
    );
    await page.locator("#volume").focus();
    await page.keyboard.press("ArrowLeft");
    expect(await page.locator("#volume").inputValue()).toBe("95");
    expect(await page.locator("#failure").isVisible()).toBe(false);
  });

  test("the ? key lists the keys, and the game is paused meanwhile", async () => {
    const page = await open();
    await page.keyboard.press("?");
    await page.locator("#keys").waitFor();
    expect(await page.locator("#keys dt").count()).toBe(18);
    await page.keyboard.press("Enter");
    await shows({ pauses: 10 });
    await page.locator("#keys-button").click();
    await page.locator("#keys").waitFor();
    await page.keyboard.press("Escape");
    await shows({ pauses: 20 });
  });

  test("the game is asked for less flashing if the system asks for less motion, also while it runs", async () => {
    const page = await open();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await shows({ flashes: 0 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await shows({});
  });
});

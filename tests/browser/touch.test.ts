import type { Browser, CDPSession, Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { describeInBrowser } from "./in-browser";
import { sharedPage, sharedChromium, openPage, type OpenPage } from "./page";
import { bars, fresh, testGame, type Bars } from "./test-game-page";

const PHONES = { upright: { width: 390, height: 844 }, across: { width: 844, height: 390 } };
/** A point of the web page on an upright phone where the page shows nothing, between the buttons and the crank. */
const BARE_POINT = { x: 40, y: 620 };

interface Point {
  readonly x: number;
  readonly y: number;
}

describeInBrowser("touches of the web page", () => {
  let buildDir: string;
  let browser: Browser;
  let opened: OpenPage;
  let devTools: CDPSession;
  let lines: string[];

  async function open(phone: keyof typeof PHONES = "upright", prepare?: () => void): Promise<Page> {
    const options = { viewport: PHONES[phone], hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
    lines = [];
    opened = await openPage(browser, buildDir, options, async (context, page) => {
      page.on("console", (message) => lines.push(message.text()));
      if (prepare !== undefined) await context.addInitScript(prepare);
    });
    devTools = await opened.context.newCDPSession(opened.page);
    await shows({});
    return opened.page;
  }

  async function shows(changed: Partial<Bars>): Promise<void> {
    await expect.poll(() => bars(opened.page), { timeout: 60_000 }).toEqual({ ...fresh, ...changed });
  }

  async function drag(starts: readonly Point[], right: number, down: number): Promise<void> {
    const at = (share: number) => starts.map(({ x, y }, id) => ({ x: x + right * share, y: y + down * share, id }));
    await devTools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await devTools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(share) });
    }
    await devTools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  async function middleOf(selector: string): Promise<Point> {
    const box = await opened.page.locator(selector).boundingBox();
    if (box === null) throw new Error(`The page does not show ${selector}.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  beforeAll(async () => {
    buildDir = await sharedPage(testGame);
    browser = await sharedChromium();
  });
  afterEach(() => opened.close());

  test("a swipe presses a direction on the screen and anywhere on the page beside it", async () => {
    await open();
    await drag([await middleOf("#screen")], 60, 5);
    await shows({ rights: 10 });
    await drag([BARE_POINT], 60, -5);
    await shows({ rights: 20 });
  });

  test("a swipe over a button, the crank or an open menu presses no direction", async () => {
    const page = await open();
    await drag([await middleOf("#menu-button")], 60, 0);
    await drag([await middleOf("#crank")], 60, 0);
    const { crank } = await bars(page);
    await page.keyboard.press("m");
    await page.locator("#menu").waitFor();
    await drag([await middleOf("#menu")], 60, 0);
    await drag([BARE_POINT], 60, 0);
    await page.locator("#menu").evaluate((menu: HTMLDialogElement) => menu.close());
    await drag([BARE_POINT], 60, 0);
    await shows({ crank, rights: 10, pauses: 10 });
  });

  test("two fingers at a time press nothing", async () => {
    await open();
    await drag([BARE_POINT, { x: BARE_POINT.x, y: BARE_POINT.y + 80 }], 60, 0);
    await drag([BARE_POINT], 60, 0);
    await shows({ rights: 10 });
  });

  test("a tap of the screen is passed to the game with its pixel, and a tap beside the screen is not", async () => {
    const page = await open();
    const { x, y } = await middleOf("#screen");
    await page.touchscreen.tap(BARE_POINT.x, BARE_POINT.y);
    await page.touchscreen.tap(x, y);
    await expect.poll(() => lines).toContain("touched: tap 200 120");
    expect(lines.filter((line) => line.startsWith("touched: "))).toHaveLength(1);
  });

  test("a click of the mouse on the screen is a tap, but not the click that gives the window the focus", async () => {
    const page = await open();
    const { x, y } = await middleOf("#screen");
    await page.evaluate(() => Object.defineProperty(document, "hasFocus", { value: () => false, configurable: true }));
    await page.mouse.click(x, y);
    await page.evaluate(() => Object.defineProperty(document, "hasFocus", { value: () => true }));
    await page.mouse.click(x + 2, y);
    await expect.poll(() => lines.filter((line) => line.startsWith("touched: "))).toHaveLength(1);
  });

  test("double taps and pinches enlarge nothing, and a pull downwards neither scrolls nor reloads the page", async () => {
    for (const phone of ["upright", "across"] as const) {
      const page = await open(phone);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      const screen = await middleOf("#screen");
      for (const point of [screen, { x: 8, y: 300 }]) {
        for (let taps = 0; taps < 2; taps++) await page.touchscreen.tap(point.x, point.y);
        await devTools.send("Input.synthesizePinchGesture", { ...point, scaleFactor: 2, gestureSourceType: "touch" });
        await drag([point], 0, 250);
      }
      const seen = await page.evaluate(() => ({
        scale: visualViewport?.scale,
        top: visualViewport?.pageTop,
        isSamePage: Reflect.get(window, "isSamePage") as unknown,
      }));
      expect(seen).toEqual({ scale: 1, top: 0, isSamePage: true });
      await opened.close();
    }
  });

  test("a phone vibrates when the game says that a move has ended, until the menu turns this off", async () => {
    const page = await open("upright", () => {
      Object.assign(window, { ticks: 0 });
      const vibrate = (): boolean => {
        const shared = window as unknown as { ticks: number };
        shared.ticks++;
        return true;
      };
      Object.defineProperty(navigator, "vibrate", { value: vibrate });
    });
    const ticks = () => page.evaluate(() => (window as unknown as { ticks: number }).ticks);
    await page.keyboard.press("x");
    // The test waits here until the game has drawn the move, because the game prints the end of a move before it draws
    // the move.
    await shows({ presses: 10, saves: 10 });
    const before = await ticks();
    expect(before).toBeGreaterThan(0);
    await page.keyboard.press("m");
    const row = page.locator("#menu .entries button", { hasText: "vibration" });
    expect(await row.textContent()).toBe("vibration on");
    await row.tap();
    expect(await row.textContent()).toBe("vibration off");
    await page.keyboard.press("m");
    // The test waits here until the game draws that its pause has ended. The page would ignore a key before that.
    await shows({ presses: 10, saves: 10, pauses: 10 });
    await page.keyboard.press("x");
    await shows({ presses: 20, saves: 20, pauses: 10 });
    expect(await ticks()).toBe(before);
    await page.reload();
    await shows({ saves: 20, ends: 10 });
    await page.keyboard.press("x");
    await shows({ presses: 10, saves: 30, ends: 10 });
    expect(await ticks()).toBe(0);
  });
});

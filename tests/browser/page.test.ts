import { afterEach, beforeAll, expect, test } from "vitest";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { contrastsOfTexts } from "./contrast";
import { describeInBrowser } from "./in-browser";
import { sharedPage, sharedChromium, openPage, waitForFrames, WAIT_OPTIONS, type OpenPage } from "./page";
import { bars, fresh, testGame, type Bars } from "./test-game-page";

describeInBrowser("the web page", () => {
  let buildDir: string;
  let browser: Browser;
  let opened: OpenPage;

  async function open(options?: BrowserContextOptions, prepare?: (context: BrowserContext) => Promise<unknown>) {
    opened = await openPage(browser, buildDir, options, prepare);
    await shows({});
    return opened.page;
  }

  /**
   * Waits until the test game draws bars of the lengths in `changed`. The test game is a small program in place of the
   * real game; most of its bars count events. All other bars must be as long as when the test game has just started.
   */
  async function shows(changed: Partial<Bars>, page = opened.page): Promise<void> {
    await expect.poll(() => bars(page), { timeout: 60_000 }).toEqual({ ...fresh, ...changed });
  }

  beforeAll(async () => {
    buildDir = await sharedPage(testGame);
    browser = await sharedChromium();
  });
  afterEach(() => opened.close());

  test("a pressed key reaches the game", async () => {
    const page = await open();
    await page.keyboard.press("x");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("d");
    await shows({ presses: 10, saves: 10, rights: 20 });
  });

  test("the game sees two presses of a key that both end before its next update", async () => {
    const page = await open();
    await page.evaluate(() => {
      for (const type of ["keydown", "keyup", "keydown", "keyup"]) {
        window.dispatchEvent(new KeyboardEvent(type, { key: "x", code: "KeyX" }));
      }
    });
    await shows({ presses: 20, saves: 20 });
  });

  test("the page leaves shortcuts such as Ctrl+C to the browser", async () => {
    const page = await open();
    await page.keyboard.press("Control+c");
    await page.keyboard.press("x");
    await shows({ presses: 10, saves: 10 });
  });

  test("saved data survive a reload, and the game is told that it ends before the reload", async () => {
    const page = await open();
    await page.keyboard.press("x");
    await shows({ presses: 10, saves: 10 });
    await page.reload();
    await shows({ saves: 10, ends: 10 });
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain("glissade/data.json");
  });

  test("the crank turns in either direction while a crank key is held", async () => {
    const page = await open();
    await page.keyboard.down(".");
    await expect.poll(async () => (await bars(page)).crank, { timeout: 60_000 }).toBeGreaterThan(200);
    await page.keyboard.up(".");
    await page.keyboard.down("[");
    await expect.poll(async () => (await bars(page)).crank, { timeout: 60_000 }).toBeLessThan(170);
    await page.keyboard.up("[");
  });

  test("the crank turns by as much as the player drags it around its axle", async () => {
    const page = await open({ viewport: { width: 1000, height: 900 } });
    const dial = (await page.locator("#crank").boundingBox())!;
    const [x, y] = [dial.x + dial.width / 2, dial.y + dial.height / 2];
    await page.mouse.move(x, y - 45);
    await page.mouse.down();
    await page.mouse.move(x + 45, y - 45);
    await page.mouse.move(x + 45, y);
    await page.mouse.up();
    await page.mouse.move(x, y + 45);
    await shows({ crank: 180 + 90 });
  });

  test("the crank turns one step at each notch of the mouse wheel, whatever distance the wheel reports", async () => {
    const page = await open();
    await page.mouse.wheel(0, 100);
    await shows({ crank: 180 + 40 });
    await page.mouse.wheel(0, -53);
    await page.mouse.wheel(0, -150);
    await shows({ crank: 180 - 40 });
  });

  test("the crank turns smoothly when a touch pad scrolls", async () => {
    const page = await open();
    for (let at = 0; at < 6; at++) await page.mouse.wheel(0, 30);
    await shows({ crank: 180 + 60 });
  });

  test("the C key docks the crank, and turning the crank undocks it", async () => {
    const page = await open();
    await page.keyboard.press("c");
    await shows({ dock: 100 });
    await page.mouse.wheel(0, -100);
    await shows({ crank: 180 - 40 });
  });

  test("a swipe over the screen presses a button once", async () => {
    const page = await open();
    const screen = (await page.locator("#screen").boundingBox())!;
    await page.mouse.move(screen.x + 200, screen.y + 200);
    await page.mouse.down();
    await page.mouse.move(screen.x + 420, screen.y + 210, { steps: 10 });
    await page.mouse.up();
    await shows({ rights: 10 });
  });

  test("the page has buttons for fingers on a phone", async () => {
    const page = await open({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
    const pad = (await page.locator("#pad").boundingBox())!;
    await page.touchscreen.tap(pad.x + pad.width * 0.85, pad.y + pad.height / 2);
    await page.locator(".letter[data-button=a]").tap();
    await shows({ rights: 10, presses: 10, saves: 10 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  });

  test("a screen reader can name and press the page's buttons, and it reads the game's announcements", async () => {
    const page = await open();
    for (const name of ["A: choose, or a hint", "right"]) {
      await page.getByRole("button", { name, exact: true }).dispatchEvent("click");
    }
    await shows({ presses: 10, saves: 10, rights: 10 });
    expect(await page.locator("[role=status]", { hasText: "1 presses" }).count()).toBe(1);
    for (const name of ["up", "down", "left", "B: back", "menu", "Page sound", "Dock the crank"]) {
      expect(await page.getByRole("button", { name, exact: true }).count(), name).toBe(1);
    }
  });

  test("every text contrasts with its background, in light and dark mode and in windows of all sizes", async () => {
    const page = await open();
    await page.keyboard.press("j");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [width, height] of [
        [1280, 720],
        [1000, 900],
        [400, 240],
      ]) {
        await page.setViewportSize({ width, height });
        // Waits until the game runs, because the web page shows some of its texts only then.
        await expect.poll(async () => (await page.evaluate(contrastsOfTexts)).length).toBeGreaterThan(5);
        const contrasts = await page.evaluate(contrastsOfTexts);
        expect(contrasts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
      }
    }
  });

  test("the menu shows the game's items, pauses the game and passes the chosen item to it", async () => {
    const page = await open();
    await page.keyboard.press("Escape");
    expect(await page.locator("#menu button").allTextContents()).toEqual([
      "resume",
      "pick me",
      "open a code or link",
      "page sound loud",
      "save to a file",
      "load from a file",
      "copy HTML to embed",
      "copy attempt",
    ]);
    await page.keyboard.press("Escape");
    await shows({ pauses: 10 });
    await page.keyboard.press("m");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await shows({ pauses: 20, picks: 10 });
    expect(await page.locator("#menu").isVisible()).toBe(false);
  });

  test("the key that closes the menu does not reach the game", async () => {
    const page = await open();
    await page.keyboard.press("m");
    await page.keyboard.press("x");
    await shows({ pauses: 10 });
  });

  test("the menu shows the left half of the game's menu picture", async () => {
    const page = await open();
    for (const pauses of [1, 2]) {
      await page.keyboard.press("m");
      const picture = page.locator("#menu canvas");
      expect(await picture.boundingBox()).toMatchObject({ width: 200, height: 240 });
      expect(await picture.evaluate(darkPixelsOfFirstRow)).toBe(10 * pauses);
      await page.keyboard.press("m");
      await shows({ pauses: 10 * pauses });
    }
  });

  test("the game and its clock stand still while the panel with a text to copy is open", async () => {
    const page = await open({}, (context) =>
      context.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined })),
    );
    const field = page.locator("#copy textarea");
    /**
     * Opens the page's panel with the text that the test game (a small program in place of the real game) offers for
     * copying. Returns the numbers in this text: how many updates the game has made, and the milliseconds of its clock.
     */
    const openPanel = async (): Promise<number[]> => {
      await page.keyboard.press("j");
      await field.waitFor();
      return (await field.inputValue()).split(" ").map(Number);
    };
    const [updates, ms] = await openPanel();
    // Waits long enough to see that the open panel pauses the game. Without this pause, the game would make 150 updates
    // within 300 frames, and its clock would advance by five seconds.
    await waitForFrames(page, 300);
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "hidden" });
    const [updatesLater, msLater] = await openPanel();
    expect(updatesLater - updates).toBeLessThan(100);
    expect(msLater - ms).toBeLessThan(3300);
    await page.keyboard.press("Escape");
    await shows({ pauses: 20 });
  });

  test("keys still reach the game after the player has clicked buttons of the page", async () => {
    const page = await open();
    await page.locator("#menu-button").click();
    await page.locator("#menu button").first().click();
    await page.locator("#sound-button").click();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await shows({ pauses: 10, presses: 20, saves: 20 });
  });

  test("the page plays the game's notes, and remembers that the sound was switched off", async () => {
    const page = await open({}, (context) =>
      context.addInitScript(() => {
        const notes: number[] = [];
        const Oscillator = window.OscillatorNode;
        window.OscillatorNode = class extends Oscillator {
          constructor(context: BaseAudioContext, options?: OscillatorOptions) {
            super(context, options);
            notes.push(options?.frequency ?? 0);
          }
        };
        Object.assign(window, { notes });
      }),
    );
    const notes = () => page.evaluate(() => (window as unknown as { notes: number[] }).notes);
    await page.keyboard.press("x");
    await expect.poll(notes).toEqual([440]);
    await page.keyboard.press("v");
    await page.reload();
    await shows({ saves: 10, ends: 10 });
    await page.keyboard.press("x");
    await shows({ presses: 10, saves: 20, ends: 10 });
    expect(await notes()).toEqual([]);
    expect(await page.locator("#sound-button").getAttribute("aria-pressed")).toBe("false");
  });

  test("the device is locked while the page is hidden", async () => {
    const page = await open();
    await page.evaluate(() => {
      for (const hidden of [true, false]) {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }
    });
    await shows({ locks: 10 });
  });

  test("the game is paused while another window has the focus, and the page says so", async () => {
    const page = await open();
    const notice = page.locator("#notice");
    await page.evaluate(() => void window.dispatchEvent(new Event("blur")));
    expect(await notice.textContent()).toBe("Paused: click here or come back to go on.");
    await page.evaluate(() => void window.dispatchEvent(new Event("focus")));
    await shows({ pauses: 10 });
    expect(await notice.textContent()).toBe("");
  });

  test("the page requests nothing outside its own folder, also while the browser stores the page", async () => {
    const requested: string[] = [];
    const page = await open({}, (context) =>
      Promise.resolve(context.on("request", (request) => requested.push(request.url()))),
    );
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, WAIT_OPTIONS);
    expect(requested.length).toBeGreaterThan(2);
    expect(requested.filter((url) => !url.startsWith(opened.address) && !/^(?:data|blob):/.test(url))).toEqual([]);
  });
});

function darkPixelsOfFirstRow(canvas: Element): number {
  const context = (canvas as HTMLCanvasElement).getContext("2d");
  const row = context?.getImageData(0, 0, (canvas as HTMLCanvasElement).width, 1).data ?? [];
  return row.filter((value, at) => at % 4 === 0 && value < 0x80).length;
}

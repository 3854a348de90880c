import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { decodePng, type GreyscaleImage } from "../../simulator/graphics/png";
import { projectFolder } from "../../tools/packaging/project-folder";
import { describeInBrowser } from "./in-browser";
import { sharedPage, sharedChromium, openPage, type OpenPage } from "./page";

const source = join(projectFolder, "build/source");
/** How bright the white of the game's screen is on the web page, from 0 (black) to 1 (white). */
const LIGHT = 0.83;
/** How bright the black of the game's screen is on the web page, from 0 (black) to 1 (white). */
const DARK = 0.11;
/** The size, in pixels, of a browser window in which the page draws the game's screen at twice its size. */
const TWICE_AS_LARGE = { width: 850, height: 500 };

function inside({ width, height, brightness }: GreyscaleImage, step: number): number[] {
  const picked: number[] = [];
  for (let y = step; y < height - step; y += step) {
    for (let x = step; x < width - step; x += step) picked.push(brightness[y * width + x]);
  }
  return picked;
}

describeInBrowser("the web page before the game has loaded", () => {
  let buildDir: string;
  let browser: Browser;
  let opened: OpenPage;
  let letGameCome: () => void;

  async function openWithoutGame(prepare?: (context: BrowserContext) => Promise<unknown>): Promise<OpenPage> {
    const mayCome = new Promise<void>((resolve) => (letGameCome = resolve));
    return openPage(browser, buildDir, { viewport: TWICE_AS_LARGE }, async (context) => {
      await prepare?.(context);
      await context.route("**/*.pack", (route) => mayCome.then(() => route.continue()));
    });
  }

  beforeAll(async () => {
    buildDir = await sharedPage(source);
    browser = await sharedChromium();
  });
  afterEach(() => opened.close());

  test("the page shows the game's launch image in the screen's two colours before the game has loaded", async () => {
    opened = await openWithoutGame();
    const launchImage = inside(decodePng(readFileSync(join(source, "launcher/launchImages/12.png"))), 1);
    expect(await opened.page.getByRole("progressbar", { name: "Loading" }).getAttribute("aria-valuenow")).toBe("0");
    await opened.page.locator("#progress").evaluate((bar) => (bar.style.visibility = "hidden"));
    const shown = inside(decodePng(await opened.page.locator("#screen").screenshot()), 2);
    letGameCome();
    expect(shown.length).toBe(launchImage.length);
    const wrong = shown.filter((tone, at) => Math.abs(tone - (launchImage[at] === 1 ? LIGHT : DARK)) > 0.01);
    expect(wrong).toEqual([]);
  });

  test("nothing on the web page moves when the game has loaded, nor when the page shows a notice", async () => {
    opened = await openWithoutGame((context) =>
      context.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        const note = (list: PerformanceObserverEntryList): void =>
          list.getEntries().forEach(({ startTime }) => shifts.push(startTime));
        new PerformanceObserver(note).observe({ type: "layout-shift" });
      }),
    );
    const { page } = opened;
    const places = (): Promise<unknown[]> =>
      Promise.all(["#screen", "#pad", "#crank", ".middle"].map((part) => page.locator(part).boundingBox()));
    const before = await places();
    letGameCome();
    await page.waitForFunction(() => performance.getEntriesByName("drawn").length > 0);
    expect(await places()).toEqual(before);
    await page.keyboard.press("j");
    expect(await page.locator("#notice").textContent()).not.toBe("");
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });

  test("the web page has an icon, and a picture for sites that show a link to the page", async () => {
    opened = await openPage(browser, buildDir);
    const sizes = await opened.page.evaluate(async () => {
      const sizeOf = async (address: string): Promise<number[]> => {
        const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
        return [width, height];
      };
      const picture = document.querySelector<HTMLMetaElement>("meta[property='og:image']");
      const icon = document.querySelector<HTMLLinkElement>("link[rel='apple-touch-icon']");
      return [await sizeOf(picture?.content ?? ""), await sizeOf(icon?.href ?? "")];
    });
    expect(sizes).toEqual([
      [1200, 630],
      [180, 180],
    ]);
  });
});

import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { decodePng, type GreyscaleImage } from "../../simulator/graphics/png";
import { projectFolder } from "../../tools/packaging/project-folder";
import { describeInBrowser } from "./in-browser";
import { buildPage, launchChromium, openPage, type OpenPage } from "./page";

const source = join(projectFolder, "build/source");
/** How bright the two tones of the screen are. */
const LIGHT = 0.83;
const DARK = 0.11;

/** The brightness of every so manieth pixel of every so manieth row, but for the picture's edge. */
function inside({ width, height, brightness }: GreyscaleImage, step: number): number[] {
  const picked: number[] = [];
  for (let y = step; y < height - step; y += step) {
    for (let x = step; x < width - step; x += step) picked.push(brightness[y * width + x]);
  }
  return picked;
}

describeInBrowser("the page at first sight", () => {
  let buildDir: string;
  let browser: Browser;
  let opened: OpenPage;
  let letGameCome: () => void;

  /** Opens the page, whose game does not come before it is let. */
  async function openWithoutGame(prepare?: (context: BrowserContext) => Promise<unknown>): Promise<OpenPage> {
    const mayCome = new Promise<void>((resolve) => (letGameCome = resolve));
    return openPage(browser, buildDir, {}, async (context) => {
      await prepare?.(context);
      await context.route("**/game.zip", (route) => mayCome.then(() => route.continue()));
    });
  }

  beforeAll(async () => {
    buildDir = await buildPage(source);
    browser = await launchChromium();
  });
  afterEach(() => opened.close());
  afterAll(async () => {
    await browser.close();
    rmSync(buildDir, { recursive: true });
  });

  test("the screen shows the game's launch image in its own two tones before the game has come", async () => {
    opened = await openWithoutGame();
    const launchImage = inside(decodePng(readFileSync(join(source, "launcher/launchImage.png"))), 1);
    const shown = inside(decodePng(await opened.page.locator("#screen").screenshot()), 2);
    letGameCome();
    expect(shown.length).toBe(launchImage.length);
    const wrong = shown.filter((tone, at) => Math.abs(tone - (launchImage[at] === 1 ? LIGHT : DARK)) > 0.01);
    expect(wrong).toEqual([]);
  });

  test("nothing on the page moves when the game comes, nor when the page says something", async () => {
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
      Promise.all(["#screen", "#pad", "#crank", "footer"].map((part) => page.locator(part).boundingBox()));
    const before = await places();
    letGameCome();
    await page.waitForFunction(() => performance.getEntriesByName("drawn").length > 0);
    expect(await places()).toEqual(before);
    await page.keyboard.press("j");
    expect(await page.locator("#notice").textContent()).not.toBe("");
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });

  test("has an icon, and a picture for those who show a link to it", async () => {
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

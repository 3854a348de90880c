import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { projectFolder } from "../../tools/packaging/project-folder";
import { describeInBrowser } from "./in-browser";
import { sharedPage, sharedChromium, openPage } from "./page";
import { WINDOW_SIZES, type WindowSize } from "./window-sizes";

const gallery = join(projectFolder, "docs/gallery/page");
/**
 * The widest window, in display pixels, whose picture in docs/gallery has one pixel for each display pixel. The picture
 * of a wider window has one pixel for each CSS pixel.
 */
const MAX_PICTURE_WIDTH = 1200;
const LEAST_FINGER_PX = 44;
/** A phone of the smallest kind, held sideways. Its window is even lower than the windows in docs/gallery.md. */
const SMALLEST_PHONE: WindowSize = {
  ...{ name: "smallest-phone-across", caption: "", width: 568, height: 320 },
  ...{ pixelRatio: 2, isTouch: true, colorScheme: "light" },
};

describeInBrowser("the web page in nine windows", () => {
  let buildDir: string;
  let browser: Browser;

  beforeAll(async () => {
    buildDir = await sharedPage(join(projectFolder, "build/source"));
    browser = await sharedChromium();
  });

  test.each([...WINDOW_SIZES, SMALLEST_PHONE])(
    "$name: the screen is as large as promised, nothing else of the page lies over it, and nothing can be scrolled",
    async ({ name, caption, width, height, pixelRatio, isTouch, colorScheme }) => {
      const { page, close } = await openPage(browser, buildDir, {
        viewport: { width, height },
        deviceScaleFactor: pixelRatio,
        hasTouch: isTouch,
        isMobile: isTouch,
        colorScheme,
      });
      await page.waitForFunction(() => performance.getEntriesByName("drawn").length > 0, undefined, {
        timeout: 60_000,
      });
      const screen = (await page.locator("#screen").boundingBox())!;
      const scale = (screen.width * pixelRatio) / 400;
      const largest = Math.min(width / 400, height / 240) * pixelRatio;
      if (largest >= 4) expect(scale).toBeCloseTo(Math.floor(largest), 2);
      else expect(scale / largest).toBeGreaterThanOrEqual(0.92);
      expect(await page.evaluate(findCovering)).toEqual([]);
      if (isTouch) expect(await page.evaluate(findHardToTap, LEAST_FINGER_PX)).toEqual([]);
      expect(await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth])).toEqual([height, width]); // prettier-ignore
      if (process.env["GOLDEN"] === "write" && caption !== "") {
        const scaleOfPicture = width * pixelRatio > MAX_PICTURE_WIDTH ? "css" : "device";
        mkdirSync(gallery, { recursive: true });
        writeFileSync(join(gallery, `${name}.png`), await page.screenshot({ scale: scaleOfPicture }));
      }
      await close();
    },
  );
});

/**
 * Returns the selectors of the visible parts of the web page that lie over the game's screen. Parts that are invisible
 * until the mouse comes do not count, nor does the crank's button while its box is clipped to one pixel. This function
 * runs in the browser.
 */
function findCovering(): string[] {
  const screen = document.querySelector("#screen")!.getBoundingClientRect();
  return ["#pad", ".letters", ".middle", "#crank", "#dock-button"].filter((selector) => {
    const part = document.querySelector(selector)!;
    const box = part.getBoundingClientRect();
    const clip = part.closest(".crank")?.getBoundingClientRect() ?? box;
    const isSeen = Math.min(box.width, box.height, clip.width) > 1 && part.checkVisibility({ opacityProperty: true });
    return (
      isSeen &&
      box.left < screen.right - 0.5 &&
      box.right > screen.left + 0.5 &&
      box.top < screen.bottom - 0.5 &&
      box.bottom > screen.top + 0.5
    );
  });
}

function findHardToTap(leastPx: number): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>("#console button")].filter((button) => {
    const { width, height } = (button.closest(".crank") ?? button).getBoundingClientRect();
    return button.checkVisibility() && Math.min(width, height) > 1;
  });
  return buttons
    .filter((button) => {
      const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const atMiddle = document.elementFromPoint(left + width / 2, top + height / 2);
      return Math.min(width, height) < leastPx || !isInside || !button.contains(atMiddle);
    })
    .map((button) => `${button.id || button.className}: ${JSON.stringify(button.getBoundingClientRect())}`);
}

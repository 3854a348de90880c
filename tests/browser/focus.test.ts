/** Walks through the page with the Tab key, and checks that the player always sees which element has the focus. */
import { expect, test } from "vitest";
import { describeInEachBrowser, expectBars } from "./each-browser";
import type { BrowserTab, PageEvaluator } from "./played-page";

/** The identifiers of the elements of the page that the Tab key reaches after the game's screen, in this order. */
const TAB_STOPS = ["menu-button", "sound-button", "volume", "full-screen-button", "keys-button", "dock-button"];
const MIN_OUTLINE_PX = 2;

interface Focused {
  readonly id: string;
  readonly outline: string;
  readonly outlinePx: number;
  readonly background: string;
  /** Whether the middle of the element can be seen in the window, with nothing over it. */
  readonly isSeen: boolean;
}

function readFocused(page: PageEvaluator): Promise<Focused> {
  return page.evaluate((transparent) => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineColor, outlineWidth, backgroundColor } = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const isDrawn = outlineStyle !== "none" && outlineColor !== transparent;
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      id: element.id,
      outline: isDrawn ? outlineStyle : "none",
      outlinePx: isDrawn ? parseFloat(outlineWidth) : 0,
      background: backgroundColor,
      isSeen: element.contains(topmost) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    };
  }, "rgba(0, 0, 0, 0)");
}

async function expectScreenFocused(tab: BrowserTab): Promise<void> {
  await expect.poll(async () => (await readFocused(tab)).id).toBe("screen");
}

describeInEachBrowser("the focus of the page", ({ open }) => {
  test("each element that the Tab key reaches is seen and has a visible outline", async () => {
    const tab = await open();
    await expectBars(tab, {});
    await expectScreenFocused(tab);
    expect((await readFocused(tab)).outline).toBe("none");
    for (const id of TAB_STOPS) {
      await tab.press("Tab");
      const focused = await readFocused(tab);
      expect(focused).toMatchObject({ id, outline: "solid", isSeen: true });
      expect(focused.outlinePx).toBeGreaterThanOrEqual(MIN_OUTLINE_PX);
    }
    await tab.press("Tab");
    expect(TAB_STOPS).not.toContain((await readFocused(tab)).id);
  });

  test("the row of the menu that has the focus has a background of its own", async () => {
    const tab = await open();
    await expectBars(tab, {});
    await tab.press("m");
    for (let row = 0; row < 3; row++) {
      const focused = await readFocused(tab);
      const others = await tab.evaluate(
        (selector) =>
          [...document.querySelectorAll(selector)].map((button) => getComputedStyle(button).backgroundColor),
        "#menu button:not(:focus)",
      );
      expect(focused.isSeen).toBe(true);
      expect(others.length).toBeGreaterThan(0);
      expect(others).not.toContain(focused.background);
      await tab.press("Tab");
    }
  });
});

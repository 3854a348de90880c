import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { gravityOf, turnToScreen } from "../../simulator/web/device-tilt";
import { describeInBrowser } from "./in-browser";
import { openPage, sharedChromium, sharedPage, type OpenPage } from "./page";
import { bars, fresh, testGame } from "./test-game-page";

describe("the gravity from the angles of a device", () => {
  test.each([
    ["flat on a table", 0, 0, { x: 0, y: 0, z: 1 }],
    ["upright", 90, 0, { x: 0, y: 1, z: 0 }],
    ["on its right edge", 0, 90, { x: 1, y: 0, z: 0 }],
    ["on its left edge", 0, -90, { x: -1, y: 0, z: 0 }],
  ])("a device that is %s feels the gravity there", (_, beta, gamma, { x, y, z }) => {
    const gravity = gravityOf(beta, gamma);
    expect(gravity.x).toBeCloseTo(x);
    expect(gravity.y).toBeCloseTo(y);
    expect(gravity.z).toBeCloseTo(z);
  });

  test("the gravity is always as strong as the Earth's", () => {
    fc.assert(
      fc.property(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -90, max: 90 }), (beta, gamma) => {
        const { x, y, z } = gravityOf(beta, gamma);
        expect(Math.hypot(x, y, z)).toBeCloseTo(1);
      }),
    );
  });

  test("on a device that stands on its left or right edge, gravity leads to the lower edge of the picture", () => {
    expect(turnToScreen(gravityOf(0, -90), 90).y).toBeCloseTo(1);
    expect(turnToScreen(gravityOf(0, 90), 270).y).toBeCloseTo(1);
    expect(turnToScreen(gravityOf(-90, 0), 180).y).toBeCloseTo(1);
  });
});

describeInBrowser("the tilt of a device", () => {
  let buildDir: string;
  let opened: OpenPage;

  beforeAll(async () => {
    buildDir = await sharedPage(testGame);
  });
  afterEach(() => opened.close());

  async function open(prepare: () => void): Promise<void> {
    const browser = await sharedChromium();
    opened = await openPage(browser, buildDir, {}, (context) => context.addInitScript(prepare));
  }

  /** Tilts the device and returns what the game has announced last. */
  async function tilt(toAndFro: number, aside: number): Promise<string | null> {
    return opened.page.evaluate(
      ([beta, gamma]) => {
        window.dispatchEvent(new DeviceOrientationEvent("deviceorientation", { beta, gamma }));
        return document.querySelector("#announcement")?.textContent ?? null;
      },
      [toAndFro, aside],
    );
  }

  async function tellsGame(toAndFro: number, aside: number, text: string): Promise<void> {
    await expect.poll(() => tilt(toAndFro, aside), { timeout: 60_000 }).toBe(text);
  }

  test("the game learns how the device is held, without a question where the browser needs none", async () => {
    await open(() => {
      Reflect.deleteProperty(DeviceOrientationEvent, "requestPermission");
    });
    await tellsGame(40, 30, "tilted right");
    await tellsGame(40, -30, "tilted left");
    await tellsGame(0, 0, "tilted flat");
  });

  test("where the player must allow it, the browser is asked at a press, and the game learns it then", async () => {
    await open(() => {
      Reflect.set(DeviceOrientationEvent, "requestPermission", () => {
        document.title = "asked";
        return Promise.resolve("granted");
      });
    });
    const { page } = opened;
    await waitForGame(page);
    expect(await tilt(40, 30)).not.toBe("tilted right");
    expect(await page.title()).not.toBe("asked");
    await page.keyboard.press("ArrowRight");
    expect(await page.title()).toBe("asked");
    await tellsGame(40, 30, "tilted right");
  });
});

/** Waits until the test game runs and shows the bars that it begins with. */
async function waitForGame(page: OpenPage["page"]): Promise<void> {
  await expect.poll(() => bars(page), { timeout: 60_000 }).toEqual(fresh);
}

import { expect, test } from "vitest";
import { describeInEachBrowser, expectBars, isShown, textOf } from "./each-browser";
import type { PageEvaluator } from "./played-page";
import { fillStorage, refuseFolder } from "./storage-faults";

const NOT_KEPT =
  "Saves last only until this page is closed: the browser keeps nothing for it. The menu saves to a file.";

const notice = (page: PageEvaluator): Promise<string> => textOf(page, "#notice");

function countRequests(): void {
  const counts = { asked: 0 };
  StorageManager.prototype.persisted = () => Promise.resolve(false);
  StorageManager.prototype.persist = () => Promise.resolve(++counts.asked > 0);
  Object.assign(globalThis, { counts });
}

const requestCount = (page: PageEvaluator): Promise<number> =>
  page.evaluate((name) => (globalThis as unknown as Record<string, { asked: number }>)[name].asked, "counts");

/**
 * Makes the tab unable to send messages to other tabs. So the tab cannot ask another tab to hand the game over, as if
 * the browser had suspended that tab.
 */
function askNoTab(): void {
  BroadcastChannel.prototype.postMessage = () => undefined;
}

function recordErrors(): void {
  const errors: string[] = [];
  console.error = (...texts) => errors.push(texts.join(" "));
  Object.assign(globalThis, { errors });
}

function recordViolations(): void {
  const violations: string[] = [];
  addEventListener("securitypolicyviolation", ({ violatedDirective }) => violations.push(violatedDirective));
  Object.assign(globalThis, { violations });
}

const recordedIn = (page: PageEvaluator, key: "errors" | "violations"): Promise<string[]> =>
  page.evaluate((name) => (globalThis as unknown as Record<string, string[]>)[name], key);

describeInEachBrowser("the page when something is wrong", ({ browserName, server, open }) => {
  test("without scripts the page says what the player can do", async () => {
    server().fault = "no-scripts";
    const page = await open();
    await expect.poll(() => isShown(page, "#no-script")).toBe(true);
    expect(await textOf(page, "#no-script")).toBe(
      "Glissade is a program: please allow JavaScript for this page, then load it again.",
    );
  });

  test("if the browser's storage is full, the page says so, and the game goes on", async () => {
    const page = await open({ prepare: fillStorage });
    await expectBars(page, {});
    await page.press("x");
    await expectBars(page, { presses: 10, saves: 10 });
    expect(await notice(page)).toBe(
      "The browser's storage is full: free some, or choose “save to a file” in the menu before you close this page.",
    );
  });

  test("if cookies are blocked, the game runs at once, and the page says that saves are lost when it is closed", async () => {
    const page = await open({ setting: "no-cookies" });
    await expectBars(page, {});
    expect(await isShown(page, "#elsewhere")).toBe(false);
    await page.press("x");
    await expectBars(page, { presses: 10, saves: 10 });
    expect(await notice(page)).toBe(NOT_KEPT);
  });

  test("the browser is asked to keep the saved data after the player's first save, and only once", async () => {
    const page = await open({ prepare: countRequests });
    await expectBars(page, {});
    await page.press("ArrowRight");
    await expectBars(page, { rights: 10 });
    expect(await requestCount(page)).toBe(0);
    await page.press("x");
    await expect.poll(() => requestCount(page)).toBe(1);
    await page.press("x");
    await expectBars(page, { rights: 10, presses: 20, saves: 20 });
    expect(await requestCount(page)).toBe(1);
    expect(await notice(page)).toBe("");
  });

  // In Chromium, a page cannot see that its window is private. So in Chromium, the test makes the browser refuse the
  // page a folder for its data instead, as Safari does in private windows.
  test("in a window that is known to be private, the page says after the first save that it will be lost", async () => {
    const page = await open(browserName === "Firefox" ? { setting: "private" } : { prepare: refuseFolder });
    await expectBars(page, {});
    expect(await notice(page)).toBe("");
    await page.press("x");
    await expect
      .poll(() => notice(page))
      .toBe(
        "This seems to be a private window: what you reach is gone when you close it. The menu saves it to a file.",
      );
  });

  test("a second tab takes the game over from the first when asked to, and no saved data are lost", async () => {
    const page = await open();
    await expectBars(page, {});
    await page.press("x");
    await expectBars(page, { presses: 10, saves: 10 });
    const other = await page.openTab();
    await other.goTo(server().address);
    await expect.poll(() => isShown(other, "#elsewhere")).toBe(true);
    expect(await textOf(other, "#elsewhere h2")).toBe("Glissade is open in another tab");
    await other.press("Enter");
    await expectBars(other, { saves: 10, ends: 10 });
    await other.press("x");
    await expectBars(other, { presses: 10, saves: 20, ends: 10 });

    await page.show();
    expect(await textOf(page, "#elsewhere button")).toBe("play here");
    await page.press("Enter");
    await expectBars(page, { saves: 20, ends: 20 });
    expect(await isShown(other, "#elsewhere")).toBe(true);
  });

  test("a second tab takes over from a tab that does not answer and that then saves nothing more", async () => {
    const page = await open({ prepare: askNoTab });
    await expectBars(page, {});
    const other = await page.openTab();
    await other.goTo(server().address);
    await expect.poll(() => isShown(other, "#elsewhere")).toBe(true);
    await other.press("Enter");
    await expectBars(other, {});
    await expect.poll(() => isShown(page, "#elsewhere")).toBe(true);
    expect(await page.evaluate((key) => localStorage.getItem(key), "glissade/data.json")).toBeNull();
  });

  test("if the game fails, the page shows its error and can start the game again", async () => {
    const page = await open({ prepare: recordErrors });
    await expectBars(page, {});
    await page.press("z");
    await expect.poll(() => textOf(page, "#failure[open] pre")).toContain("the test game was told to stop");
    expect(await textOf(page, "#failure h2")).toBe("The game has stopped");
    expect(await textOf(page, "#failure pre")).toContain("stack traceback");
    expect((await recordedIn(page, "errors")).join()).toContain("the test game was told to stop");
    await page.press("Enter");
    await expectBars(page, { ends: 0 });
  });

  test("the page's security policy lets all of the page through, and no script that was added to it", async () => {
    const page = await open({ prepare: recordViolations });
    await expectBars(page, {});
    expect(await recordedIn(page, "violations")).toEqual([]);
    await page.evaluate((text) => {
      const script = document.createElement("script");
      script.textContent = text;
      document.head.append(script);
      return true;
    }, "document.title = 'changed'");
    await expect.poll(() => recordedIn(page, "violations")).toEqual(["script-src-elem"]);
    expect(await textOf(page, "title")).toBe("Glissade");
  });
});

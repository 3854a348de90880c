import { expect, test } from "vitest";
import { describeInEachBrowser, expectBars, textOf } from "./each-browser";
import type { Fault } from "./faulty-server";
import type { PageEvaluator } from "./played-page";

async function waitUntilStored(page: PageEvaluator): Promise<void> {
  const workers = (): Promise<number> =>
    page.evaluate((count) => (navigator.serviceWorker.controller === null ? 0 : count), 1);
  await expect.poll(workers).toBe(1);
}

describeInEachBrowser("the page after a first visit", ({ server, open }) => {
  test.each<[string, Fault]>([
    ["is gone", "gone"],
    ["hangs", "hangs"],
    ["answers with error 500", "error"],
    ["answers with a login page", "login"],
  ])("works and keeps the saved data if the network %s", async (_, fault) => {
    const page = await open();
    await expectBars(page, {});
    await waitUntilStored(page);
    server().fault = fault;
    await page.reload();
    await expectBars(page, { ends: 10 });
    await page.press("x");
    await expectBars(page, { presses: 10, saves: 10, ends: 10 });
    expect(await textOf(page, "#notice")).toBe("");
  });

  test("shows a file of the site at the file's own address, also after the page was stored", async () => {
    const page = await open();
    await expectBars(page, {});
    await waitUntilStored(page);
    await page.reload();
    await expectBars(page, { ends: 10 });
    await page.goTo(
      await page.evaluate((tag) => document.querySelector<HTMLScriptElement>(tag)?.src ?? "", "script[src]"),
    );
    expect(await page.evaluate((part: "contentType") => document[part], "contentType" as const)).toMatch("javascript");
  });

  test("offers a new version and does not force it upon the player", async () => {
    const page = await open();
    await expectBars(page, {});
    await waitUntilStored(page);
    server().fault = "newer";
    await page.reload();
    await expect
      .poll(() => textOf(page, "#notice"))
      .toBe("There is a new version of the game: reload the page to play it. Nothing is lost.");
    await expectBars(page, { ends: 10 });
  });
});

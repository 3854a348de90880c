import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { describeInBrowser } from "./in-browser";
import { buildPage, launchChromium, servePage, WAIT_OPTIONS } from "./page";
import { bars, fresh, testGame } from "./test-game-page";

const MAIN_SCRIPT = "**/assets/*.js";
const GAME = "**/*.pack";
/** The time after which the page says what is missing. */
const SAY_AFTER_MS = 8000;

describeInBrowser("the web page if the game does not start", () => {
  let buildDir: string;
  let browser: Browser;
  let served: Awaited<ReturnType<typeof servePage>>;
  let context: BrowserContext;
  let page: Page;

  /** Opens the page without waiting for its scripts, and with a clock that the test can advance. */
  async function open(prepare?: () => void): Promise<void> {
    if (prepare !== undefined) await context.addInitScript(prepare);
    await page.goto(served.address, { waitUntil: "commit" });
  }

  /** Delays the files that match `pattern` until the returned function is called. */
  async function delay(pattern: string): Promise<() => void> {
    let letCome = (): void => undefined;
    const mayCome = new Promise<void>((resolve) => (letCome = resolve));
    await context.route(pattern, (route) => mayCome.then(() => route.continue()));
    return letCome;
  }

  const problem = (): Promise<string> => page.locator("#start-problem p").innerText(WAIT_OPTIONS);
  const notice = (): Promise<string | null> => page.locator("#notice").textContent();
  const runs = (): Promise<void> => expect.poll(() => bars(page), WAIT_OPTIONS).toEqual(fresh);

  beforeAll(async () => {
    buildDir = await buildPage(testGame);
    browser = await launchChromium();
    served = await servePage(buildDir);
  });
  afterEach(() => context.close());
  afterAll(async () => {
    await browser.close();
    await served.stop();
    rmSync(buildDir, { recursive: true });
  });

  async function createPage(): Promise<void> {
    context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    await context.addInitScript("globalThis.__name = (named) => named;");
    page = await context.newPage();
  }

  test.each([
    ["WebAssembly", "This browser has no WebAssembly, or it is switched off here: the game needs it to run."],
    ["DecompressionStream", "This browser is too old for the game. Please update it, or open this page in another"],
    ["HTMLDialogElement", "This browser is too old for the game. Please update it, or open this page in another"],
  ])("without %s, the page says in one sentence what the player can do, and offers no restart", async (name, text) => {
    await createPage();
    await context.addInitScript((missing) => void Reflect.deleteProperty(globalThis, missing), name);
    await open();
    await expect.poll(problem, WAIT_OPTIONS).toContain(text);
    await page.waitForLoadState("load");
    expect(await problem()).toContain(text);
    expect(await page.locator("#start-problem h2").textContent()).toBe("The game cannot start");
    expect(await page.locator("#start-problem button").isVisible()).toBe(false);
    expect(await page.locator("#failure").isVisible()).toBe(false);
  });

  test.each<[string, string, (route: Route) => Promise<void>]>([
    ["is lost", "A part of this page could not be loaded", (route) => route.abort()],
    ["is not on the server", "A part of this page could not be loaded", (route) => route.fulfill({ status: 404 })],
    [
      "cannot run",
      "This browser cannot run the page's program",
      (route) => route.fulfill({ contentType: "text/javascript", body: "export const class = 1;" }),
    ],
  ])("if its main script %s, the page says so and offers to try again", async (_, text, answer) => {
    await createPage();
    await context.route(MAIN_SCRIPT, answer);
    await open();
    await expect.poll(problem, WAIT_OPTIONS).toContain(text);
    await context.unrouteAll();
    await page.getByRole("button", { name: "try again" }).click();
    await runs();
    expect(await page.locator("#start-problem").isVisible()).toBe(false);
  });

  test("if its main script does not arrive for eight seconds, the page says so until the script arrives", async () => {
    await createPage();
    const letCome = await delay(MAIN_SCRIPT);
    await page.clock.install();
    await open();
    await page.locator("#notice").waitFor({ state: "attached" });
    await page.clock.runFor(SAY_AFTER_MS - 1000);
    expect(await notice()).toBe("");
    await page.clock.runFor(1000);
    await expect.poll(notice, WAIT_OPTIONS).toMatch(/^Still loading: the page's program has not arrived yet\./);
    letCome();
    await runs();
    expect(await notice()).toBe("");
  });

  test("if the game does not arrive for eight seconds, the page says so until the game arrives", async () => {
    await createPage();
    const letCome = await delay(GAME);
    await page.clock.install();
    await open();
    await page.waitForLoadState("load");
    await page.clock.runFor(SAY_AFTER_MS - 1000);
    expect(await notice()).toBe("");
    await page.clock.runFor(2000);
    await expect
      .poll(notice, WAIT_OPTIONS)
      .toBe("Still loading: nothing of the game has arrived yet. The connection may be slow or broken.");
    letCome();
    await runs();
    expect(await notice()).toBe("");
  });

  test("the script that finds out what is wrong has no syntax that is younger than 2015", () => {
    const [, script] = /<script>(.*?)<\/script>/s.exec(readFileSync(join(buildDir, "index.html"), "utf8")) ?? [];
    expect(script).toContain("too old");
    expect(script).not.toMatch(/\?\?|\?\.\D|\basync\b|\*\*|\bcatch\s*\{/);
  });
});

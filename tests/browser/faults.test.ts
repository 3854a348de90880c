import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { serveFaulty, type FaultyServer } from "./faulty-server";
import { describeInBrowser } from "./in-browser";
import { buildPage, launchChromium, openWithoutCookies, WAIT_OPTIONS } from "./page";
import { bars, fresh, testGame, type Bars } from "./test-game-page";

describeInBrowser("the web page when something is wrong", () => {
  let buildDir: string;
  let browser: Browser;
  let server: FaultyServer;
  let context: BrowserContext;
  let page: Page;

  async function open(options: BrowserContextOptions = {}, prepare?: () => void): Promise<void> {
    server = await serveFaulty(buildDir);
    context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
    await context.addInitScript("globalThis.__name = (named) => named;");
    if (prepare !== undefined) await context.addInitScript(prepare);
    page = await context.newPage();
    await page.goto(server.address);
  }

  async function shows(changed: Partial<Bars>): Promise<void> {
    await expect.poll(() => bars(page), WAIT_OPTIONS).toEqual({ ...fresh, ...changed });
  }

  /** Waits until the service worker has stored the page and answers the page's requests. */
  async function waitUntilStored(): Promise<void> {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, WAIT_OPTIONS);
  }

  const notice = () => page.locator("#notice").textContent();

  beforeAll(async () => {
    buildDir = await buildPage(testGame);
    browser = await launchChromium();
  });
  afterEach(async () => {
    await context.close();
    server.stop();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(buildDir, { recursive: true });
  });

  test("without scripts the page says what the player can do", async () => {
    await open({ javaScriptEnabled: false });
    const text = page.getByText("Glissade is a program: please allow JavaScript for this page, then load it again.");
    expect(await text.isVisible()).toBe(true);
  });

  test("if the browser's storage is full, the page says so, and the game goes on", async () => {
    await open({}, () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await shows({});
    await page.keyboard.press("x");
    await shows({ presses: 10, saves: 10 });
    expect(await notice()).toBe(
      "The browser's storage is full: free some, or choose “save to a file” in the menu before you close this page.",
    );
  });

  test("if cookies are blocked, the game runs at once, and the page says that saves are lost when it is closed", async () => {
    server = await serveFaulty(buildDir);
    const profile = mkdtempSync(join(tmpdir(), "glissade-chromium-"));
    context = await openWithoutCookies(profile);
    page = await context.newPage();
    await page.goto(server.address);
    await shows({});
    expect(await page.locator("#elsewhere").isVisible()).toBe(false);
    await page.keyboard.press("x");
    await shows({ presses: 10, saves: 10 });
    expect(await notice()).toBe(
      "Saves last only until this page is closed: the browser keeps nothing for it. The menu saves to a file.",
    );
    await context.close();
    rmSync(profile, { recursive: true, maxRetries: 5 });
  });

  test("the browser is asked to keep the saved data after the player's first save, and only once", async () => {
    await open({}, () => {
      const asked: boolean[] = [];
      StorageManager.prototype.persisted = () => Promise.resolve(false);
      StorageManager.prototype.persist = () => Promise.resolve(asked.push(true) > 0);
      Object.assign(globalThis, { asked });
    });
    const asked = () => page.evaluate(() => (globalThis as unknown as { asked: boolean[] }).asked.length);
    await shows({});
    await page.keyboard.press("ArrowRight");
    await shows({ rights: 10 });
    expect(await asked()).toBe(0);
    await page.keyboard.press("x");
    await expect.poll(asked, WAIT_OPTIONS).toBe(1);
    await page.keyboard.press("x");
    await shows({ rights: 10, presses: 20, saves: 20 });
    expect(await asked()).toBe(1);
    expect(await notice()).toBe("");
  });

  test("in a window that is known to be private, the page says after the first save that it will be lost", async () => {
    await open({}, () => {
      StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException("private", "SecurityError"));
    });
    await shows({});
    expect(await notice()).toBe("");
    await page.keyboard.press("x");
    await expect
      .poll(notice, WAIT_OPTIONS)
      .toBe(
        "This seems to be a private window: what you reach is gone when you close it. The menu saves it to a file.",
      );
  });

  test.each(["hangs", "error", "login"] as const)(
    "after a first visit, the page works if the network's fault is: %s",
    async (fault) => {
      await open();
      await shows({});
      await waitUntilStored();
      server.fault = fault;
      await page.reload({ timeout: 60_000 });
      await shows({ ends: 10 });
    },
  );

  test("a new version is offered and not forced upon the player", async () => {
    await open();
    await shows({});
    await waitUntilStored();
    server.fault = "newer";
    await page.reload();
    await expect
      .poll(notice, WAIT_OPTIONS)
      .toBe("There is a new version of the game: reload the page to play it. Nothing is lost.");
    await shows({ ends: 10 });
  });

  test("the page's security policy lets all of the page through, and no script that was added to it", async () => {
    await open({}, () => {
      const violations: string[] = [];
      addEventListener("securitypolicyviolation", ({ violatedDirective }) => violations.push(violatedDirective));
      Object.assign(globalThis, { violations });
    });
    await shows({});
    const violations = () => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);
    expect(await violations()).toEqual([]);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'changed'";
      document.head.append(script);
    });
    await expect.poll(violations, WAIT_OPTIONS).toEqual(["script-src-elem"]);
    expect(await page.title()).toBe("Glissade");
  });

  test("the page requests nothing outside its own folder", async () => {
    const requested: string[] = [];
    server = await serveFaulty(buildDir);
    context = await browser.newContext();
    context.on("request", (request) => requested.push(request.url()));
    page = await context.newPage();
    await page.goto(server.address);
    await page.waitForFunction(() => performance.getEntriesByName("drawn").length > 0, undefined, WAIT_OPTIONS);
    await waitUntilStored();
    expect(requested.filter((url) => !url.startsWith(server.address) && !/^(?:data|blob):/.test(url))).toEqual([]);
  });
});

/**
 * Starts Firefox and controls it with WebDriver BiDi, for the tests that run in Chromium and in Firefox. Playwright is
 * not used, because it controls an unchanged Firefox with commands that Firefox ESR does not have.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { WebSocket } from "ws";
import { firefox } from "../available-programs";
import { serveFaulty } from "./faulty-server";
import { seedStorage } from "./page-saves";
import { atProcessEnd } from "./process-end";
import type { BrowserTab, OpenPlayedPage, TestBrowser, UserSetting } from "./played-page";

const KEYS: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};
const EXIT_MS = 5000;

/**
 * For each setting of the browser's user, such as private windows, the preference of Firefox that turns this setting
 * on. Each is a line of the file user.js.
 */
const PREFERENCES: Readonly<Record<UserSetting, string>> = {
  "no-cookies": 'user_pref("network.cookie.cookieBehavior", 2);\n',
  private: 'user_pref("browser.privatebrowsing.autostart", true);\n',
};

/**
 * Code that defines the function `__name` in each page. The program tsx, which runs the tests, adds calls of `__name`
 * to the functions that tests run in a page.
 */
const DEFINE_NAME = "() => void (globalThis.__name = (named) => named)";

type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly message?: string;
}

interface FirefoxProcess {
  readonly send: Send;
  readonly close: () => Promise<void>;
}

/**
 * A tab of Firefox. `context` is the name by which WebDriver knows the tab. `userContext` is the user context whose
 * storage the tab uses; undefined if the tab has no storage of its own.
 */
interface FirefoxTab {
  readonly context: string;
  readonly userContext?: string | undefined;
}

/**
 * Serves the page in `buildDir` and opens it in a new profile of Firefox. The page's storage begins with the given
 * files.
 */
export async function openInFirefox(buildDir: string, files: [string, string][]): Promise<OpenPlayedPage> {
  const server = await serveFaulty(buildDir);
  const { send, close } = await startFirefox();
  const functionDeclaration = `() => (${String(seedStorage)})(${JSON.stringify(files)})`;
  await send("script.addPreloadScript", { functionDeclaration });
  const context = await firstContext(send);
  await send("browsingContext.navigate", { context, url: server.address, wait: "complete" });
  return {
    page: createTab(send, { context }),
    async close() {
      await close();
      server.stop();
    },
  };
}

/**
 * Starts Firefox with a new profile whose user has chosen `setting`, such as blocked cookies. The caller must close the
 * browser.
 */
export async function launchFirefox(setting?: UserSetting): Promise<TestBrowser> {
  const { send, close } = await startFirefox(setting === undefined ? "" : PREFERENCES[setting]);
  const cleanUps: (() => Promise<unknown>)[] = [];

  async function addPreload(work: () => void): Promise<void> {
    const { script } = await send("script.addPreloadScript", { functionDeclaration: String(work) });
    cleanUps.push(() => send("script.removePreloadScript", { script }));
  }

  async function createUserContext(): Promise<string> {
    const { userContext } = (await send("browser.createUserContext", {})) as { userContext: string };
    cleanUps.push(() => send("browser.removeUserContext", { userContext }));
    return userContext;
  }

  return {
    async openTab(prepare) {
      if (prepare !== undefined) await addPreload(prepare);
      // If the user has chosen a setting, such as private windows, the first tab of Firefox is used, without a storage
      // of its own. A user context would give the tab a storage, but private windows have no user contexts.
      if (setting !== undefined) return createTab(send, { context: await firstContext(send) });
      const userContext = await createUserContext();
      return createTab(send, { context: await newContext(send, { userContext }), userContext });
    },
    async closeTabs() {
      for (const cleanUp of cleanUps.splice(0)) await cleanUp();
    },
    close,
  };
}

async function startFirefox(preferences = ""): Promise<FirefoxProcess> {
  if (firefox === undefined) throw new Error("There is no Firefox. Name it in FIREFOX.");
  const profile = mkdtempSync(join(tmpdir(), "glissade-firefox-"));
  writeFileSync(join(profile, "user.js"), preferences);
  const browser = spawn(firefox, ["--headless", "--profile", profile, "--remote-debugging-port", "0"]);
  atProcessEnd(() => {
    browser.kill("SIGKILL");
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  const send = await connect(browser);
  await send("session.new", { capabilities: {} });
  await send("script.addPreloadScript", { functionDeclaration: DEFINE_NAME });
  return {
    send,
    async close() {
      const exit = once(browser, "exit", { signal: AbortSignal.timeout(EXIT_MS) });
      await send("browser.close", {});
      await exit.catch(() => browser.kill("SIGKILL"));
      rmSync(profile, { recursive: true, maxRetries: 5 });
    },
  };
}

async function connect(browser: ChildProcess): Promise<Send> {
  const socket = new WebSocket(`${await addressOf(browser)}/session`);
  await once(socket, "open");
  const waiting = new Map<number, (message: Message) => void>();
  socket.on("message", (text: Buffer) => {
    const message = JSON.parse(text.toString()) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  let id = 0;
  return async (method, params) => {
    socket.send(JSON.stringify({ id: ++id, method, params }));
    const { result, message } = await new Promise<Message>((resolve) => waiting.set(id, resolve));
    if (result === undefined) throw new Error(`Firefox: ${method}: ${message}`);
    return result;
  };
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface(stderr!)) {
    const [, address] = /^WebDriver BiDi listening on (ws:.*)$/.exec(line) ?? [];
    if (address !== undefined) return address;
    said.push(line);
  }
  throw new Error(`Firefox does not listen: ${said.join(" ")}`);
}

async function firstContext(send: Send): Promise<string> {
  const { contexts } = (await send("browsingContext.getTree", {})) as { contexts: { context: string }[] };
  return contexts[0].context;
}

async function newContext(send: Send, options: object): Promise<string> {
  const { context } = (await send("browsingContext.create", { type: "tab", ...options })) as { context: string };
  return context;
}

function createTab(send: Send, { context, userContext }: FirefoxTab): BrowserTab {
  return {
    async goTo(url) {
      await send("browsingContext.navigate", { context, url, wait: "none" });
    },
    async reload() {
      await send("browsingContext.reload", { context, wait: "complete" });
    },
    async openTab() {
      return createTab(send, { context: await newContext(send, { userContext }), userContext });
    },
    async show() {
      await send("browsingContext.activate", { context });
    },
    async press(key) {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] ?? key }));
      await send("input.performActions", { context, actions: [{ type: "key", id: "keyboard", actions }] });
    },
    async evaluate<Result, Argument>(work: (argument: Argument) => Result, argument: Argument) {
      const { exceptionDetails, result } = (await send("script.callFunction", {
        functionDeclaration: `(json) => JSON.stringify((${String(work)})(JSON.parse(json)))`,
        arguments: [{ type: "string", value: JSON.stringify(argument) }],
        target: { context },
        awaitPromise: false,
      })) as { exceptionDetails?: { text: string }; result: { value: string } };
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value) as Result;
    },
  };
}

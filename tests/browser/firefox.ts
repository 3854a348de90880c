/**
 * Opens the game's web page in Firefox and controls it with WebDriver BiDi, for the tests that run in Chromium and in
 * Firefox.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { WebSocket } from "ws";
import { firefox } from "../available-programs";
import { seedStorage } from "./page-saves";
import { servePage } from "./page";
import type { OpenPlayedPage, PlayedPage } from "./played-page";

/** The codes that WebDriver uses for keys without a character. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: "\uE007",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};
const EXIT_MS = 5000;

/** Sends a command of WebDriver BiDi to the browser and returns its result. Throws if the browser reports an error. */
type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

/** A message from the browser: the answer to a command, or an event. Events have no `id`. */
interface Message {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly message?: string;
}

/**
 * Serves the page in `buildDir` and opens it in a new profile of Firefox. The page's storage begins with the given
 * files.
 */
export async function openInFirefox(buildDir: string, files: [string, string][]): Promise<OpenPlayedPage> {
  if (firefox === undefined) throw new Error("There is no Firefox. Name it in FIREFOX.");
  const server = await servePage(buildDir);
  const profile = mkdtempSync(join(tmpdir(), "glissade-firefox-"));
  const browser = spawn(firefox, ["--headless", "--profile", profile, "--remote-debugging-port", "0"]);
  const send = await connect(browser);
  await send("session.new", { capabilities: {} });
  await send("script.addPreloadScript", {
    functionDeclaration: `() => (${String(seedStorage)})(${JSON.stringify(files)})`,
  });
  const page = await pageIn(send);
  await page.goTo(server.address);
  return {
    page,
    async close() {
      const exit = once(browser, "exit", { signal: AbortSignal.timeout(EXIT_MS) });
      await send("browser.close", {});
      await exit.catch(() => browser.kill("SIGKILL"));
      rmSync(profile, { recursive: true, maxRetries: 5 });
      await server.stop();
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

async function pageIn(send: Send): Promise<PlayedPage & { goTo(url: string): Promise<void> }> {
  const { contexts } = (await send("browsingContext.getTree", {})) as { contexts: { context: string }[] };
  const [{ context }] = contexts;
  return {
    async goTo(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async reload() {
      await send("browsingContext.reload", { context, wait: "complete" });
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

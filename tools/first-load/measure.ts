/** Measures the first load of the game's web page in the browser Chromium, with network and processor slowed down. */
import type { Browser, CDPSession } from "playwright-core";
import { serveFolder } from "./static-server";

const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
const CPU_SLOWDOWN_FACTOR = 4;

/**
 * The times and sizes of a first load of the web page: when the title is drawn, and when the game has answered a key. A
 * time is in milliseconds since the load began. A size is the number of bytes that had arrived by then.
 */
export interface FirstLoad {
  readonly titleMs: number;
  readonly titleBytes: number;
  readonly answerMs: number;
  readonly answerBytes: number;
}

/**
 * Opens the web page in a built folder with an empty cache, and presses a key as soon as the game's title is drawn.
 * Returns when the title appeared and when the game answered the key, with the bytes that had arrived.
 */
export async function measureFirstLoad(browser: Browser, folder: string): Promise<FirstLoad> {
  const server = await serveFolder(folder);
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const received = await slowDown(devtools);
  await page.addInitScript(pressWhenDrawn);
  await page.goto(server.address, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("answered").length > 0, undefined, {
    timeout: 120_000,
  });
  const [titleMs, answerMs] = await page.evaluate(() =>
    ["drawn", "answered"].map((name) => performance.getEntriesByName(name)[0].startTime),
  );
  await context.close();
  server.stop();
  return {
    titleMs,
    titleBytes: received.countBytesUntil(titleMs),
    answerMs,
    answerBytes: received.countBytesUntil(answerMs),
  };
}

async function slowDown(devtools: CDPSession): Promise<{ countBytesUntil(ms: number): number }> {
  const receivedChunks: { seconds: number; byteCount: number }[] = [];
  let startSeconds: number | undefined;
  devtools.on("Network.requestWillBeSent", ({ timestamp }) => (startSeconds ??= timestamp));
  devtools.on("Network.dataReceived", ({ timestamp, encodedDataLength }) => {
    receivedChunks.push({ seconds: timestamp, byteCount: encodedDataLength });
  });
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN_FACTOR });
  return {
    countBytesUntil: (ms) =>
      receivedChunks
        .filter(({ seconds }) => (seconds - (startSeconds ?? 0)) * 1000 <= ms)
        .reduce((sum, { byteCount }) => sum + byteCount, 0),
  };
}

/**
 * Presses the right arrow as soon as the game has drawn. Sets the performance mark "answered" as soon as another
 * puzzle's name is shown at the lower edge of the title screen. This function runs in the page.
 */
export function pressWhenDrawn(): void {
  let before: string | undefined;
  const frames = {
    nameOfPuzzle(): string {
      const screen = document.querySelector<HTMLCanvasElement>("#screen");
      const context = screen?.getContext("2d");
      if (screen === null || context === null || context === undefined) return "";
      const { width, height } = screen;
      const top = Math.floor(height * 0.9);
      return context.getImageData(0, top, Math.floor(width * 0.6), height - top).data.join("");
    },
    next(): void {
      if (before !== undefined && frames.nameOfPuzzle() !== before) {
        performance.mark("answered");
        return;
      }
      if (before === undefined && performance.getEntriesByName("drawn").length > 0) {
        before = frames.nameOfPuzzle();
        for (const type of ["keydown", "keyup"]) {
          window.dispatchEvent(new KeyboardEvent(type, { key: "ArrowRight", code: "ArrowRight" }));
        }
      }
      requestAnimationFrame(() => frames.next());
    },
  };
  frames.next();
}

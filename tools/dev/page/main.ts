/**
 * The entry point of the development page. It runs the game as the usual web page does, and replaces the game when the
 * server has compiled a change.
 */
import { setNotchDegrees } from "../../../simulator/web/drawn-crank";
import { showFailedStart } from "../../../simulator/web/failure";
import { readGameAddress } from "../../../simulator/web/game-address";
import { downloadGame } from "../../../simulator/web/game-files";
import { runOnPage } from "../../../simulator/web/game-on-page";
import { announce, findById } from "../../../simulator/web/page";
import { takeLinkFromAddress } from "../../../simulator/web/page-link";
import { createPrinter } from "../../../simulator/web/printed-topics";
import { createSavingHandlers } from "../../../simulator/web/saving";
import { setTouchKind } from "../../../simulator/web/screen-touch";
import type { ShareState } from "../../../simulator/web/sharing";
import { createSpeaker } from "../../../simulator/web/speaker";
import * as messages from "../messages";
import { addOverlay } from "./debug-overlay";
import { createDevConsole, type DevConsole } from "./dev-console";
import { explainShownError, hideError, showErrorText } from "./error-panel";
import { createFileStore } from "./file-store";
import { createFrameClock } from "./frame-clock";
import { createFrameControl, type FrameControl } from "./frame-control";

import { createSession, loadSession, storeSession, type Session } from "./session";

/**
 * Returns the recording of input that the browser has stored. Starts a new one if there is none, or if the page's
 * address contains a link into the game, such as a level code.
 */
function firstSession(): Session {
  const last = loadSession();
  const { parameters } = takeLinkFromAddress();
  const launchArguments = parameters.map(({ name, value }) => `${name}=${value}`);
  if (launchArguments.length > 0) return createSession(last?.files ?? [], launchArguments);
  return last ?? createSession([]);
}

interface DevPage {
  readonly dev: DevConsole;
  readonly control: FrameControl;
  readonly files: Map<string, Uint8Array>;
}

async function showChanges({ dev, control, files }: DevPage, changed: messages.ChangedFiles): Promise<void> {
  const fetched = downloadGame(readGameAddress());
  await fetched.all;
  // Only changed files get a new byte array. The simulator finds the bytecode of a file by its byte array, so unchanged
  // files must keep theirs.
  for (const path of changed.paths) files.set(path, fetched.files.get(path) ?? new Uint8Array());
  const startMs = performance.now();
  dev.replaceGame(files);
  control.showPresent();
  const replayMs = performance.now() - startMs;
  requestAnimationFrame(() => {
    const shown: messages.ShownFiles = { savedMs: changed.savedMs, shownMs: Date.now(), replayMs };
    import.meta.hot?.send(messages.SHOWN, shown);
  });
}

function showFailure(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  showErrorText(text);
  import.meta.hot?.send(messages.FAILED, { text } satisfies messages.GameFailure);
}

function listenToServer(page: DevPage): void {
  const { hot } = import.meta;
  hot?.on(messages.CHANGED, (changed: messages.ChangedFiles) => void showChanges(page, changed));
  hot?.on(messages.NOT_COMPILED, ({ text }: messages.CompileErrors) => showErrorText(text));
  hot?.on(messages.EXPLAINED, explainShownError);
}

async function main(): Promise<void> {
  window.endStartWatch?.();
  const download = downloadGame(readGameAddress());
  await download.all;
  const lua = await download.lua();
  findById("progress").remove();
  const files = new Map(download.files);
  const speaker = createSpeaker();
  const store = createFileStore();
  const shared: ShareState = { hasLink: false, result: undefined, attempt: undefined, replay: undefined };
  const print = createPrinter({
    ...createSavingHandlers(store),
    attempt: (row) => void (shared.attempt = row),
    notch: setNotchDegrees,
    touch: setTouchKind,
    announcement: announce,
  });
  const host = { lua, store, speaker, print, onFailure: showFailure, onReplayed: hideError };
  const dev = createDevConsole(host, files, firstSession());
  // The clock that the web page's code needs and stops during a pause of the game. Stopping this clock has no effect.
  // Each game on the development page has a clock of its own, in which time passes only with frames.
  const clock = { ...createFrameClock(0), stop: () => undefined, resume: () => undefined };
  const onDrawn = (): void => void performance.mark("drawn");
  const control = createFrameControl(dev.console);
  const program = () => Promise.resolve({ lua, files });
  const game = { console: control.console, clock, store, speaker, shared, program };
  const loop = runOnPage(game, { arrival: () => Promise.resolve(), onDrawn, onFailure: showFailure });
  window.addEventListener("pagehide", () => storeSession(dev.session()));
  addOverlay(dev, control, loop);
  listenToServer({ dev, control, files });
}

main().catch(showFailedStart);

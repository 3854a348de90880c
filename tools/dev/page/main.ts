/**
 * The entry point of the development page: runs the game as the web page does, and replaces the game when the server
 * has compiled a change.
 */
import { takeCodeFromAddress } from "../../../simulator/web/code-link";
import { setNotchDegrees } from "../../../simulator/web/drawn-crank";
import { showFailedStart } from "../../../simulator/web/failure";
import { fetchGameFiles } from "../../../simulator/web/game-files";
import { runOnPage } from "../../../simulator/web/game-on-page";
import { fetchLua } from "../../../simulator/web/lua-module";
import { announce } from "../../../simulator/web/page";
import { createPrinter } from "../../../simulator/web/printed-topics";
import { setTouchKind } from "../../../simulator/web/screen-touch";
import type { ShareState } from "../../../simulator/web/sharing";
import { createSpeaker } from "../../../simulator/web/speaker";
import { CHANGED, NOT_COMPILED, SHOWN, type ChangedFiles, type CompileErrors, type ShownFiles } from "../messages";
import { createDevConsole, type DevConsole } from "./dev-console";
import { hideError, showErrorText } from "./error-panel";
import { createFileStore } from "./file-store";
import { createFrameClock } from "./frame-clock";
import { createSession, loadSession, storeSession, type Session } from "./session";

/** Returns the session to continue: that of the last page, or a new one for a page whose address has a code. */
function firstSession(): Session {
  const last = loadSession();
  const link = takeCodeFromAddress();
  if (link !== undefined) return createSession(last?.files ?? [], [`${link.parameter}=${link.code}`]);
  return last ?? createSession([]);
}

/** Fetches the changed files and replaces the game. Reports to the server when the new game is shown. */
async function showChanges(dev: DevConsole, files: Map<string, Uint8Array>, changed: ChangedFiles): Promise<void> {
  const fetched = await fetchGameFiles();
  // Files that did not change keep their arrays, because the simulator caches their bytecode by the array.
  for (const path of changed.paths) files.set(path, fetched.get(path) ?? new Uint8Array());
  const startMs = performance.now();
  dev.replaceGame(files);
  const replayMs = performance.now() - startMs;
  requestAnimationFrame(() => {
    const shown: ShownFiles = { savedMs: changed.savedMs, shownMs: Date.now(), replayMs };
    import.meta.hot?.send(SHOWN, shown);
  });
}

async function main(): Promise<void> {
  const [lua, fetched] = await Promise.all([fetchLua(), fetchGameFiles()]);
  const files = new Map(fetched);
  const speaker = createSpeaker();
  const store = createFileStore();
  const shared: ShareState = { link: undefined, result: undefined, attempt: undefined };
  const print = createPrinter({
    attempt: (row) => void (shared.attempt = row),
    notch: setNotchDegrees,
    touch: setTouchKind,
    announcement: announce,
  });
  const onFailure = (error: unknown): void => showErrorText(error instanceof Error ? error.message : String(error));
  const host = { lua, store, speaker, print, onFailure, onReplayed: hideError };
  const dev = createDevConsole(host, files, firstSession());
  // Each game of the console has a clock of its own. The page only stops its clock, which does nothing here, because
  // time passes only in frames.
  const clock = { ...createFrameClock(0), stop: () => undefined, resume: () => undefined };
  const onDrawn = (): void => void performance.mark("drawn");
  runOnPage({ console: dev.console, clock, store, speaker, shared }, { onDrawn, onFailure });
  window.addEventListener("pagehide", () => storeSession(dev.session()));
  import.meta.hot?.on(CHANGED, (changed: ChangedFiles) => void showChanges(dev, files, changed));
  import.meta.hot?.on(NOT_COMPILED, ({ text }: CompileErrors) => showErrorText(text));
}

main().catch((error: unknown) => showFailedStart(error, false));

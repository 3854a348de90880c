/** The entry point of the web page: loads the game, starts the simulated Playdate and connects it to the page. */
import { createRealClock } from "../clocks";
import { prepareConsole } from "../console";
import { GameError, type Console, type Host, type Store } from "../host";
import { showCheckOf } from "./check-link";
import { listenToDeviceTilt } from "./device-tilt";
import { setNotchDegrees } from "./drawn-crank";
import { startCompiler } from "./compiler";
import { showFailedStart, showFailure } from "./failure";
import { createGameClock, type GameClock } from "./game-clock";
import { announceEverything } from "./ear-keys";
import { readGameAddress, takeDownload } from "./game-address";
import { focusGame } from "./game-focus";
import { downloadGame, type GameDownload } from "./game-files";
import { runOnPage } from "./game-on-page";
import { createGameStore } from "./game-store";
import { listenToLifecycle } from "./lifecycle";
import { keepOffline } from "./offline";
import { announce } from "./page";
import { noteTyped } from "./letter-entry";
import { showLinkProblem, showUnknownParameter } from "./link-problems";
import { showLoading } from "./loading";
import { takeLinkFromAddress, type PageLink } from "./page-link";
import { createPrinter } from "./printed-topics";
import { createSavingHandlers } from "./saving";
import { setTouchKind } from "./screen-touch";
import { createShareHandlers, type ShareState } from "./sharing";
import { createSpeaker, type PageSpeaker } from "./speaker";
import { findStudy } from "./study-host";
import { createFreeLock, waitForTabLock } from "./tab-lock";
import { nextTurn } from "./turns";
import { vibrateAtStop } from "./vibration";

interface Given {
  readonly store: Store;
  readonly lua: WebAssembly.Module;
  readonly download: GameDownload;
  readonly clock: GameClock;
  readonly speaker: PageSpeaker;
  readonly shared: ShareState;
  readonly link: PageLink;
}

const study = findStudy();

/**
 * Starts the game on the page. Returns to the browser between the long parts of the start, so that the page can react
 * to the player.
 */
async function startGame({ store, lua, download, clock, speaker, shared, link }: Given): Promise<Console> {
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const runMain = prepareConsole({
    lua,
    files: download.files,
    isPending: (path) => download.isPending(path),
    clock,
    store,
    speaker,
    arguments: link.parameters.map(({ name, value }) => `${name}=${value}`),
    get reducesFlashing() {
      return lessMotion.matches;
    },
    onAccelerometerStart: listenToDeviceTilt,
    print: createPrinter({
      ...createShareHandlers(shared),
      ...createSavingHandlers(store),
      notch: setNotchDegrees,
      touch: setTouchKind,
      typed: noteTyped,
      problem: (line) => showLinkProblem(line, link),
      announcement: announce,
      stop: vibrateAtStop,
      ...(study === undefined ? {} : { attempt: study.onAttempt }),
    }),
  });
  await nextTurn();
  return runMain();
}

function finishLoading(): void {
  performance.mark("complete");
  keepOffline();
}

/**
 * Returns a function to call after each drawing of the game. Its first call removes the progress bar. When all files
 * have arrived, this call also makes the page work offline.
 */
function createFirstDrawn(download: GameDownload, endLoading: () => void): () => void {
  let hasDrawn = false;
  return () => {
    if (hasDrawn) return;
    hasDrawn = true;
    performance.mark("drawn");
    endLoading();
    download.all.then(finishLoading, () => undefined);
  };
}

/**
 * Starts the game with the files that have arrived. If this fails while files are missing, for example because saved
 * data needs them, starts again when all have arrived.
 */
async function startOnArrival(download: GameDownload, start: () => Promise<Console>): Promise<Console> {
  try {
    return await start();
  } catch (error) {
    if (!download.isIncomplete()) throw error;
    await download.all;
    return start();
  }
}

async function startDownloaded(download: GameDownload, speaker: PageSpeaker, endLoading: () => void): Promise<void> {
  const [lock] = await Promise.all([study === undefined ? waitForTabLock() : createFreeLock(), download.first]);
  const lua = await download.lua();
  const clock = createGameClock(createRealClock());
  const shared: ShareState = { hasLink: false, result: undefined, attempt: undefined, replay: undefined };
  performance.mark("loaded");
  const link = takeLinkFromAddress();
  showUnknownParameter(link);
  const store = study?.store ?? createGameStore(lock);
  const given: Given = { store, lua, download, clock, speaker, shared, link };
  await nextTurn();
  const console = await startOnArrival(download, () => startGame(given));
  performance.mark("started");
  await nextTurn();
  const program = async (): Promise<Pick<Host, "lua" | "files">> => {
    await download.all;
    return { lua, files: download.files };
  };
  const game = { console, clock, store, speaker, shared, program };
  const loop = runOnPage(game, {
    arrival: () => download.arrival(),
    onDrawn: createFirstDrawn(download, endLoading),
    onFailure: showFailure,
  });
  listenToLifecycle(loop);
  focusGame();
  showCheckOf(link, loop);
  // Starts the announcements for screen readers when all files have arrived, so that they do not delay the first
  // picture.
  download.all.then(
    () => announceEverything(loop),
    () => undefined,
  );
  study?.onStart((key) => loop.keyPressed(key));
  lock.onLost = () => loop.end();
}

async function main(): Promise<void> {
  const { endStartWatch } = window;
  // Ends here if the browser cannot run the game, because the page has already told the player so.
  if (endStartWatch === undefined) return;
  endStartWatch();
  const speaker = createSpeaker();
  const compiler = startCompiler();
  const download = downloadGame(readGameAddress(), takeDownload(), compiler);
  download.first.then(compiler.end, compiler.end);
  const endLoading = showLoading(download);
  try {
    await startDownloaded(download, speaker, endLoading);
  } catch (error) {
    endLoading();
    if (error instanceof GameError) showFailure(error);
    else showFailedStart(error);
  }
}

void main();

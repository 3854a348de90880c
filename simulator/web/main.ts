/** The entry point of the web page: loads the game, starts the simulated Playdate and connects it to the page. */
import { createRealClock } from "../clocks";
import { startConsole } from "../console";
import { GameError, type Console, type Store } from "../host";
import { takeCodeFromAddress } from "./code-link";
import { setNotchDegrees } from "./drawn-crank";
import { showFailedStart, showFailure } from "./failure";
import { createGameClock, type GameClock } from "./game-clock";
import { fetchGameFiles } from "./game-files";
import { runOnPage } from "./game-on-page";
import { listenToLifecycle } from "./lifecycle";
import { keepOffline } from "./offline";
import { showNotice, announce } from "./page";
import { fetchLua, hasWebAssembly } from "./lua-module";
import { createPrinter } from "./printed-topics";
import { setTouchKind } from "./screen-touch";
import { createShareHandlers, type ShareState } from "./sharing";
import { createSpeaker, type PageSpeaker } from "./speaker";
import { createStore } from "./store";
import { waitForTabLock, storeWhileOwned } from "./tab-lock";

function showNotSaved(): void {
  showNotice("Saves last only until this page is closed: the browser keeps nothing for it.");
}

function startGame(
  store: Store,
  lua: WebAssembly.Module,
  files: ReadonlyMap<string, Uint8Array>,
  clock: GameClock,
  speaker: PageSpeaker,
  shared: ShareState,
): Console {
  const link = takeCodeFromAddress();
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  return startConsole({
    lua,
    files,
    clock,
    store,
    speaker,
    arguments: link === undefined ? [] : [`${link.parameter}=${link.code}`],
    get reducesFlashing() {
      return lessMotion.matches;
    },
    print: createPrinter({
      ...createShareHandlers(shared),
      notch: setNotchDegrees,
      touch: setTouchKind,
      announcement: announce,
    }),
  });
}

/** Returns a function whose first call does the work that can wait until the game has drawn its first picture. */
function createFirstDrawn(): () => void {
  let hasDrawn = false;
  return () => {
    if (hasDrawn) return;
    hasDrawn = true;
    performance.mark("drawn");
    keepOffline();
  };
}

/** Loads and starts the game. Sets performance marks, from which the benchmark computes the page's loading times. */
async function main(): Promise<void> {
  const speaker = createSpeaker();
  const [lua, files, lock] = await Promise.all([fetchLua(), fetchGameFiles(), waitForTabLock()]);
  const clock = createGameClock(createRealClock());
  const shared: ShareState = { link: undefined, result: undefined, attempt: undefined };
  performance.mark("loaded");
  const store = storeWhileOwned(lock, createStore("glissade/", showNotSaved));
  const console = startGame(store, lua, files, clock, speaker, shared);
  performance.mark("started");
  const parts = { console, clock, store, speaker, shared };
  const loop = runOnPage(parts, { onDrawn: createFirstDrawn(), onFailure: showFailure });
  listenToLifecycle(loop);
  lock.onLost = () => loop.end();
}

main().catch((error: unknown) => {
  if (error instanceof GameError) showFailure(error);
  else showFailedStart(error, !hasWebAssembly);
});

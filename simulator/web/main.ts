/** The entry point of the web page: loads the game, starts the simulated Playdate and connects it to the page. */
import { createRealClock } from "../clocks";
import { startConsole } from "../console";
import { GameError, type Console, type Store } from "../host";
import { createButtons } from "./buttons";
import { takeCodeFromAddress } from "./code-link";
import { createCrank } from "./crank";
import { drawCrank, setNotchDegrees, listenToDrawnCrank } from "./drawn-crank";
import { showFailedStart, showFailure } from "./failure";
import { createGameClock, type GameClock } from "./game-clock";
import { fetchGameFiles } from "./game-files";
import { keepKeyboardOnGame, listenToKeyboard } from "./keyboard";
import { listenToLifecycle } from "./lifecycle";
import { openMenu } from "./menu";
import { keepOffline } from "./offline";
import { byId, showNotice, announce } from "./page";
import { fetchLua, hasWebAssembly } from "./lua-module";
import { createPrinter } from "./printed-topics";
import { startGameLoop } from "./game-loop";
import { savingEntries } from "./saving";
import { createScreen } from "./screen";
import { setTouchKind, listenToScreen } from "./screen-touch";
import { copyAttempt, createShareHandlers, listenToPaste, sharingEntries, type ShareState } from "./sharing";
import { createSoundSwitch } from "./sound-switch";
import { createSpeaker, type PageSpeaker } from "./speaker";
import { createStore } from "./store";
import { waitForTabLock, storeWhileOwned, type TabLock } from "./tab-lock";
import { drawHeld, listenToTouch } from "./touch";

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
  return startConsole({
    lua,
    files,
    clock,
    store,
    speaker,
    arguments: link === undefined ? [] : [`${link.parameter}=${link.code}`],
    reduceFlashing: matchMedia("(prefers-reduced-motion: reduce)").matches,
    print: createPrinter({
      ...createShareHandlers(shared),
      notch: setNotchDegrees,
      touch: setTouchKind,
      announcement: announce,
    }),
  });
}

/** Does the work that can wait until the game has drawn its first picture. */
function onFirstDrawn(): void {
  performance.mark("drawn");
  keepOffline();
}

function play(
  lock: TabLock,
  store: Store,
  game: Console,
  clock: GameClock,
  speaker: PageSpeaker,
  shared: ShareState,
): void {
  const screen = createScreen();
  const buttons = createButtons();
  const crank = createCrank((docked) => loop.signal(docked ? "crankDocked" : "crankUndocked"));
  let hasDrawn = false;

  const loop = startGameLoop({
    console: game,
    clock,
    nextInput: (frameMs) => {
      const crankDegrees = crank.take(frameMs);
      const held = buttons.take();
      drawHeld(held);
      drawCrank(crank);
      return { held, crankDegrees, crankDocked: crank.docked };
    },
    releaseInput: () => {
      buttons.releaseAll();
      crank.spin(0);
    },
    onDrawn: () => {
      screen.paint(game.pixels);
      if (!hasDrawn) onFirstDrawn();
      hasDrawn = true;
    },
    onFailure: showFailure,
  });

  const pauseForMenu = (): void => {
    loop.pause("menu");
    const entries = [...sharingEntries(loop, shared), ...savingEntries(loop, store)];
    openMenu(loop.menuItems(), entries, game.menuPicture(), (choices) => loop.resume("menu", choices));
  };
  const toggleSound = createSoundSwitch(speaker);
  const commands = {
    c: () => crank.toggleDock(),
    j: () => copyAttempt(loop, shared),
    m: pauseForMenu,
    escape: pauseForMenu,
    v: toggleSound,
  };

  byId("menu-button").addEventListener("click", pauseForMenu);
  listenToKeyboard({ buttons, crank, commands });
  keepKeyboardOnGame();
  listenToPaste();
  listenToTouch(buttons);
  listenToScreen(buttons, loop);
  listenToDrawnCrank(crank);
  listenToLifecycle(loop);
  lock.onLost = () => loop.end();
}

/** Loads and starts the game. Sets performance marks, from which the benchmark computes the page's loading times. */
async function main(): Promise<void> {
  const speaker = createSpeaker();
  const [lua, files, lock] = await Promise.all([fetchLua(), fetchGameFiles(), waitForTabLock()]);
  const clock = createGameClock(createRealClock());
  const shared: ShareState = { link: undefined, result: undefined, attempt: undefined };
  performance.mark("loaded");
  const store = storeWhileOwned(lock, createStore("glissade/", showNotSaved));
  const game = startGame(store, lua, files, clock, speaker, shared);
  performance.mark("started");
  play(lock, store, game, clock, speaker, shared);
}

main().catch((error: unknown) => {
  if (error instanceof GameError) showFailure(error);
  else showFailedStart(error, !hasWebAssembly);
});

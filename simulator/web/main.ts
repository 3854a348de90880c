import { realClock } from "../clocks";
import { startConsole } from "../console";
import { GameError, type Console, type Store } from "../host";
import { createButtons } from "./buttons";
import { takeCodeFromAddress } from "./code-link";
import { createCrank } from "./crank";
import { drawDial, hearNotch, listenToDial } from "./crank-dial";
import { showFailedStart, showFailure } from "./failure";
import { gameClock, type GameClock } from "./game-clock";
import { fetchGameFiles } from "./game-files";
import { keepKeyboardOnGame, listenToKeyboard } from "./keyboard";
import { listenToLifecycle } from "./lifecycle";
import { openMenu } from "./menu";
import { keepOffline } from "./offline";
import { byId, notice, sayAloud } from "./page";
import { fetchLua, hasWebAssembly } from "./lua-module";
import { printTo } from "./printed";
import { startRun } from "./run";
import { savingEntries } from "./saving";
import { createScreen } from "./screen";
import { hearTouch, listenToScreen } from "./screen-touch";
import { copySession, hearersFor, listenToPaste, sharingEntries, type Shared } from "./sharing";
import { createSoundSwitch } from "./sound-switch";
import { createSpeaker, type PageSpeaker } from "./speaker";
import { createStore } from "./store";
import { waitForTurn, whileMine, type Turn } from "./tabs";
import { drawHeld, listenToTouch } from "./touch";

function sayNotSaved(): void {
  notice("Saves last only until this page is closed: the browser keeps nothing for it.");
}

function startGame(
  store: Store,
  lua: WebAssembly.Module,
  files: ReadonlyMap<string, Uint8Array>,
  clock: GameClock,
  speaker: PageSpeaker,
  shared: Shared,
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
    print: printTo({ ...hearersFor(shared), notch: hearNotch, touch: hearTouch, told: sayAloud }),
  });
}

/** Does what has waited for the game's first picture. */
function whenSeen(): void {
  performance.mark("drawn");
  keepOffline();
}

function play(turn: Turn, store: Store, game: Console, clock: GameClock, speaker: PageSpeaker, shared: Shared): void {
  const screen = createScreen();
  const buttons = createButtons();
  const crank = createCrank((docked) => run.signal(docked ? "crankDocked" : "crankUndocked"));
  let isSeen = false;

  const run = startRun({
    console: game,
    clock,
    nextInput: (frameMs) => {
      const crankDegrees = crank.take(frameMs);
      const held = buttons.take();
      drawHeld(held);
      drawDial(crank);
      return { held, crankDegrees, crankDocked: crank.docked };
    },
    letGo: () => {
      buttons.releaseAll();
      crank.spin(0);
    },
    onDrawn: () => {
      screen.paint(game.pixels);
      if (!isSeen) whenSeen();
      isSeen = true;
    },
    onFailure: showFailure,
  });

  const pauseForMenu = (): void => {
    run.pause("menu");
    const entries = [...sharingEntries(run, shared), ...savingEntries(run, store)];
    openMenu(run.menuItems(), entries, game.menuPicture(), (choices) => run.resume("menu", choices));
  };
  const toggleSound = createSoundSwitch(speaker);
  const commands = {
    c: () => crank.toggleDock(),
    j: () => copySession(run, shared),
    m: pauseForMenu,
    escape: pauseForMenu,
    v: toggleSound,
  };

  byId("menu-button").addEventListener("click", pauseForMenu);
  listenToKeyboard({ buttons, crank, commands });
  keepKeyboardOnGame();
  listenToPaste();
  listenToTouch(buttons);
  listenToScreen(buttons, run);
  listenToDial(crank);
  listenToLifecycle(run);
  turn.onEnd = () => run.end();
}

/** The marks are those that the bench reads. */
async function main(): Promise<void> {
  const speaker = createSpeaker();
  const [lua, files, turn] = await Promise.all([fetchLua(), fetchGameFiles(), waitForTurn()]);
  const clock = gameClock(realClock());
  const shared: Shared = { link: undefined, result: undefined, session: undefined };
  performance.mark("loaded");
  const store = whileMine(turn, createStore("glissade/", sayNotSaved));
  const game = startGame(store, lua, files, clock, speaker, shared);
  performance.mark("started");
  play(turn, store, game, clock, speaker, shared);
}

main().catch((error: unknown) => {
  if (error instanceof GameError) showFailure(error);
  else showFailedStart(error, !hasWebAssembly);
});

/** Connects a running game to the web page: its screen, buttons, crank, keyboard, touch and menus. */
import type { Console, Store } from "../host";
import { createButtons } from "./buttons";
import { createCrank, type Crank } from "./crank";
import { createDownloadEntries } from "./download";
import { drawCrank, listenToDrawnCrank, stepForward } from "./drawn-crank";
import type { GameClock } from "./game-clock";
import { deviceGravity } from "./device-tilt";
import { askAboutMove, createEarKeys } from "./ear-keys";
import { createFullScreenSwitch } from "./full-screen";
import { startGameLoop, type GameLoop } from "./game-loop";
import { listenToGamepads } from "./gamepad";
import { createKeyList } from "./key-list";
import { keepKeyboardOnGame, listenToKeyboard, type KeyboardTargets } from "./keyboard";
import { enterLetter } from "./letter-entry";
import { createLevelKeys } from "./level-keys";
import { openMenu, type PageEntry, type PageSetting } from "./menu";
import { announce, findById } from "./page";
import { createSavingEntries } from "./saving";
import { createScreen } from "./screen";
import { listenToScreen } from "./screen-touch";
import {
  copyAttempt,
  createMakerEntries,
  createSharingEntries,
  listenToPaste,
  type ShareState,
  type SharingGame,
} from "./sharing";
import { createSoundSwitch } from "./sound-switch";
import type { PageSpeaker } from "./speaker";
import { watchDevice } from "./spoken-keys";
import { drawHeld, listenToTouch } from "./touch";
import { vibrationSettings } from "./vibration";
import { keepAwake } from "./wake-lock";

interface RunningGame {
  readonly console: Console;
  readonly clock: GameClock;
  readonly store: Store;
  readonly speaker: PageSpeaker;
  readonly shared: ShareState;
  readonly program: SharingGame["program"];
}

interface GameEvents {
  /** Returns a promise that resolves when the page has received the file for which the game waits. */
  readonly arrival: () => Promise<void>;
  readonly onDrawn: () => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Connects a started game to the web page. From now on, the player's keys, touches and clicks control it. Returns the
 * game loop.
 */
export function runOnPage(game: RunningGame, { arrival, onDrawn, onFailure }: GameEvents): GameLoop {
  const { console, clock } = game;
  const screen = createScreen();
  const buttons = createButtons();
  const crank = createCrank((isDocked) => loop.signal(isDocked ? "crankDocked" : "crankUndocked"));
  const loop = startGameLoop({
    console,
    clock,
    nextInput: (frameMs) => {
      const crankDegrees = crank.take(frameMs);
      const held = buttons.take();
      drawHeld(held);
      drawCrank(crank);
      return { held, crankDegrees, isCrankDocked: crank.isDocked, gravity: deviceGravity() };
    },
    releaseInput: () => {
      buttons.releaseAll();
      crank.spin(0);
    },
    arrival,
    onDrawn: () => {
      screen.paint(console.pixels);
      onDrawn();
    },
    onFailure,
  });
  const sound = createSoundSwitch(game.speaker);
  const pauseForMenu = createMenuOpener(game, loop, sound.setting, createDownloadEntries(loop));
  const { restart, hint } = createLevelKeys(loop);
  const pressedKeys = new Map<string, string>();
  const showKeys = createKeyList(loop, pressedKeys);
  const stepOn = (): void => stepForward(crank);
  const commands = {
    ...createEarKeys(loop),
    y: stepOn,
    r: restart,
    h: hint,
    c: () => toggleDock(crank),
    j: () => copyAttempt(loop, game.shared),
    m: pauseForMenu,
    escape: pauseForMenu,
    v: () => toggleSound(sound, game.speaker),
    f: createFullScreenSwitch(),
    "?": showKeys,
  };
  findById("menu-button").addEventListener("click", pauseForMenu);
  watchDevice();
  listenToKeyboard({ buttons, crank, commands, pressedKeys, ...createGameKeys(loop) });
  keepKeyboardOnGame();
  listenToPaste();
  listenToTouch(buttons);
  listenToScreen(buttons, loop);
  listenToDrawnCrank(crank);
  const onUse = keepAwake();
  listenToGamepads({ buttons, crank, commands: { menu: pauseForMenu, keys: showKeys, hint, on: stepOn }, onUse });
  enableControls();
  return loop;
}

/**
 * Enables the page's buttons and the volume slider, when the game runs. They are disabled before the game runs, because
 * a press would be lost.
 */
function enableControls(): void {
  for (const control of document.querySelectorAll("#console :disabled")) control.removeAttribute("disabled");
}

function createGameKeys(loop: GameLoop): Pick<KeyboardTargets, "askAboutMove" | "enterLetter"> {
  return {
    askAboutMove: (button) => askAboutMove(loop, button),
    enterLetter: (letter) => enterLetter(loop, letter),
  };
}

function toggleDock(crank: Crank): void {
  crank.toggleDock();
  announce(crank.isDocked ? "The crank is docked" : "The crank is out");
}

function toggleSound({ toggle }: ReturnType<typeof createSoundSwitch>, speaker: PageSpeaker): void {
  toggle();
  announce(speaker.isMuted ? "The page's sound is off" : "The page's sound is on");
}

function createMenuOpener(
  game: RunningGame,
  loop: GameLoop,
  sound: PageSetting,
  downloads: readonly PageEntry[],
): () => void {
  const { console, store, shared, program } = game;
  return () => {
    loop.pause("menu");
    const sharing = createSharingEntries({ loop, shared, pixels: console.pixels, program });
    const saving = createSavingEntries(loop, store);
    const settings = [sound, ...vibrationSettings()];
    const makers = createMakerEntries({ loop, shared });
    const entries = [...sharing, ...settings, ...saving, ...createPageEntries(), ...downloads, ...makers];
    openMenu(loop.menuItems(), entries, console.menuPicture(), (choices) => loop.resume("menu", choices));
  };
}

function createPageEntries(): PageEntry[] {
  const address = document.querySelector<HTMLMetaElement>("meta[name=levels]")?.content;
  return address === undefined ? [] : [{ title: "all levels", run: () => location.assign(address) }];
}

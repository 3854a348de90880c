/** Starts the game: loads the save, listens to the console and opens the first screen. frame.ts runs each frame. */
import { readLaunchParameters, onKey, onKeyAmong, onTyped, printToHost } from "../device/host";
import { listenToButtons, silenceCrank } from "../device/input";
import { onLeaving, onPausing } from "../device/lifecycle";
import { setMenuPicture } from "../device/menu";
import { paintPicture } from "../device/screen";
import { stopMusicNotes } from "../device/sound";
import { listenToTouch } from "../device/touch";
import { applySettings } from "./save/apply-settings";
import { formatLink, readLink } from "./codes/link";
import { requestScreen } from "./destination";
import { chooseFirstScreen } from "./first-screen";
import { carryOutEvents } from "./frame";
import { queueCommand } from "./key-commands";
/** The import below is loaded from links.lua on first use. @lazy links */
import { resolveLink, linkToCleared } from "./open-link";
import { changeScreens, createApp, type App } from "./open-screen";
import { wakeUp } from "./rest";
import { retryAll } from "./save/retry";
import { loadSave } from "./save/store";
import { requestSave } from "./save/store-requests";
import type { Screen } from "./screen";

/** The keyboard key that prints the level being played and its moves as JSON, for tests. */
const ATTEMPT_KEY = "j";
/** The keyboard key that prints a link to the moves of the cleared level that is shown. */
const REPLAY_KEY = "l";
const SCREEN_KEY = "n";
const REDRAW_KEY = "r";
/** The keyboard key that exports the whole save to a file and prints its name. */
const EXPORT_KEY = "e";
const IMPORT_KEY = "i";
/** The keyboard keys with which a player who cannot see the screen asks for announcements; see by-ear/ear.ts. */
const EAR_KEYS = "obp+-8624";

export function startGame(): App {
  silenceCrank();
  listenToButtons();
  listenToTouch();
  const app = createApp(loadSave());
  applySettings(app.save);
  openFirstScreen(app);
  changeScreens(app);
  carryOutEvents(app);
  listenToSystem(app);
  listenToKeys(app);
  return app;
}

function openFirstScreen(app: App): void {
  const link = readLink(readLaunchParameters());
  requestScreen(link === undefined ? chooseFirstScreen() : resolveLink(app.save, link));
}

/**
 * Listens to the system's callbacks that cannot wait for the next frame (see device/lifecycle.ts). What the open screen
 * queues in such a callback is carried out at once, because the game may end without another frame.
 */
function listenToSystem(app: App): void {
  onLeaving(() => {
    stopMusicNotes();
    leaveScreen(app.screen);
    // The save must be stored here. The title screen itself does not store which puzzle the player has chosen on it.
    requestSave();
    carryOutEvents(app);
    retryAll();
  });
  onPausing(() => {
    wakeUp(app.rest);
    stopMusicNotes();
    leaveScreen(app.screen);
    carryOutEvents(app);
    showSummary(app.screen);
  });
}

function leaveScreen(screen: Screen | undefined): void {
  screen?.kind.leave?.(screen.state);
}

function showSummary(screen: Screen | undefined): void {
  const summary = screen?.kind.summary;
  if (screen === undefined || summary === undefined) setMenuPicture(undefined);
  else
    setMenuPicture(
      paintPicture(() => {
        summary(screen.state);
      }),
    );
}

/**
 * Listens to the keys of a keyboard. Some keys queue a command for the next frame. Others at once print an answer for
 * the host (the program around the game). A host may need such an answer while the game is paused.
 */
function listenToKeys(app: App): void {
  onKey(EXPORT_KEY, () => {
    queueCommand("export-save");
  });
  onKey(IMPORT_KEY, () => {
    requestScreen({ kind: "import-save" });
  });
  onKey(ATTEMPT_KEY, () => {
    const { screen } = app;
    const json = screen?.kind.attemptJson?.(screen.state);
    if (json !== undefined) printToHost("attempt", json);
  });
  onKey(REPLAY_KEY, () => {
    const { screen } = app;
    const cleared = screen?.kind.clearedLevel?.(screen.state);
    printToHost("replay", cleared === undefined ? "none" : formatLink(linkToCleared(cleared)));
  });
  onKey(SCREEN_KEY, () => {
    printToHost("screen", app.screen?.kind.name ?? "none");
  });
  onKey(REDRAW_KEY, () => {
    queueCommand("redraw");
  });
  onKeyAmong(EAR_KEYS, (earKey) => {
    queueCommand({ earKey });
  });
  onTyped((letter) => {
    const { screen } = app;
    if (screen?.kind.takesLetters?.(screen.state) !== true) return;
    // The printed line tells the host (the program around the game) that the game has taken the key as a letter.
    printToHost("typed", letter);
    queueCommand({ letter });
  });
}

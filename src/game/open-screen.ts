/**
 * The open screen of the game, and the queue of changes to another screen. A screen only queues the change; frame.ts
 * carries out the queue between the update and the drawing of the screen.
 */
import { ignoreHeldButtons } from "../device/input";
import { setMenu } from "../device/menu";
import type { AnyPuzzle } from "../puzzles/any-puzzle";
import type { SoundTheme } from "../puzzles/sound-theme";
import type { Link } from "./codes/link";
import { queueCrankStep } from "./frame-events";
import { changeMusic, createMusicPlayer, type MusicPlayer } from "./music";
import { createHostReports, reportOpenLink, type HostReports } from "./host-reports";
import { requestRedraw } from "./redraw";
import type { Question } from "./routes";
import type { Save } from "./save/save";
import type { Screen } from "./screen";
/** Loaded on first use. @lazy */
import { createQuestionScreen } from "./screens/question-screen";
import { currentSoundTheme, setSoundTheme } from "./sounds";
import { SHUTTER_MS } from "./widgets/shutter";

/** The state of the running game: the open screen, the save and the last reports to the host. */
export interface App {
  readonly save: Save;
  screen: Screen | undefined;
  shownMs: number;
  /** The changes to another screen that frame.ts carries out next, in order. */
  readonly queuedChanges: ScreenChange[];
  /** The sounds of the open screen's puzzle. A chapter of the campaign may have other sounds (`Screen.soundTheme`). */
  soundTheme: SoundTheme | undefined;
  /**
   * Shows the player a warning about the save. Defined only in a frame that opens the title screen, which warns if a
   * save has failed.
   */
  warn: ((this: void, text: string) => void) | undefined;
  readonly musicPlayer: MusicPlayer;
  readonly reports: HostReports;
}

/** A function that opens another screen or closes a question. It may queue further changes. */
type ScreenChange = (this: void) => void;

export function createApp(save: Save): App {
  const musicPlayer = createMusicPlayer();
  const reports = createHostReports();
  return {
    ...{ save, screen: undefined, shownMs: 0, queuedChanges: [], soundTheme: undefined },
    ...{ warn: undefined, musicPlayer, reports },
  };
}

/**
 * Queues `change`, a function that opens another screen. frame.ts calls the function after the update of the open
 * screen.
 */
export function queueScreenChange({ queuedChanges }: App, change: ScreenChange): void {
  queuedChanges.push(change);
}

/** Carries out the queued changes to other screens, and the changes that these queue in turn. */
export function changeScreens({ queuedChanges }: App): void {
  for (let change = queuedChanges.shift(); change !== undefined; change = queuedChanges.shift()) change();
}

/**
 * Queues the opening of the screen that `create` returns. The open screen is left before the next screen is created,
 * because the next screen may depend on what the open screen saves. `link` opens the same
 * challenge or level on the web page.
 */
export function queueScreen(app: App, soundTheme: SoundTheme | undefined, create: () => Screen, link?: Link): void {
  queueScreenChange(app, () => {
    putAway(app);
    reportOpenLink(app.reports, link);
    showScreen(app, create(), soundTheme);
  });
}

/** Queues a question over the open screen. After the answer, that screen continues unchanged. */
export function queueQuestion(app: App, { id, soundTheme }: AnyPuzzle, question: Question): void {
  queueScreenChange(app, () => {
    const beneath = app.screen;
    if (beneath === undefined) return;
    const close = (onClosed: () => void): void => {
      queueScreenChange(app, () => {
        showScreen(app, beneath, soundTheme);
        onClosed();
      });
    };
    showScreen(app, createQuestionScreen(id, question, beneath, close), soundTheme);
  });
}

/** Saves and closes the open screen at once. */
export function putAway(app: App): void {
  app.screen?.leave();
  app.screen?.drop?.();
  app.screen = undefined;
}

/** Makes a screen the open one, and sets its system menu, its sounds and its music. */
function showScreen(app: App, screen: Screen, soundTheme: SoundTheme | undefined): void {
  app.screen = screen;
  app.shownMs = screen.opensAtOnce === true ? SHUTTER_MS : 0;
  requestRedraw();
  ignoreHeldButtons();
  setMenu(screen.menu);
  app.soundTheme = soundTheme;
  setSounds(app, soundThemeOf(app));
  if (screen.crankStepDegrees !== undefined) queueCrankStep(screen.crankStepDegrees);
}

/**
 * Plays the sounds and the music of the level that the open screen shows, because each chapter of a campaign may have
 * its own.
 */
export function followSoundTheme(app: App): void {
  const soundTheme = soundThemeOf(app);
  if (soundTheme !== currentSoundTheme()) setSounds(app, soundTheme);
}

function soundThemeOf({ screen, soundTheme }: App): SoundTheme | undefined {
  return screen?.soundTheme?.() ?? soundTheme;
}

function setSounds({ screen, musicPlayer }: App, soundTheme: SoundTheme | undefined): void {
  setSoundTheme(soundTheme);
  changeMusic(musicPlayer, soundTheme?.music, screen?.hasFastMusic === true);
}

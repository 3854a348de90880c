/**
 * The open screen of the game, and the queue of changes to another screen. A screen only queues the change; frame.ts
 * carries out the queue between the update and the drawing of the screen.
 */
import { ignoreHeldButtons } from "../device/input";
import { setMenu, type MenuAction } from "../device/menu";
import type { AnyPuzzle } from "../puzzles/any-puzzle";
import type { SoundTheme } from "../puzzles/sound-theme";
import type { Link } from "./codes/link";
import { queueCrankStep } from "./frame-events";
import { changeMusic, createMusicPlayer, type MusicPlayer } from "./music";
import { createHostReports, reportOpenLink, type HostReports } from "./host-reports";
import type { Question } from "./routes";
import type { Save } from "./save/save";
import type { Screen } from "./screen";
/** Loaded on first use. @lazy */
import { createQuestionScreen } from "./screens/question-screen";
import { createShownValues, type ShownValues } from "./shown-values";
import { currentSoundTheme, setSoundTheme } from "./sounds";
import { SHUTTER_MS } from "./widgets/shutter";

/** The state of the running game: the open screen, the save and the last reports to the host. */
export interface App {
  readonly save: Save;
  screen: Screen | undefined;
  readonly picture: ShownPicture;
  shownMs: number;
  /** The changes to another screen that frame.ts carries out next, in order. */
  readonly queuedChanges: ScreenChange[];
  /**
   * The sounds of the open screen's puzzle. The chapter of a level may have other sounds, which
   * `ScreenKind.soundTheme` returns.
   */
  soundTheme: SoundTheme | undefined;
  /**
   * The puzzle whose picture is beside a warning about a failed save. Defined only in a frame that opens the title
   * screen, because that screen shows the warning.
   */
  warningPuzzle: AnyPuzzle | undefined;
  readonly musicPlayer: MusicPlayer;
  readonly reports: HostReports;
}

/** What the display shows now. A frame draws only if that has changed. */
export interface ShownPicture {
  /** The screen that was drawn last. */
  screen: Screen | undefined;
  /** The values on which the picture of the screen drawn last depends. */
  readonly values: ShownValues;
  /** Whether the next frame must draw, although no value has changed. */
  isOutdated: boolean;
}

/** A change of the open screen, as a value. `changeScreens` carries it out. */
type ScreenChange = OpenChange | QuestionChange | AnswerChange | WarningChange;

/**
 * Leaves the open screen and opens the one that `create` returns.
 * @noSelf
 */
interface OpenChange {
  readonly kind: "open";
  readonly create: () => Screen;
  readonly soundTheme: SoundTheme | undefined;
  /** The link that opens the screen on the web page; undefined if there is none. */
  readonly link: Link | undefined;
}

/** Opens a question over the open screen. */
interface QuestionChange {
  readonly kind: "ask";
  readonly puzzle: AnyPuzzle;
  readonly question: Question;
}

/**
 * Closes the open question: the screen `beneath` becomes the open screen again, and then `onClosed` is called.
 * @noSelf
 */
interface AnswerChange {
  readonly kind: "close-question";
  readonly beneath: Screen;
  readonly soundTheme: SoundTheme | undefined;
  readonly onClosed: () => void;
}

/** Shows a warning over the open screen at the end of the frame, if a save has failed. */
interface WarningChange {
  readonly kind: "warn";
  readonly puzzle: AnyPuzzle;
}

const NO_MENU: readonly MenuAction[] = [];

export function createApp(save: Save): App {
  const musicPlayer = createMusicPlayer();
  const reports = createHostReports();
  return {
    ...{ save, screen: undefined, shownMs: 0, queuedChanges: [], soundTheme: undefined },
    picture: { screen: undefined, values: createShownValues(), isOutdated: false },
    ...{ warningPuzzle: undefined, musicPlayer, reports },
  };
}

/**
 * Queues the opening of the screen that `create` returns. The open screen is left before the next screen is created,
 * because the next screen may depend on what the open screen saves. `link` opens the same challenge or level on the web
 * page.
 */
export function queueScreen(
  { queuedChanges }: App,
  soundTheme: SoundTheme | undefined,
  create: () => Screen,
  link?: Link,
): void {
  queuedChanges.push({ kind: "open", create, soundTheme, link });
}

/** Queues a question over the open screen. After the answer, that screen continues unchanged. */
export function queueQuestion({ queuedChanges }: App, puzzle: AnyPuzzle, question: Question): void {
  queuedChanges.push({ kind: "ask", puzzle, question });
}

/** Queues a warning over the open screen, which is shown at the end of the frame if a save has failed. */
export function queueWarning({ queuedChanges }: App, puzzle: AnyPuzzle): void {
  queuedChanges.push({ kind: "warn", puzzle });
}

/** Carries out the queued changes to other screens, and the changes that these queue in turn. */
export function changeScreens(app: App): void {
  const { queuedChanges } = app;
  for (let change = queuedChanges.shift(); change !== undefined; change = queuedChanges.shift())
    changeScreen(app, change);
}

function changeScreen(app: App, change: ScreenChange): void {
  if (change.kind === "open") {
    putAway(app);
    reportOpenLink(app.reports, change.link);
    showScreen(app, change.create(), change.soundTheme);
  } else if (change.kind === "ask") openQuestion(app, change.puzzle, change.question);
  else if (change.kind === "close-question") {
    showScreen(app, change.beneath, change.soundTheme);
    change.onClosed();
  } else app.warningPuzzle = change.puzzle;
}

function openQuestion(app: App, { id, soundTheme }: AnyPuzzle, question: Question): void {
  const beneath = app.screen;
  if (beneath === undefined) return;
  const close = (onClosed: () => void): void => {
    app.queuedChanges.push({ kind: "close-question", beneath, soundTheme, onClosed });
  };
  showScreen(app, createQuestionScreen(id, question, beneath, close), soundTheme);
}

/** Saves and closes the open screen at once. */
export function putAway(app: App): void {
  const { screen } = app;
  screen?.kind.leave?.(screen.state);
  screen?.kind.drop?.(screen.state);
  app.screen = undefined;
}

/** Makes a screen the open one, and sets its system menu, its sounds and its music. */
function showScreen(app: App, screen: Screen, soundTheme: SoundTheme | undefined): void {
  const { kind, state } = screen;
  app.screen = screen;
  app.shownMs = kind.opensAtOnce?.(state) === true ? SHUTTER_MS : 0;
  ignoreHeldButtons();
  setMenu(kind.menu?.(state) ?? NO_MENU);
  app.soundTheme = soundTheme;
  setSounds(app, soundThemeOf(app));
  if (kind.crankStepDegrees !== undefined) queueCrankStep(kind.crankStepDegrees);
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
  return screen?.kind.soundTheme?.(screen.state) ?? soundTheme;
}

function setSounds({ screen, musicPlayer }: App, soundTheme: SoundTheme | undefined): void {
  setSoundTheme(soundTheme);
  changeMusic(musicPlayer, soundTheme?.music, screen?.kind.hasFastMusic?.(screen.state) === true);
}

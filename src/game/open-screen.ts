/**
 * The open screen of the game, and the functions that change to another screen. A screen only queues a change, which
 * frame.ts carries out before it draws.
 */
import { ignoreHeldButtons } from "../device/input";
import { setMenu, type MenuEntry } from "../device/menu";
import { PUZZLES } from "../puzzles/index";
import type { SoundTheme } from "../puzzles/sound-theme";
import { chooseQuestion } from "./ask-first";
import type { Ear } from "./by-ear/ear";
import { createScreen, puzzleIndexOf, puzzleOf, selectPuzzleOf } from "./create-screen";
import { takeScreenRequest, type Destination, type Question, type ScreenDestination } from "./destination";
import { queueCrankStep } from "./frame-events";
/** The import below is loaded from links.lua on first use. @lazy links */
import { linkTo } from "./link-to";
import { changeMusic, createMusicPlayer, type MusicPlayer } from "./music";
import { createHostReports, reportOpenLink, type HostReports } from "./host-reports";
import { createRest, type Rest } from "./rest";
import type { Save } from "./save/save";
import type { Screen } from "./screen";
/** The import below is loaded from questions.lua on first use. @lazy questions */
import { createQuestionScreen } from "./screens/question-screen";
import { createShownValues, type ShownValues } from "./shown-values";
import { currentSoundTheme, setSoundTheme } from "./sounds";
import { unloadOtherPuzzles } from "./unload-puzzles";
import { SHUTTER_MS } from "./widgets/shutter";

/**
 * The state of the running game: the open screen, the save, and what was last reported to the host (the program around
 * the game).
 */
export interface App {
  readonly save: Save;
  screen: Screen | undefined;
  readonly picture: ShownPicture;
  shownMs: number;
  /** Whether the first screen after the start of the game is still opening. */
  isLaunching: boolean;
  /**
   * The sounds of the title screen's puzzle; undefined if the open screen is silent. Other sounds from
   * `ScreenKind.soundTheme` replace them.
   */
  soundTheme: SoundTheme | undefined;
  /** Whether the title screen was opened in this frame. Only then is the player warned of a failed save. */
  mayWarn: boolean;
  menu: readonly MenuEntry[];
  readonly musicPlayer: MusicPlayer;
  readonly reports: HostReports;
  readonly rest: Rest;
  /**
   * What has been announced of the open screen to a player who cannot see it; undefined until a player asks for
   * announcements.
   */
  ear: Ear | undefined;
}

/** What the display shows now. A frame draws only if the open screen or one of these values has changed. */
export interface ShownPicture {
  screen: Screen | undefined;
  /** The values on which the latest picture of the screen depends. */
  readonly values: ShownValues;
  /** Whether the next frame must draw the screen again, although no value in `values` has changed. */
  isOutdated: boolean;
}

const NO_MENU: readonly MenuEntry[] = [];

export function createApp(save: Save): App {
  const musicPlayer = createMusicPlayer();
  const reports = createHostReports();
  return {
    ...{ save, screen: undefined, shownMs: 0, isLaunching: true, soundTheme: undefined },
    picture: { screen: undefined, values: createShownValues(), isOutdated: false },
    ...{ mayWarn: false, menu: NO_MENU, musicPlayer, reports, ear: undefined },
    rest: createRest(),
  };
}

/** Carries out the requested changes to other screens, and those that the opened screens request in turn. */
export function changeScreens(app: App): void {
  for (let request = takeScreenRequest(); request !== undefined; request = takeScreenRequest()) {
    if (request.kind === "close-question") showScreen(app, request.beneath);
    else openDestination(app, request);
  }
}

function openDestination(app: App, destination: Destination): void {
  const { save } = app;
  const question = chooseQuestion({ puzzle: puzzleOf(save), save }, destination);
  if (question !== undefined) openQuestion(app, question);
  else if (destination.kind !== "question" && destination.kind !== "export-save") replaceScreen(app, destination);
}

/**
 * Leaves the open screen and shows the screen of `destination`. This screen is made only after the open screen was
 * left, because it may depend on what the open screen saves.
 */
function replaceScreen(app: App, destination: ScreenDestination): void {
  const { save, reports } = app;
  putAway(app);
  selectPuzzleOf(save, destination);
  unloadOtherPuzzles(PUZZLES[puzzleIndexOf(save.titlePuzzleId)].id);
  // The title screen has no link, so the game starts without the code that finds links.
  reportOpenLink(reports, destination.kind === "title" ? undefined : linkTo(save, destination));
  showScreen(app, createScreen({ puzzle: puzzleOf(save), save }, destination));
  if (destination.kind === "title" || destination.kind === "import-save") app.mayWarn = true;
}

function openQuestion(app: App, question: Question): void {
  if (app.screen !== undefined) showScreen(app, createQuestionScreen(puzzleOf(app.save).id, question, app.screen));
}

function putAway(app: App): void {
  const { screen } = app;
  screen?.kind.leave?.(screen.state);
  screen?.kind.drop?.(screen.state);
  app.screen = undefined;
}

/**
 * Replaces the entries of the system menu if those of the open screen have changed. Must be called in each frame after
 * the screen's update.
 */
export function followMenu(app: App): void {
  const menu = menuOf(app.screen);
  if (menu !== app.menu) replaceMenu(app, menu);
}

function menuOf(screen: Screen | undefined): readonly MenuEntry[] {
  return screen?.kind.menu?.(screen.state) ?? NO_MENU;
}

function replaceMenu(app: App, menu: readonly MenuEntry[]): void {
  app.menu = menu;
  setMenu(menu);
}

function showScreen(app: App, screen: Screen): void {
  const { kind, state } = screen;
  app.screen = screen;
  app.shownMs = kind.opensAtOnce?.(state) === true ? SHUTTER_MS : 0;
  ignoreHeldButtons();
  replaceMenu(app, menuOf(screen));
  app.soundTheme = kind.isSilent === true ? undefined : puzzleOf(app.save).soundTheme;
  setSounds(app, soundThemeOf(app));
  if (kind.crankStepDegrees !== undefined) queueCrankStep(kind.crankStepDegrees);
}

/**
 * Selects the sounds and the music of the level on the open screen. Each chapter of a campaign (levels with the same
 * scenery) may have its own sounds and music.
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

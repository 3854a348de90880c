/**
 * The title screen: handles the input, which selects a menu row or another puzzle. title-view.ts draws the menu, and
 * quay-view.ts the houses.
 */
import { requestScreen, type Destination } from "../destination";
import { readToday } from "../../device/clock";
import type { Input } from "../../device/input";
import { wantsLessFlashing } from "../../device/screen";
import { LEFT, RIGHT } from "../../kernel/direction";
import { PUZZLES } from "../../puzzles/index";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { countWonOn, streakOn } from "../modes/daily";
import { createIdleAnimation, advanceIdleAnimation, type IdleAnimation } from "../play/idle-animation";
import { dayNumber } from "../save/days";
import { FINALE, hasSeenEnding } from "../save/endings";
import { countKeepsakes } from "../save/keepsakes";
import { readPaceRun } from "../save/pace-records";
import { countCleared } from "../save/medals";
import { findNextOnMap, findNextStarterLevel, STARTER_LEVEL_COUNT } from "../save/progress";
import { openPuzzleSave, TitleRow, type Save } from "../save/save";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown, type ShownValues } from "../shown-values";
import { playConfirmSound, playCursorSound, playLowestNote } from "../sounds";
/** The import below is loaded from keepsakes.lua on first use. @lazy keepsakes */
import { advanceDoorsteps, createDoorsteps, dropFrameIndex, markKeepsakesSeen } from "./doorsteps";
import { steerListWithSound } from "../widgets/list-with-sound";
import { CRANK_DEGREES_PER_ROW, createList, glideList, showList, type List } from "../widgets/list";
/** The import below is loaded from last-place.lua on first use. @lazy last-place */
import { takeLastPlace } from "./last-place";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfTitleTap } from "../taps/tap-menus";
import { drawQuay, type Quay } from "./quay-view";
import { drawLine, drawRows, type DrawnRow } from "./title-view";
import { TEXTS } from "../texts/index";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { describeTitleFocus } from "./focus-by-ear";

/**
 * A row of the title screen's menu, with the destination that the row opens.
 * @noSelf
 */
interface Entry extends DrawnRow {
  /** The number under which the save stores this menu row. It is the same for all puzzles. */
  readonly row: number;
  readonly opens: Destination;
}

interface TitleScreen {
  readonly puzzle: AnyPuzzle;
  readonly save: Save;
  readonly entries: readonly Entry[];
  readonly list: List;
  readonly quay: Quay;
  readonly idleAnimation: IdleAnimation;
  /**
   * The time, in milliseconds, since the menu cursor, the lamp or a keepsake (a souvenir) last moved, but at most
   * `WATER_RESTS_AFTER_MS`.
   */
  quietMs: number;
  /** Whether the save says already that the player has seen all keepsakes (souvenirs) earned so far. */
  areKeepsakesSeen: boolean;
  /**
   * A line that the title screen shows instead of the puzzle's name and the note: where the player was last or, after a
   * press of Ⓑ, which buttons do something. It becomes empty when the player presses a direction or turns the crank.
   */
  lastPlace: string;
  readonly comesFromOtherPuzzle: boolean;
}

const LAMP_GLIDE_MS = 267;
const WATER_EVERY_MS = 667;
/**
 * The drawn water of the title screen stops moving after this many milliseconds without input, which saves the battery.
 */
const WATER_RESTS_AFTER_MS = 20000;

const TITLE: ScreenKind<TitleScreen> = {
  name: "title",
  update: updateTitle,
  shown: listTitle,
  draw: drawTitle,
  focus: (title) => describeTitleFocus(title),
  buttonsOfTap: ({ list, quay }, tap) => buttonsOfTitleTap(list, quay.chosen, tap),
  opensAtOnce: ({ comesFromOtherPuzzle }) => comesFromOtherPuzzle,
  crankStepDegrees: CRANK_DEGREES_PER_ROW,
};

/**
 * Creates the title screen of a puzzle: a menu that leads to all other screens, beside the houses of all puzzles. The
 * lamp starts over the house at index `lampFrom`.
 */
export function createTitleScreen(puzzle: AnyPuzzle, save: Save, lampFrom?: number): Screen {
  const { levelCount } = puzzle.campaign;
  const quay = createQuay(puzzle, save, lampFrom);
  const clearedCount = quay.clearedCounts[quay.chosen];
  const day = dayNumber(readToday());
  const allEntries = createEntries(puzzle, save, clearedCount, day).map((entry, row): Entry => ({ ...entry, row }));
  // If the campaign has no levels, the row "Campaign" is removed, but only after the rows were numbered. Every row then
  // has the same number for all puzzles, and the cursor keeps its row.
  const entries =
    levelCount === 0 ? allEntries.filter((_, row) => (row as TitleRow) !== TitleRow.Campaign) : allEntries;
  const savedEntry = allEntries[Math.min(save.titleRow, allEntries.length - 1)];
  const list = createList(entries.length, entries.length, Math.max(0, entries.indexOf(savedEntry)));
  return screenOf(TITLE, {
    ...{ puzzle, save, entries, list, quay },
    ...{ idleAnimation: createIdleAnimation(), quietMs: 0 },
    ...{ areKeepsakesSeen: quay.doorsteps === undefined, comesFromOtherPuzzle: lampFrom !== undefined },
    lastPlace: isFirstOfDay(save, day) ? takeLastPlace(puzzle, save, day) : "",
  });
}

function updateTitle(title: TitleScreen, input: Input, elapsedMs: number): void {
  const { save, entries, list, quay } = title;
  if (quay.doorsteps !== undefined && !title.areKeepsakesSeen) {
    markKeepsakesSeen(quay.doorsteps, save);
    title.areKeepsakesSeen = true;
  }
  const step = input.pressedDirection === LEFT ? -1 : input.pressedDirection === RIGHT ? 1 : 0;
  if (input.isAPressed) {
    playConfirmSound();
    save.titleRow = entries[list.chosen].row;
    requestScreen(entries[list.chosen].opens);
  } else if (step !== 0 && PUZZLES.length > 1) {
    playCursorSound();
    save.titleRow = entries[list.chosen].row;
    requestScreen({ kind: "switch-puzzle", by: step });
  } else animateTitle(title, input, elapsedMs);
}

function animateTitle(title: TitleScreen, input: Input, elapsedMs: number): void {
  const { list, quay, idleAnimation } = title;
  if (input.isBPressed) title.lastPlace = TEXTS.title.tip;
  else if (input.pressedDirection !== undefined || input.crankDegrees !== 0) title.lastPlace = "";
  const steering = steerListWithSound(list, input);
  const isLampMoving = moveLamp(quay, elapsedMs);
  const isDropping = quay.doorsteps !== undefined && advanceDoorsteps(quay.doorsteps, elapsedMs);
  const isGliding = glideList(list, elapsedMs) || isLampMoving || isDropping;
  const isQuiet = steering === "none" && !isGliding;
  advanceIdleAnimation(idleAnimation, isQuiet, elapsedMs);
  title.quietMs = isQuiet ? Math.min(WATER_RESTS_AFTER_MS, title.quietMs + elapsedMs) : 0;
  moveWater(quay, title.quietMs);
}

function isFirstOfDay({ lastPlaceDay, stats: { countedDay } }: Save, day: number): boolean {
  return lastPlaceDay < day && countedDay > 0 && countedDay < day;
}

function listTitle({ list, quay, idleAnimation, lastPlace }: TitleScreen, shown: ShownValues): void {
  showList(shown, list);
  listShown(shown, quay.lampIndex);
  listShown(shown, quay.waterShift);
  listShown(shown, lastPlace);
  listShown(shown, quay.doorsteps === undefined ? 0 : dropFrameIndex(quay.doorsteps));
  listShown(shown, idleAnimation.areEyesShut);
}

function drawTitle({ puzzle, entries, list, quay, idleAnimation, lastPlace }: TitleScreen): void {
  drawQuay(quay, idleAnimation.areEyesShut ? blinkingWindow(idleAnimation) : undefined);
  drawRows(list, entries);
  if (lastPlace === "") drawLine(puzzle.name, entries[list.chosen].note);
  else drawLine(lastPlace, "");
}

function createQuay({ id }: AnyPuzzle, save: Save, lampFrom: number | undefined): Quay {
  const chosen = PUZZLES.findIndex((entry) => entry.id === id);
  return {
    chosen,
    clearedCounts: PUZZLES.map((entry) => countCleared(openPuzzleSave(save, entry.id).medals, entry.levelCount)),
    isMorning: hasSeenEnding(save.endings, FINALE),
    doorsteps: hasKeepsakes(save) ? createDoorsteps(save) : undefined,
    lampIndex: lampFrom ?? chosen,
    waterShift: 0,
  };
}

function hasKeepsakes(save: Save): boolean {
  return PUZZLES.some((entry) => countKeepsakes(openPuzzleSave(save, entry.id).endless) > 0);
}

function moveLamp(quay: Quay, elapsedMs: number): boolean {
  const { lampIndex, chosen } = quay;
  if (lampIndex === chosen) return false;
  // The lamp of the title screen moves faster if it is several houses away from the chosen house.
  const step = (Math.max(1, Math.abs(chosen - lampIndex)) * elapsedMs) / LAMP_GLIDE_MS;
  quay.lampIndex = lampIndex < chosen ? Math.min(chosen, lampIndex + step) : Math.max(chosen, lampIndex - step);
  if (quay.lampIndex === chosen) playLowestNote();
  return true;
}

function moveWater(quay: Quay, quietMs: number): void {
  quay.waterShift = wantsLessFlashing() || Math.floor(quietMs / WATER_EVERY_MS) % 2 === 0 ? 0 : 1;
}

function blinkingWindow({ blinkCount }: IdleAnimation): number {
  // The main characters blink one after the other at the windows of their houses: first the characters with odd
  // indices, then those with even indices. `evenCount` is the number of even indices.
  const evenCount = Math.ceil(PUZZLES.length / 2);
  const turn = (blinkCount + evenCount) % PUZZLES.length;
  return turn < evenCount ? 2 * turn : 2 * (turn - evenCount) + 1;
}

function createEntries(
  { id, campaign }: AnyPuzzle,
  save: Save,
  clearedCount: number,
  day: number,
): readonly Omit<Entry, "row">[] {
  const { medals, rushBest, pace } = openPuzzleSave(save, id);
  const { level } = readPaceRun(save, id, pace);
  const levels = campaign.levelCount;
  const wonToday = countWonOn(save.days, day);
  const texts = TEXTS.title;
  const noRing = { ring: "none" } as const;
  return [
    {
      ...noRing,
      label: texts.play,
      note: formatPlayNote(medals, levels, level),
      opens: { kind: "endless" },
    },
    {
      ...noRing,
      label: texts.campaign,
      note: TEXTS.countOf(clearedCount, levels),
      opens: { kind: "campaign-map", levelIndex: findNextOnMap(medals, campaign) },
    },
    {
      label: texts.today,
      note: formatDailyNote(streakOn(save.days, day), wonToday),
      ring: wonToday === 0 ? "empty" : wonToday < PUZZLES.length ? "half" : "full",
      opens: { kind: "today", card: "daily" },
    },
    {
      ...noRing,
      label: texts.rush,
      note: rushBest === 0 ? TEXTS.rush.shortRules : TEXTS.best(rushBest),
      opens: { kind: "rush" },
    },
    { ...noRing, label: texts.challenge, note: "", opens: { kind: "challenges" } },
    {
      ...noRing,
      label: texts.workshop,
      note: "",
      opens: { kind: "workshop", levelIndex: 0 },
    },
    { ...noRing, label: texts.settings, note: "", opens: { kind: "settings", row: 0 } },
    { ...noRing, label: texts.stats, note: "", opens: { kind: "stats" } },
  ];
}

function formatPlayNote(medals: string, levelCount: number, endlessLevel: number | undefined): string {
  const starterIndex = findNextStarterLevel(medals, levelCount);
  if (starterIndex !== undefined)
    return TEXTS.title.starterLevel(starterIndex + 1, Math.min(STARTER_LEVEL_COUNT, levelCount));
  return endlessLevel === undefined ? TEXTS.title.choosePace : TEXTS.level(endlessLevel);
}

function formatDailyNote(streak: number, wonToday: number): string {
  const solved = TEXTS.countOf(wonToday, PUZZLES.length);
  return streak === 0 ? TEXTS.daily.solved(wonToday, PUZZLES.length) : `${solved}, ${TEXTS.title.days(streak)}`;
}

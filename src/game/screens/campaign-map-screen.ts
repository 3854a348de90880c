/**
 * The screen with the map of a campaign: handles the input, the selected level and the texts. campaign-map-view.ts
 * draws this screen.
 */
import { today } from "../../device/clock";
import type { Input } from "../../device/input";
import { SCREEN_WIDTH, showPicture } from "../../device/screen";
import type { JourneyPoint } from "../../puzzles/looks/journey";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { chapterInCampaign, isHardestOfChapter } from "../play/chapters";
import type { Routes } from "../routes";
import { dayNumber } from "../save/days";
import { isEndReached } from "../save/endings";
import { addHelp } from "../save/help";
import { countCleared, digitOf, featOf, isCleared, medalNames, medalsOf, type Medals } from "../save/medals";
import { bestOf, openLevelFlags } from "../save/progress";
import { puzzleSave, type PuzzleSave, type Save } from "../save/save";
import { requestSave } from "../save/store-requests";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown, type ShownValues } from "../shown-values";
import { playBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../sounds";
import { wholeUnits } from "../widgets/list";
import {
  drawHeading,
  drawMapText,
  drawTraveller,
  markOf,
  type MapHeading,
  type ShownChapter,
} from "./campaign-map-view";
import { boxOfChapter, chapterOfLevel, chaptersOnMap, groundOnMap, type MapChapter } from "./map-chapters";
import { advanceMapOpening, drawMapOpening, startMapOpening, type MapOpening, type OpeningLayers } from "./map-opening";
import {
  isChapterPainted,
  paintNextStep,
  repaintPreview,
  restartPainting,
  startPainting,
  type MapPainting,
} from "./map-painting";
import { moveMapCursor, type MapCursor } from "./map-navigation";
import { shortCount } from "../widgets/short-count";
import { TEXTS } from "../texts/index";

const CRANK_DEGREES_PER_LEVEL = 20;
const GLIDE_MS = 90;
const COPY_AFTER_MS = 700;
/**
 * How long the player must hold Ⓐ before a tip appears, in milliseconds. The tip says that a longer hold copies the
 * level.
 */
const HOLD_TIP_AFTER_MS = 200;

const { holdTips: HOLD_TIPS, holdingTips: HOLDING_TIPS } = TEXTS.campaignMap;

interface CampaignMapScreen {
  readonly puzzle: AnyPuzzle;
  readonly saved: PuzzleSave;
  readonly routes: Routes;
  readonly isOpen: readonly boolean[];
  readonly chapters: readonly ShownChapter[];
  readonly painting: MapPainting;
  readonly cursor: MapCursor;
  /** The index of the chapter that shows its levels: the chapter of the selected level. */
  openChapter: number;
  /** The animation in which another chapter opens; undefined if no chapter is opening. */
  opening: MapOpening | undefined;
  isHardest: boolean;
  /** The point of the map where the player's figure stands. The figure walks towards the selected level. */
  travellerPoint: JourneyPoint;
  isFacingLeft: boolean;
  crankDegrees: number;
  /** How long Ⓐ has been held on a level that the player may play, in milliseconds; undefined while Ⓐ is not held. */
  aHeldMs: number | undefined;
}

const CAMPAIGN_MAP: ScreenKind<CampaignMapScreen> = {
  name: "campaign map",
  update: updateMap,
  shown: listMap,
  draw,
  crankStepDegrees: CRANK_DEGREES_PER_LEVEL,
};

export function createCampaignMapScreen(puzzle: AnyPuzzle, save: Save, routes: Routes, levelIndex: number): Screen {
  return screenOf(CAMPAIGN_MAP, createState(puzzle, puzzleSave(save, puzzle.id), routes, levelIndex));
}

function updateMap(screen: CampaignMapScreen, input: Input, elapsedMs: number): void {
  const { routes } = screen;
  if (input.isBPressed) {
    playBackSound();
    routes.title();
    return;
  }
  const action = interpretA(screen, input, elapsedMs);
  if (action === "play") playSelected(screen, routes);
  else if (action === "copy") askForCopy(screen, routes);
  else if (screen.aHeldMs === undefined) moveCursor(screen, input, elapsedMs);
}

function createState(puzzle: AnyPuzzle, saved: PuzzleSave, routes: Routes, levelIndex: number): CampaignMapScreen {
  const { levelCount } = puzzle.campaign;
  const isOpen = openLevelFlags(saved.medals, levelCount);
  const chapters = shownChapters(puzzle, isOpen);
  const selectedLevel = Math.max(0, Math.min(levelCount - 1, levelIndex));
  const openChapter = chapterOfLevel(chapters, selectedLevel);
  const levelInChapter: (number | undefined)[] = [];
  levelInChapter[openChapter] = selectedLevel;
  return {
    puzzle,
    saved,
    routes,
    isOpen,
    chapters,
    painting: startPainting(),
    cursor: { selectedLevel, levelInChapter },
    openChapter,
    opening: undefined,
    isHardest: isHardestLevel(puzzle, selectedLevel),
    travellerPoint: groundOnMap(puzzle, chapters, selectedLevel),
    isFacingLeft: false,
    crankDegrees: 0,
    aHeldMs: undefined,
  };
}

/** Returns the chapters of the map, and for each chapter whether the player has reached it. */
function shownChapters(puzzle: AnyPuzzle, isOpen: readonly boolean[]): ShownChapter[] {
  return chaptersOnMap(puzzle).map((chapter, index) => ({ ...chapter, index, isLit: isOpen[chapter.firstLevel] }));
}

/**
 * Returns the picture number of each level's mark in a chapter. A mark shows whether its level is locked, open or
 * cleared.
 */
function marksIn({ saved, isOpen }: CampaignMapScreen, { firstLevel, levelCount }: ShownChapter): number[] {
  const marks: number[] = [];
  for (let level = firstLevel; level < firstLevel + levelCount; level++) {
    marks.push(markOf(isOpen[level], medalsAt(saved, level)));
  }
  return marks;
}

/**
 * Returns the level that is selected when a chapter of the map opens: its first level that is not cleared, or its first
 * level if all are cleared.
 */
function levelToGoOn({ firstLevel, levelCount }: MapChapter, { medals }: PuzzleSave): number {
  for (let level = firstLevel; level < firstLevel + levelCount; level++) {
    if (!isCleared(medals, level)) return level;
  }
  return firstLevel;
}

function isHardestLevel(puzzle: AnyPuzzle, level: number): boolean {
  return isHardestOfChapter(puzzle, chapterInCampaign(puzzle, level + 1));
}

/**
 * Plays the selected level. If it is the last level of the campaign and cleared, shows the ending of the campaign
 * instead.
 */
function playSelected(screen: CampaignMapScreen, routes: Routes): void {
  if (leadsToEnding(screen)) routes.ending("map");
  else routes.campaign(screen.cursor.selectedLevel);
}

/**
 * Returns whether the selected level is the last one of the campaign and is cleared, so that Ⓐ shows the ending first.
 */
function leadsToEnding({ puzzle, saved, cursor: { selectedLevel } }: CampaignMapScreen): boolean {
  const { levelCount } = puzzle.campaign;
  return selectedLevel + 1 === levelCount && isEndReached(saved.medals, levelCount);
}

/**
 * Interprets Ⓐ on the campaign's map: a short press plays the selected level, and holding Ⓐ opens a copy of the level
 * in the editor.
 */
function interpretA(
  screen: CampaignMapScreen,
  { isAPressed, isAHeld }: Input,
  elapsedMs: number,
): "play" | "copy" | "none" {
  if (isAPressed) {
    if (screen.isOpen[screen.cursor.selectedLevel]) screen.aHeldMs = 0;
    else playRefusalSound();
    return "none";
  }
  const before = screen.aHeldMs;
  if (before === undefined) return "none";
  screen.aHeldMs = isAHeld ? before + elapsedMs : undefined;
  const isLong = before + elapsedMs >= COPY_AFTER_MS;
  if (isAHeld && !isLong) return "none";
  screen.aHeldMs = undefined;
  playConfirmSound();
  return isLong ? "copy" : "play";
}

/**
 * Asks the player whether to edit a copy of the selected level. The copy counts as a hint, because the editor shows the
 * solution.
 */
function askForCopy({ puzzle, saved, cursor }: CampaignMapScreen, routes: Routes): void {
  const { selectedLevel } = cursor;
  const pay = (): void => {
    addHelp(saved, selectedLevel, "hint", dayNumber(today()));
    requestSave();
  };
  const level = puzzle.campaign.level(selectedLevel);
  routes.editCopy(level.map.join("\n"), { text: TEXTS.play.copyCost(featOf(puzzle, level).name), pay });
}

function moveCursor(screen: CampaignMapScreen, input: Input, elapsedMs: number): void {
  screen.crankDegrees += input.crankDegrees;
  const levels = wholeUnits(screen.crankDegrees, CRANK_DEGREES_PER_LEVEL);
  screen.crankDegrees -= levels * CRANK_DEGREES_PER_LEVEL;
  const before = screen.cursor.selectedLevel;
  moveMapCursor(screen.cursor, screen.chapters, input.pressedDirection, levels, (chapter) =>
    levelToGoOn(chapter, screen.saved),
  );
  if (screen.cursor.selectedLevel !== before) showSelected(screen);
  paintNext(screen);
  if (screen.opening !== undefined) openFurther(screen, screen.opening, elapsedMs);
  else moveTraveller(screen, elapsedMs);
}

/** Advances the change to another open chapter on the map. The change waits until the new chapter is painted. */
function openFurther(screen: CampaignMapScreen, opening: MapOpening, elapsedMs: number): void {
  if (!isChapterPainted(screen.painting)) return;
  if (advanceMapOpening(opening, elapsedMs)) screen.opening = undefined;
}

function listMap({ cursor, painting, opening, travellerPoint, aHeldMs }: CampaignMapScreen, shown: ShownValues): void {
  listShown(shown, cursor.selectedLevel);
  listShown(shown, painting.paintedSteps);
  listShown(shown, painting.paintedRows);
  listShown(shown, opening?.elapsedMs);
  listShown(shown, travellerPoint.x);
  listShown(shown, travellerPoint.y);
  listShown(shown, isHoldTipShown(aHeldMs));
}

function isHoldTipShown(aHeldMs: number | undefined): boolean {
  return aHeldMs !== undefined && aHeldMs >= HOLD_TIP_AFTER_MS;
}

function draw(screen: CampaignMapScreen): void {
  const { puzzle, saved, isOpen, opening, travellerPoint, isFacingLeft } = screen;
  const { campaign, journey } = puzzle;
  const { selectedLevel } = screen.cursor;
  const level = campaign.level(selectedLevel);
  const { name, verdict } = level;
  const feat = featOf(puzzle, level);
  const results = middleTexts(
    screen,
    resultTexts(medalsAt(saved, selectedLevel), bestOf(saved.bestMoves, selectedLevel), feat.name, verdict.par),
  );
  const main = `${selectedLevel + 1}  ${isOpen[selectedLevel] ? name : TEXTS.campaignMap.locked}`;
  const cleared = countCleared(saved.medals, campaign.levelCount);
  if (opening === undefined) drawChapters(screen);
  else drawMapOpening(puzzle, opening, layersOf(screen, opening));
  drawMapText({ main, results, count: TEXTS.countOf(cleared, campaign.levelCount) }, SCREEN_WIDTH, journey.ink);
  if (opening === undefined) drawTraveller(puzzle.id, travellerPoint, isFacingLeft);
}

function drawChapters(screen: CampaignMapScreen): void {
  const { puzzle, painting, chapters, openChapter } = screen;
  showPicture(painting.background);
  drawHeading(puzzle, topOfOpen(screen), headingOf(screen), chapters[openChapter].isLit);
}

function layersOf(screen: CampaignMapScreen, { from }: MapOpening): OpeningLayers {
  const { puzzle, painting, chapters, openChapter } = screen;
  const count = chapters.length;
  return {
    ...{ count, open: openChapter, rows: painting.rows },
    drawBefore: () => {
      showPicture(painting.before ?? painting.background);
      drawHeading(puzzle, boxOfChapter(puzzle, count, from, from).y, namesOf(chapters[from]), chapters[from].isLit);
    },
    drawAfter: () => {
      drawChapters(screen);
    },
  };
}

/**
 * Returns the two texts above the levels of the open chapter: its name, and which levels it has. If the selected level
 * is special, one text says so instead of both, because no chapter has room for all three.
 */
function headingOf(screen: CampaignMapScreen): MapHeading {
  if (leadsToEnding(screen)) return { left: TEXTS.campaignMap.ending, right: "" };
  if (screen.isHardest) return { left: TEXTS.campaignMap.hardest, right: "" };
  return namesOf(screen.chapters[screen.openChapter]);
}

function namesOf({ name, firstLevel, levelCount }: ShownChapter): MapHeading {
  return { left: name, right: TEXTS.levelsFromTo(firstLevel + 1, firstLevel + levelCount) };
}

function topOfOpen({ puzzle, chapters, openChapter }: CampaignMapScreen): number {
  return boxOfChapter(puzzle, chapters.length, openChapter, openChapter).y;
}

/**
 * Returns the text in the middle of the line above the map. While Ⓐ is held, it says that a longer hold copies the
 * level. Otherwise, it is the player's results in the selected level or, without results, a tip about holding Ⓐ.
 */
function middleTexts(
  { aHeldMs, isOpen, cursor: { selectedLevel } }: CampaignMapScreen,
  resultTexts: readonly string[],
): readonly string[] {
  if (isHoldTipShown(aHeldMs)) return HOLDING_TIPS;
  return isOpen[selectedLevel] && resultTexts[0] === "" ? HOLD_TIPS : resultTexts;
}

function medalsAt({ medals }: PuzzleSave, levelIndex: number): Medals {
  return medalsOf(digitOf(medals, levelIndex));
}

function paintNext(screen: CampaignMapScreen): void {
  const { painting, puzzle, chapters, openChapter } = screen;
  const source = {
    chapters,
    marksIn: (chapter: ShownChapter) => marksIn(screen, chapter),
    mapOfSelected: () => mapOfSelected(screen),
  };
  paintNextStep(painting, puzzle, openChapter, source);
}

/** Returns the selected level as text, one string for each row, or undefined if the level is locked. */
function mapOfSelected({ puzzle, isOpen, cursor }: CampaignMapScreen): readonly string[] | undefined {
  return isOpen[cursor.selectedLevel] ? puzzle.campaign.level(cursor.selectedLevel).map : undefined;
}

/** Shows the selected level after the cursor has moved, and opens the level's chapter if another one was open. */
function showSelected(screen: CampaignMapScreen): void {
  const { puzzle, chapters, cursor, openChapter } = screen;
  const { x } = groundOnMap(puzzle, chapters, cursor.selectedLevel);
  if (x !== screen.travellerPoint.x) screen.isFacingLeft = x < screen.travellerPoint.x;
  screen.isHardest = isHardestLevel(puzzle, cursor.selectedLevel);
  screen.openChapter = chapterOfLevel(chapters, cursor.selectedLevel);
  playCursorSound();
  if (screen.openChapter === openChapter) {
    repaintPreview(screen.painting, puzzle, mapOfSelected(screen), topOfOpen(screen));
    return;
  }
  const { painting } = screen;
  // The chapter of the map that closes is the one that the screen shows as open. A chapter that was not painted yet was
  // never shown.
  const from = isChapterPainted(painting) ? openChapter : screen.opening?.from;
  restartPainting(painting);
  screen.opening = from === undefined || from === screen.openChapter ? undefined : startMapOpening(from);
  screen.travellerPoint = groundOnMap(puzzle, chapters, cursor.selectedLevel);
}

function moveTraveller(screen: CampaignMapScreen, elapsedMs: number): void {
  const { travellerPoint } = screen;
  const target = groundOnMap(screen.puzzle, screen.chapters, screen.cursor.selectedLevel);
  if (travellerPoint.x === target.x && travellerPoint.y === target.y) return;
  screen.travellerPoint = {
    x: stepTowards(travellerPoint.x, target.x, elapsedMs),
    y: stepTowards(travellerPoint.y, target.y, elapsedMs),
  };
}

/**
 * Returns the x or y coordinate of the player's figure on the map, moved from `from` one step nearer to `to`. The
 * figure arrives after a few frames.
 */
function stepTowards(from: number, to: number, elapsedMs: number): number {
  const step = Math.max(2, Math.floor((Math.abs(to - from) * elapsedMs) / GLIDE_MS));
  return from < to ? Math.min(to, from + step) : Math.max(to, from - step);
}

/**
 * Returns the player's medals and fewest moves in a level, as texts from long to short. The shorter texts have a dot in
 * place of "no rewind".
 */
function resultTexts(medals: Medals, bestMoves: number | undefined, feat: string, par: number): readonly string[] {
  const names = medalNames(medals, { name: feat });
  if (names.length === 0) return [""];
  const won = names.slice(1);
  const ticks = "✓".repeat(names.length);
  const dot = medals.clean ? " ·" : "";
  const all = medals.clean ? [...won, TEXTS.campaignMap.noRewind] : won;
  const words = all.length === 0 ? ticks : `✓ ${all.join(", ")}`;
  const dotted = won.length === 0 ? ticks + dot : `✓ ${won.join(", ")}${dot}`;
  const moves = bestMoves === undefined ? "" : `  ${shortCount(bestMoves)} / ${par}`;
  return [words + moves, dotted + moves, ticks + dot + moves, ticks + dot];
}

/**
 * The screen with the map of a campaign: handles the input and decides what is painted next. campaign-map.ts holds the
 * state, and map-layers-view.ts draws it.
 */
import { requestScreen } from "../destination";
import { readFrameMs } from "../../device/clock";
import type { Input } from "../../device/input";
import { SCREEN_WIDTH } from "../../device/screen";
import type { Tap } from "../../device/touch";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { featOf, isCleared } from "../save/medals";
import { openPuzzleSave, type PuzzleSave, type Save } from "../save/save";
import { screenOf, type Preparation, type Screen, type ScreenKind } from "../screen";
import { listShown, type ShownValues } from "../shown-values";
import { playGoBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../sounds";
import { TEXTS } from "../texts/index";
import { roundToUnits } from "../widgets/list";
import {
  createCampaignMap,
  isHardestLevel,
  leadsToEnding,
  readSelectedLevelMap,
  listMarks,
  type CampaignMap,
} from "./campaign-map";
import { boxOfChapter, chapterOfLevel, groundOnMap, placeOfChapter, type MapChapter } from "./map-chapters";
import { drawMap } from "./map-layers-view";
import { moveMapCursor } from "./map-navigation";
import { advanceMapOpening, startMapOpening, type MapOpening } from "./map-opening";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfMapTap, type TappedOnMap } from "../taps/tap-menus";
import {
  isChapterPainted,
  isChapterPaintedNow,
  paintRequested,
  requestStep,
  requestPreview,
  restartPainting,
} from "./map-painting";
import { composeMapText, headingOf, isHoldTipShown } from "./map-texts";
import { moveTraveller } from "./map-traveller";

const CRANK_DEGREES_PER_LEVEL = 20;
const COPY_AFTER_MS = 700;
/** How far the middle of a level's mark on the campaign map is above the ground, in pixels. */
const MARK_RISE = 8;
/**
 * The latest time in a frame, in milliseconds from its beginning, at which the campaign map is still drawn. If painting
 * a part of the map ends later, the map is drawn in the next frame.
 */
const LATEST_DRAWING_MS = 8;

const CAMPAIGN_MAP: ScreenKind<CampaignMap> = {
  name: "campaign map",
  update: updateMap,
  shown: listMap,
  prepare: prepareMap,
  draw: drawMap,
  buttonsOfTap: (map, tap) =>
    buttonsOfMapTap(map.cursor.selectedLevel, placeOnMap(map, map.openChapter), findTapped(map, tap)),
  focus: (map) => {
    const { main, results } = composeMapText(map);
    const { left, right } = headingOf(map);
    return [map.puzzle.name, main, results[0], left, right];
  },
  crankStepDegrees: CRANK_DEGREES_PER_LEVEL,
};

export function createCampaignMapScreen(puzzle: AnyPuzzle, save: Save, levelIndex: number): Screen {
  return screenOf(CAMPAIGN_MAP, createCampaignMap(puzzle, openPuzzleSave(save, puzzle.id), levelIndex));
}

function updateMap(map: CampaignMap, input: Input, elapsedMs: number): void {
  if (input.isBPressed) {
    playGoBackSound();
    requestScreen({ kind: "title" });
    return;
  }
  const action = interpretA(map, input, elapsedMs);
  if (action === "play") playSelected(map);
  else if (action === "copy") askForCopy(map);
  else if (map.aHeldMs === undefined) moveCursor(map, input, elapsedMs);
}

function playSelected(map: CampaignMap): void {
  if (leadsToEnding(map)) requestScreen({ kind: "ending", from: "map" });
  else requestScreen({ kind: "campaign-level", levelIndex: map.cursor.selectedLevel, from: "map" });
}

/**
 * Returns "play" after a short press of Ⓐ, and "copy" once Ⓐ has been held long, after which the player is asked
 * whether to edit a copy of the level. Otherwise returns "none".
 */
function interpretA(map: CampaignMap, { isAPressed, isAHeld }: Input, elapsedMs: number): "play" | "copy" | "none" {
  if (isAPressed) {
    if (map.isOpen[map.cursor.selectedLevel]) map.aHeldMs = 0;
    else playRefusalSound();
    return "none";
  }
  const before = map.aHeldMs;
  if (before === undefined) return "none";
  map.aHeldMs = isAHeld ? before + elapsedMs : undefined;
  const isLong = before + elapsedMs >= COPY_AFTER_MS;
  if (isAHeld && !isLong) return "none";
  map.aHeldMs = undefined;
  playConfirmSound();
  return isLong ? "copy" : "play";
}

function askForCopy({ puzzle, cursor }: CampaignMap): void {
  const { selectedLevel } = cursor;
  const level = puzzle.campaign.level(selectedLevel);
  const cost = { text: TEXTS.play.copyCost(featOf(puzzle, level).name), levelIndex: selectedLevel };
  requestScreen({ kind: "edit-copy", map: level.map.join("\n"), cost });
}

function moveCursor(map: CampaignMap, input: Input, elapsedMs: number): void {
  map.crankDegrees += input.crankDegrees;
  const levels = roundToUnits(map.crankDegrees, CRANK_DEGREES_PER_LEVEL);
  map.crankDegrees -= levels * CRANK_DEGREES_PER_LEVEL;
  const before = map.cursor.selectedLevel;
  moveMapCursor(map.cursor, map.chapters, input.pressedDirection, levels, (chapter) =>
    levelToGoOn(chapter, map.puzzleSave),
  );
  if (map.cursor.selectedLevel !== before) showSelected(map);
  requestStep(map.painting, map.chapters);
  if (map.opening !== undefined) openFurther(map, map.opening, elapsedMs);
  else moveTraveller(map, elapsedMs);
}

function levelToGoOn({ firstLevel, levelCount }: MapChapter, { medals }: PuzzleSave): number {
  for (let level = firstLevel; level < firstLevel + levelCount; level++) {
    if (!isCleared(medals, level)) return level;
  }
  return firstLevel;
}

/** Advances the animation in which another chapter of the campaign map opens, once the new chapter is painted. */
function openFurther(map: CampaignMap, opening: MapOpening, elapsedMs: number): void {
  if (!isChapterPaintedNow(map.painting)) return;
  if (advanceMapOpening(opening, elapsedMs)) map.opening = undefined;
}

function placeOnMap({ puzzle, chapters }: CampaignMap, chapter: number): number {
  return placeOfChapter(puzzle, chapters.length, chapter);
}

function findTapped(map: CampaignMap, { x, y }: Tap): TappedOnMap {
  const { puzzle, chapters, openChapter } = map;
  const isAt = (chapter: number): boolean => {
    const box = boxOfChapter(puzzle, chapters.length, openChapter, chapter);
    return y >= box.y && y < box.y + box.height;
  };
  const tapped = chapters.findIndex((_, chapter) => isAt(chapter));
  const { firstLevel, levelCount } = chapters[openChapter];
  let [level, nearest] = [firstLevel, SCREEN_WIDTH];
  for (let other = firstLevel; other < firstLevel + levelCount; other++) {
    const ground = groundOnMap(puzzle, chapters, other);
    const distance = Math.abs(ground.x - x) + Math.abs(ground.y - MARK_RISE - y);
    if (distance < nearest) [level, nearest] = [other, distance];
  }
  return { place: tapped < 0 ? undefined : placeOnMap(map, tapped), level };
}

function showSelected(map: CampaignMap): void {
  const { puzzle, chapters, cursor, openChapter } = map;
  const { x } = groundOnMap(puzzle, chapters, cursor.selectedLevel);
  if (x !== map.travellerPoint.x) map.isFacingLeft = x < map.travellerPoint.x;
  map.isSelectedHardest = isHardestLevel(puzzle, cursor.selectedLevel);
  map.openChapter = chapterOfLevel(chapters, cursor.selectedLevel);
  playCursorSound();
  if (map.openChapter === openChapter) {
    requestPreview(map.painting);
    return;
  }
  const { painting } = map;
  // The animation starts from the chapter that the screen shows as open. This is `openChapter` if it is already
  // painted. Otherwise it is the chapter from which the running animation started.
  const from = isChapterPainted(painting) ? openChapter : map.opening?.from;
  restartPainting(painting);
  map.opening = from === undefined || from === map.openChapter ? undefined : startMapOpening(from);
  map.travellerPoint = groundOnMap(puzzle, chapters, cursor.selectedLevel);
}

function listMap({ cursor, painting, opening, travellerPoint, aHeldMs }: CampaignMap, shown: ShownValues): void {
  listShown(shown, cursor.selectedLevel);
  listShown(shown, painting.requestCount);
  listShown(shown, opening?.elapsedMs);
  listShown(shown, travellerPoint.x);
  listShown(shown, travellerPoint.y);
  listShown(shown, isHoldTipShown(aHeldMs));
}

/**
 * Paints the requested parts of the campaign map. If painting takes long, the map is drawn in the next frame, because
 * one frame has no time for painting and drawing.
 */
function prepareMap(map: CampaignMap): Preparation {
  const { painting, puzzle, openChapter } = map;
  if (!painting.isStepRequested && !painting.isPreviewRequested) return "ready";
  paintRequested(painting, puzzle, openChapter, {
    chapters: map.chapters,
    marksIn: (chapter) => listMarks(map, chapter),
    readSelectedLevelMap: () => readSelectedLevelMap(map),
  });
  return readFrameMs() > LATEST_DRAWING_MS ? "painting" : "ready";
}

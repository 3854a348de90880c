/**
 * The screen with the map of a campaign: handles the input, the selected level and the texts. campaign-map-view.ts
 * draws this screen.
 */
import { today } from "../../device/clock";
import type { Input } from "../../device/input";
import { paintPicture, SCREEN_WIDTH, type Picture } from "../../device/screen";
import type { JourneyPoint } from "../../puzzles/looks/journey";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { requestRedraw } from "../redraw";
import type { Routes } from "../routes";
import { dayNumber } from "../save/days";
import { isEndReached } from "../save/endings";
import { addHelp } from "../save/help";
import { countCleared, digitOf, medalNames, medalsOf, type Medals } from "../save/medals";
import { bestOf, openLevelFlags } from "../save/progress";
import { puzzleSave, type PuzzleSave, type Save } from "../save/save";
import { storeSave } from "../save/store";
import type { Screen } from "../screen";
import { playBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../sounds";
import { wholeUnits } from "../widgets/list";
import { drawTraveller, drawMapText, paintLevelPreview, paintMark, paintMapBackground } from "./campaign-map-view";
import { nextLevelInDirection } from "./map-navigation";
import { shortCount } from "../widgets/short-count";
import { TEXTS } from "../texts/index";

const MARKS_PER_FRAME = 20;
const CRANK_DEGREES_PER_LEVEL = 20;
const GLIDE_MS = 90;
const COPY_AFTER_MS = 700;
/**
 * How long the player must hold Ⓐ before a tip appears, in milliseconds. The tip says that a longer hold copies the
 * level.
 */
const HOLD_TIP_AFTER_MS = 200;

const { holdTips: HOLD_TIPS, holdingTips: HOLDING_TIPS } = TEXTS.campaignMap;

/** The state of the screen with the map of a campaign. */
interface CampaignMapScreen {
  readonly puzzle: AnyPuzzle;
  readonly saved: PuzzleSave;
  readonly isOpen: readonly boolean[];
  /**
   * The cached picture of the map, with the small picture of the selected level and a mark for each level. A mark shows
   * whether the level is locked, open or cleared.
   */
  readonly background: Picture;
  /**
   * The number of levels whose marks are already painted on the map. A mark shows whether the level is locked, open or
   * cleared.
   */
  paintedMarks: number;
  /** The index of the selected level in the campaign, counted from 0. */
  selectedLevel: number;
  /**
   * The point of the map where the traveller (the player's figure) is drawn. The figure walks towards the selected
   * level.
   */
  travellerPoint: JourneyPoint;
  isFacingLeft: boolean;
  crankDegrees: number;
  /** How long Ⓐ has been held on a level that can be played, in milliseconds; undefined while Ⓐ is not held. */
  aHeldMs: number | undefined;
}

/**
 * Creates the screen with the map of a puzzle's campaign. `number` is the index of the level to select, counted from 0.
 */
export function createCampaignMapScreen(puzzle: AnyPuzzle, save: Save, routes: Routes, number: number): Screen {
  const { campaign, journey } = puzzle;
  const saved = puzzleSave(save, puzzle.id);
  const selectedLevel = clamp(number, campaign.levelCount);
  const screen: CampaignMapScreen = {
    puzzle,
    saved,
    isOpen: openLevelFlags(saved.medals, campaign.levelCount),
    background: paintPicture(() => undefined),
    paintedMarks: 0,
    selectedLevel,
    travellerPoint: journey.levelPointOf(selectedLevel),
    isFacingLeft: false,
    crankDegrees: 0,
    aHeldMs: undefined,
  };
  return {
    name: "campaign map",
    update: (input, elapsedMs) => {
      if (input.isBPressed) {
        playBackSound();
        routes.title();
      } else {
        const action = interpretA(screen, input, elapsedMs);
        if (action === "play") playSelected(screen, routes);
        else if (action === "copy") askForCopy(screen, save, routes);
        else if (screen.aHeldMs === undefined) moveCursor(screen, input, elapsedMs);
      }
    },
    draw: () => {
      draw(screen);
    },
    leave: () => undefined,
    menu: [],
    crankStepDegrees: CRANK_DEGREES_PER_LEVEL,
  };
}

/** Plays the selected level. If it is the last one, and cleared, the ending of the campaign is shown first. */
function playSelected({ puzzle, saved, selectedLevel }: CampaignMapScreen, routes: Routes): void {
  const { levelCount } = puzzle.campaign;
  if (selectedLevel + 1 === levelCount && isEndReached(saved.medals, levelCount)) routes.ending("map");
  else routes.campaign(selectedLevel);
}

/**
 * Interprets Ⓐ on the campaign's map: releasing Ⓐ plays the selected level, and holding Ⓐ asks for an editable copy.
 */
function interpretA(
  screen: CampaignMapScreen,
  { isAPressed, isAHeld }: Input,
  elapsedMs: number,
): "play" | "copy" | "none" {
  if (isAPressed) {
    if (screen.isOpen[screen.selectedLevel]) screen.aHeldMs = 0;
    else playRefusalSound();
    return "none";
  }
  const before = screen.aHeldMs;
  if (before === undefined) return "none";
  screen.aHeldMs = isAHeld ? before + elapsedMs : undefined;
  if (before < HOLD_TIP_AFTER_MS && before + elapsedMs >= HOLD_TIP_AFTER_MS) requestRedraw();
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
function askForCopy({ puzzle, saved, selectedLevel }: CampaignMapScreen, save: Save, routes: Routes): void {
  const pay = (): void => {
    addHelp(saved, selectedLevel, "hint", dayNumber(today()));
    storeSave(save);
  };
  const { map } = puzzle.campaign.level(selectedLevel);
  routes.editCopy(map.join("\n"), { text: TEXTS.play.copyCost(puzzle.feat.name), pay });
}

function moveCursor(screen: CampaignMapScreen, input: Input, elapsedMs: number): void {
  const { campaign } = screen.puzzle;
  screen.crankDegrees += input.crankDegrees;
  const levels = wholeUnits(screen.crankDegrees, CRANK_DEGREES_PER_LEVEL);
  screen.crankDegrees -= levels * CRANK_DEGREES_PER_LEVEL;
  if (screen.paintedMarks < campaign.levelCount) paintMore(screen);
  selectLevel(screen, clamp(levelAfterPress(screen, input) + levels, campaign.levelCount));
  moveTraveller(screen, elapsedMs);
}

function levelAfterPress({ puzzle, selectedLevel }: CampaignMapScreen, { pressedDirection }: Input): number {
  return pressedDirection === undefined
    ? selectedLevel
    : nextLevelInDirection(puzzle.journey.levelPointOf, puzzle.campaign.levelCount, selectedLevel, pressedDirection);
}

function draw(screen: CampaignMapScreen): void {
  const { puzzle, saved, isOpen, background, selectedLevel, travellerPoint, isFacingLeft } = screen;
  const { campaign, feat, journey } = puzzle;
  drawTraveller(background, puzzle.id, travellerPoint, isFacingLeft);
  const { name, verdict } = campaign.level(selectedLevel);
  const results = middleTexts(
    screen,
    resultTexts(medalsAt(saved, selectedLevel), bestOf(saved.bestMoves, selectedLevel), feat.name, verdict.par),
  );
  const main = `${selectedLevel + 1}  ${isOpen[selectedLevel] ? name : TEXTS.campaignMap.locked}`;
  const cleared = countCleared(saved.medals, campaign.levelCount);
  drawMapText({ main, results, count: TEXTS.countOf(cleared, campaign.levelCount) }, SCREEN_WIDTH, journey.ink);
}

/**
 * Returns the text between the level's name and the count of cleared levels. While Ⓐ is held, the text tells that a
 * longer hold copies the level. Otherwise, it is the player's results in the level, or a tip about holding Ⓐ if there
 * are none.
 */
function middleTexts(
  { aHeldMs, isOpen, selectedLevel }: CampaignMapScreen,
  resultTexts: readonly string[],
): readonly string[] {
  if (aHeldMs !== undefined && aHeldMs >= HOLD_TIP_AFTER_MS) return HOLDING_TIPS;
  return isOpen[selectedLevel] && resultTexts[0] === "" ? HOLD_TIPS : resultTexts;
}

function medalsAt({ medals }: PuzzleSave, number: number): Medals {
  return medalsOf(digitOf(medals, number));
}

/**
 * Paints the marks of the next few levels on the map (a mark shows whether a level is locked, open or cleared).
 * Painting all marks at once would take longer than a frame.
 */
function paintMore(screen: CampaignMapScreen): void {
  const { puzzle, saved, isOpen, background } = screen;
  if (screen.paintedMarks === 0) {
    paintMapBackground(background, puzzle, isOpen);
    paintChosen(screen);
  }
  const end = Math.min(puzzle.campaign.levelCount, screen.paintedMarks + MARKS_PER_FRAME);
  for (; screen.paintedMarks < end; screen.paintedMarks++) {
    paintMark(background, puzzle, screen.paintedMarks, isOpen, medalsAt(saved, screen.paintedMarks));
  }
  requestRedraw();
}

function paintChosen({ puzzle, background, isOpen, selectedLevel }: CampaignMapScreen): void {
  paintLevelPreview(background, puzzle, isOpen[selectedLevel] ? puzzle.campaign.level(selectedLevel).map : undefined);
}

function selectLevel(screen: CampaignMapScreen, next: number): void {
  if (next === screen.selectedLevel) return;
  const { x } = screen.puzzle.journey.levelPointOf(next);
  if (x !== screen.travellerPoint.x) screen.isFacingLeft = x < screen.travellerPoint.x;
  screen.selectedLevel = next;
  playCursorSound();
  paintChosen(screen);
  requestRedraw();
}

function moveTraveller(screen: CampaignMapScreen, elapsedMs: number): void {
  const { travellerPoint } = screen;
  const target = screen.puzzle.journey.levelPointOf(screen.selectedLevel);
  if (travellerPoint.x === target.x && travellerPoint.y === target.y) return;
  screen.travellerPoint = {
    x: stepTowards(travellerPoint.x, target.x, elapsedMs),
    y: stepTowards(travellerPoint.y, target.y, elapsedMs),
  };
  requestRedraw();
}

function clamp(number: number, count: number): number {
  return Math.max(0, Math.min(count - 1, number));
}

/**
 * Returns a coordinate of the map's traveller, moved from `from` one step nearer to `to`. The traveller arrives after a
 * few frames.
 */
function stepTowards(from: number, to: number, elapsedMs: number): number {
  const step = Math.max(2, Math.floor((Math.abs(to - from) * elapsedMs) / GLIDE_MS));
  return from < to ? Math.min(to, from + step) : Math.max(to, from - step);
}

/**
 * Returns the player's medals and fewest moves in a level, as texts from long to short. The shorter texts replace "no
 * rewind" by a dot.
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

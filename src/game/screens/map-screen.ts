import { today } from "../../device/clock";
import type { Input } from "../../device/input";
import { paintPicture, SCREEN_WIDTH, type Picture } from "../../device/screen";
import type { Spot } from "../../puzzles/looks/journey";
import type { SealedPuzzle } from "../../puzzles/sealed";
import { copyCost } from "../play/copy-cost";
import type { Routes } from "../routes";
import { dayNumber } from "../save/days";
import { noteHelp } from "../save/help";
import { digitOf, medalNames, medalsOf, type Medals } from "../save/medals";
import { bestOf, countMedals, openLevels } from "../save/progress";
import { puzzleSave, type PuzzleSave, type Save } from "../save/save";
import { keepSave } from "../save/store";
import type { Screen } from "../screen";
import { soundBack, soundConfirm, soundCursor, soundRefuse } from "../sounds";
import { wholeTurns } from "../widgets/list";
import { drawJourney, drawLine, paintLevel, paintMark, paintPlace } from "./journey-view";
import { walk } from "./walk";
import { shortCount } from "../widgets/short-count";

const MARKS_PER_FRAME = 20;
const CRANK_DEGREES_PER_LEVEL = 20;
const GLIDE_MS = 90;
const COPY_AFTER_MS = 700;
/** Held so long, Ⓐ says what it comes to. */
const HOLD_TOLD_MS = 200;

const HOLD = ["hold Ⓐ: edit a copy", "hold Ⓐ: copy"];
const HOLD_ON = ["hold on: edit a copy", "hold on: copy"];

/** The screen of a campaign's place. */
interface MapScreen {
  readonly puzzle: SealedPuzzle;
  readonly kept: PuzzleSave;
  readonly isOpen: readonly boolean[];
  /** The place with its marks, and with the picture of the level in hand. */
  readonly place: Picture;
  /** How many marks have been painted. */
  painted: number;
  /** The level in hand, from 0. */
  chosen: number;
  /** Where the traveller is shown: on the way to the level in hand. */
  shown: Spot;
  looksLeft: boolean;
  crankDegrees: number;
  /** How long Ⓐ has been held on an open level; undefined while it is not. */
  aHeldMs: number | undefined;
}

/** The campaign as a way through its place, with the traveller at level `number`, from 0. */
export function createMapScreen(puzzle: SealedPuzzle, save: Save, routes: Routes, number: number): Screen {
  const { campaign, journey } = puzzle;
  const kept = puzzleSave(save, puzzle.id);
  const chosen = clamp(number, campaign.length);
  const screen: MapScreen = {
    puzzle,
    kept,
    isOpen: openLevels(kept.medals, campaign.length),
    place: paintPicture(() => undefined),
    painted: 0,
    chosen,
    shown: journey.spotOf(chosen),
    looksLeft: false,
    crankDegrees: 0,
    aHeldMs: undefined,
  };
  return {
    frame: (input, elapsedMs) => {
      if (input.bPressed) {
        soundBack();
        routes.title();
      } else {
        const wish = passA(screen, input, elapsedMs);
        if (wish === "play") routes.campaign(screen.chosen);
        else if (wish === "copy") askForCopy(screen, save, routes);
        else if (screen.aHeldMs === undefined) travel(screen, input, elapsedMs);
      }
    },
    show: () => {
      show(screen);
    },
    leave: () => undefined,
    menu: [],
    crankStepDegrees: CRANK_DEGREES_PER_LEVEL,
  };
}

/** Ⓐ plays the level in hand as it is let go; held on, it asks for a copy. */
function passA(screen: MapScreen, { aPressed, aHeld }: Input, elapsedMs: number): "play" | "copy" | "none" {
  if (aPressed) {
    if (screen.isOpen[screen.chosen]) screen.aHeldMs = 0;
    else soundRefuse();
    return "none";
  }
  const before = screen.aHeldMs;
  if (before === undefined) return "none";
  screen.aHeldMs = aHeld ? before + elapsedMs : undefined;
  if (before < HOLD_TOLD_MS && before + elapsedMs >= HOLD_TOLD_MS) show(screen);
  const isLong = before + elapsedMs >= COPY_AFTER_MS;
  if (aHeld && !isLong) return "none";
  screen.aHeldMs = undefined;
  soundConfirm();
  return isLong ? "copy" : "play";
}

/** A copy counts as a hint with its level, because the editor shows how that is won. */
function askForCopy({ puzzle, kept, chosen }: MapScreen, save: Save, routes: Routes): void {
  const pay = (): void => {
    noteHelp(kept, chosen, "hint", dayNumber(today()));
    keepSave(save);
  };
  const { map } = puzzle.campaign.level(chosen);
  routes.editCopy(map.join("\n"), { text: copyCost(puzzle.feat.name), pay });
}

function travel(screen: MapScreen, input: Input, elapsedMs: number): void {
  const { campaign } = screen.puzzle;
  screen.crankDegrees += input.crankDegrees;
  const levels = wholeTurns(screen.crankDegrees, CRANK_DEGREES_PER_LEVEL);
  screen.crankDegrees -= levels * CRANK_DEGREES_PER_LEVEL;
  if (screen.painted < campaign.length) paintMore(screen);
  goTo(screen, clamp(afterPress(screen, input) + levels, campaign.length));
  glide(screen, elapsedMs);
}

function afterPress({ puzzle, chosen }: MapScreen, { pressed }: Input): number {
  return pressed === undefined ? chosen : walk(puzzle.journey.spotOf, puzzle.campaign.length, chosen, pressed);
}

function show(screen: MapScreen): void {
  const { puzzle, kept, isOpen, place, chosen, shown, looksLeft } = screen;
  const { campaign, feat, journey } = puzzle;
  drawJourney(place, puzzle.id, shown, looksLeft);
  const { name, verdict } = campaign.level(chosen);
  const won = midTexts(screen, wonTexts(medalsAt(kept, chosen), bestOf(kept.bests, chosen), feat.name, verdict.par));
  const main = `${chosen + 1}  ${isOpen[chosen] ? name : "not open yet"}`;
  const { cleared } = countMedals(kept.medals, campaign.length);
  drawLine({ main, won, count: `${cleared} of ${campaign.length}` }, SCREEN_WIDTH, journey.ink);
}

/** What is said in the middle: what Ⓐ held comes to, once it is held, and where nothing was won. */
function midTexts({ aHeldMs, isOpen, chosen }: MapScreen, won: readonly string[]): readonly string[] {
  if (aHeldMs !== undefined && aHeldMs >= HOLD_TOLD_MS) return HOLD_ON;
  return isOpen[chosen] && won[0] === "" ? HOLD : won;
}

function medalsAt({ medals }: PuzzleSave, number: number): Medals {
  return medalsOf(digitOf(medals, number));
}

/** Paints the next marks: all at once would take longer than a frame. */
function paintMore(screen: MapScreen): void {
  const { puzzle, kept, isOpen, place } = screen;
  if (screen.painted === 0) {
    paintPlace(place, puzzle, isOpen);
    paintChosen(screen);
  }
  const end = Math.min(puzzle.campaign.length, screen.painted + MARKS_PER_FRAME);
  for (; screen.painted < end; screen.painted++) {
    paintMark(place, puzzle, screen.painted, isOpen, medalsAt(kept, screen.painted));
  }
  show(screen);
}

function paintChosen({ puzzle, place, isOpen, chosen }: MapScreen): void {
  paintLevel(place, puzzle, isOpen[chosen] ? puzzle.campaign.level(chosen).map : undefined);
}

function goTo(screen: MapScreen, next: number): void {
  if (next === screen.chosen) return;
  const { x } = screen.puzzle.journey.spotOf(next);
  if (x !== screen.shown.x) screen.looksLeft = x < screen.shown.x;
  screen.chosen = next;
  soundCursor();
  paintChosen(screen);
  show(screen);
}

function glide(screen: MapScreen, elapsedMs: number): void {
  const { shown } = screen;
  const target = screen.puzzle.journey.spotOf(screen.chosen);
  if (shown.x === target.x && shown.y === target.y) return;
  screen.shown = { x: nearer(shown.x, target.x, elapsedMs), y: nearer(shown.y, target.y, elapsedMs) };
  show(screen);
}

function clamp(number: number, count: number): number {
  return Math.max(0, Math.min(count - 1, number));
}

/** A step from where something is shown to where it is: it is there after a few frames. */
function nearer(from: number, to: number, elapsedMs: number): number {
  const step = Math.max(2, Math.floor((Math.abs(to - from) * elapsedMs) / GLIDE_MS));
  return from < to ? Math.min(to, from + step) : Math.max(to, from - step);
}

/** What was won with a level, from long to short; where there is no room for the mark that nothing was taken back there is a dot. */
function wonTexts(medals: Medals, best: number | undefined, feat: string, par: number): readonly string[] {
  const names = medalNames(medals, { name: feat });
  if (names.length === 0) return [""];
  const won = names.slice(1);
  const ticks = "✓".repeat(names.length);
  const dot = medals.clean ? " ·" : "";
  const all = medals.clean ? [...won, "no rewind"] : won;
  const words = all.length === 0 ? ticks : `✓ ${all.join(", ")}`;
  const dotted = won.length === 0 ? ticks + dot : `✓ ${won.join(", ")}${dot}`;
  const moves = best === undefined ? "" : `  ${shortCount(best)} / ${par}`;
  return [words + moves, dotted + moves, ticks + dot + moves, ticks + dot];
}

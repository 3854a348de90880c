import { describe, expect, test } from "vitest";
import { TextStep } from "../../src/device/text";
import { widenTexts } from "../../src/game/play/hud-text";
import { drawersOf } from "../../src/game/workshop/drawers";
import type { SceneTexts } from "../../src/puzzles/puzzle";
import { isComplete } from "../seed-count";
import { levelNow } from "./bot";
import { layoutWithOpen } from "./editor-points";
import { watched, type Player } from "./player";
import { TEXT_TOUR, type TextWalk } from "./text-tour";
import {
  boxFaultOf,
  faultOf,
  menuFaultOf,
  overlapsAmong,
  checkDrawnTexts,
  touchedShare,
  type DrawnText,
} from "./drawn-text-check";
import { puzzleIndexOf, PUZZLE_ROWS, puzzleOf } from "./puzzles";

/**
 * The largest share of the pixels next to a text's letters that may have the colour of the letters. It is not 0,
 * because the words on the title screen lie inside a picture.
 */
const MAX_TOUCHED = 0.05;

/** The width of the widest texts in a column beside a board, in pixels. */
const WIDEST_COLUMN = 150;

function faultsDuring(puzzleId: string, part: TextWalk): string[] {
  const found = new Set<string>();
  const look = (texts: readonly DrawnText[], player: Player): void => {
    const boxes = boxesOf(puzzleId, part, player);
    for (const drawn of texts) {
      for (const fault of faultsOf(drawn, boxes, player)) found.add(`"${drawn.text}" ${fault}`);
    }
    for (const [one, other] of overlapsAmong(texts)) found.add(`"${one.text}" lies on "${other.text}"`);
  };
  const lookBesideMenu = (texts: readonly DrawnText[]): void => {
    for (const drawn of texts) {
      const fault = menuFaultOf(drawn);
      if (fault !== undefined) found.add(`"${drawn.text}" ${fault}`);
    }
  };
  watched(checkDrawnTexts(look, lookBesideMenu), () => {
    part.walk(puzzleId);
  });
  return [...found];
}

/**
 * Returns the boxes on the screen in which the texts around a board must lie, as one or more sets. Each text must fit
 * into the boxes of at least one set. Only levels and the level editor have such sets. If hints are shown, there may be
 * two: one for hints and one for the usual texts.
 */
function boxesOf(puzzleId: string, { name, showsHints }: TextWalk, player: Player): readonly SceneTexts[] {
  const { texts, rushTexts, hintTexts } = puzzleOf(puzzleId).painter.scene;
  if (name.startsWith("the editor")) return [texts, ...editorBoxes(puzzleId)];
  const level = levelNow(player);
  if (level === undefined) return [];
  // Returns no boxes after the last level of a challenge, because the page with the challenge's result covers the
  // scenery.
  if (level.mode === "challenge" && level.outcome === "won") return [];
  if (level.mode === "rush") return [rushTexts ?? texts];
  return [texts, ...(showsHints === true && hintTexts !== undefined ? [hintTexts] : [])].flatMap(variantsOf);
}

/**
 * Returns the given text boxes, and the boxes that may replace them. Beside a small board, wider boxes replace them.
 * While the level cannot be won, the box of the second text stands right below the box of the first.
 */
function variantsOf(texts: SceneTexts): readonly SceneTexts[] {
  const { main, side } = texts;
  const wide = main.y === side.y ? texts : widenTexts(texts, WIDEST_COLUMN);
  return [texts, wide, { ...texts, side: { ...main, y: main.y + TextStep.NarrowLine } }];
}

function editorBoxes(puzzleId: string): readonly SceneTexts[] {
  const puzzle = puzzleOf(puzzleId);
  return drawersOf(puzzle.legend).map((_, index) => {
    const { facts, entryName } = layoutWithOpen(puzzle, index);
    return { ...puzzle.painter.scene.texts, main: facts, side: entryName };
  });
}

function faultsOf(drawn: DrawnText, boxes: readonly SceneTexts[], player: Player): readonly string[] {
  const boxFaults = boxes.map((texts) => boxFaultOf(drawn, texts));
  const faults = [faultOf(drawn, player), boxFaults.includes(undefined) ? undefined : boxFaults[0]];
  const touched = touchedShare(drawn, player.console.pixels);
  // Leaves out single letters. They may stand on the drum of letters, on which the player enters codes; its edges hide
  // parts of letters.
  if (drawn.text.length > 1 && touched > MAX_TOUCHED) faults.push(`is touched at ${Math.round(touched * 100)} %`);
  return faults.filter((fault) => fault !== undefined);
}

/**
 * Returns the parts of the scripted game (a test that plays through all screens) that are tested with a puzzle. With
 * `make test-all`, all parts run with every puzzle. Otherwise, most parts run with one puzzle each, because only the
 * scenery differs between puzzles.
 */
function walksIn(puzzleId: string): readonly TextWalk[] {
  const isHere = (at: number): boolean => at % PUZZLE_ROWS.length === puzzleIndexOf(puzzleId);
  return TEXT_TOUR.filter(({ isInScene }, at) => isComplete || isInScene === true || isHere(at));
}

describe.each(PUZZLE_ROWS)("the texts on the screens of %s", (puzzleId) => {
  test.each(walksIn(puzzleId))("every text of $name can be read in full", (part) => {
    expect(faultsDuring(puzzleId, part)).toEqual([]);
  });
});

import { beforeEach, describe, expect, test } from "vitest";
import type { Button, TouchPhase } from "../../simulator/host";
import { SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../src/device/screen";
import { findBoardLimits } from "../../src/game/workshop/board-limits";
import { createEmptyDraft, hasThing, withThing } from "../../src/game/workshop/draft-edits";
import { drawersOf } from "../../src/game/workshop/drawers";
import { touchedPartAt } from "../../src/game/workshop/palette-layout";
import { cellAt, columnOf, rowOf } from "../../src/kernel/board";
import { formatDraft, type Draft } from "../../src/kernel/draft";
import { openRow } from "./bot";
import { layoutWithOpen, middleOf, newBoard, palettePoints, type Point } from "./editor-points";
import { ownMaps } from "./own-levels";
import { frame, frames, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { PUZZLE_ROWS, puzzleOf } from "./puzzles";

const LINE_CELLS = 4;
const DEGREES_PER_THING = 30;
const DONE_FRAMES = 30;

function touch({ console }: Player, phase: TouchPhase, [x, y]: Point): void {
  console.touched(phase, x, y);
}

function tap(player: Player, point: Point): void {
  touch(player, "down", point);
  touch(player, "up", point);
  frames(player, 2);
}

function overlaps(one: Box, other: Box): boolean {
  const isApart =
    one.x >= other.x + other.width ||
    other.x >= one.x + one.width ||
    one.y >= other.y + other.height ||
    other.y >= one.y + one.height;
  return !isApart;
}

describe.each(PUZZLE_ROWS)("a touch in the editor of %s", (puzzleId) => {
  const puzzle = puzzleOf(puzzleId);
  const { legend } = puzzle;
  const empty = newBoard(puzzle);
  const { board } = empty;
  const drawers = drawersOf(legend);
  const palette = drawers[0].kinds;
  const start = cellAt(board, Math.floor((board.width - 1) / 2), Math.floor((board.height - 1) / 2));
  /**
   * The cells of the line that the tests draw on the editor's board with a finger. It begins one row below and one
   * column left of the cursor.
   */
  const line = Array.from({ length: LINE_CELLS }, (_, at) =>
    cellAt(board, columnOf(board, start) - 1 + at, rowOf(board, start) + 1),
  );
  const withLine = (kind: number): Draft =>
    line.reduce((draft, cell) => withThing(legend, draft, cell, kind) ?? draft, empty);
  const hand = palette.findIndex((kind) => line.every((cell) => hasThing(legend, withLine(kind), cell, kind)));
  let player: Player;

  beforeEach(() => {
    player = openEditor();
  });

  function openEditor(): Player {
    const opened = startPlayer(storeWith(undefined, puzzleId));
    openRow(opened, "Workshop");
    press(opened, "a");
    settle(opened);
    return opened;
  }

  /**
   * Returns the map of the player-made level in the save. If the save has none, returns the map of the empty board: the
   * game does not save a new level that is still empty.
   */
  function kept(): string {
    player.console.signal("deviceWillLock");
    return ownMaps(player.store, puzzleId).at(0) ?? formatDraft(legend, empty);
  }

  const takeInHand = (place: number): void => {
    for (let at = 0; at < place; at++) frame(player, [], DEGREES_PER_THING);
  };
  const pointAt = (cell: number): Point => middleOf(puzzle, empty, cell);

  test("a tap on a cell puts the selected thing there, and the next tap removes it", () => {
    takeInHand(hand);
    tap(player, pointAt(line[0]));
    expect(kept()).toBe(formatDraft(legend, withThing(legend, empty, line[0], palette[hand]) ?? empty));
    tap(player, pointAt(line[0]));
    expect(kept()).toBe(formatDraft(legend, empty));
  });

  test("a tap can reach every cell of the board", () => {
    for (const cell of board.cells) {
      takeInHand(cell === board.cells[0] ? hand : 0);
      const next = withThing(legend, empty, cell, palette[hand]);
      if (next === undefined) continue;
      tap(player, pointAt(cell));
      expect(kept()).toBe(formatDraft(legend, next));
      press(player, "b");
    }
  });

  test("a fast swipe puts things on a whole line and a second one removes them, as Ⓐ does while it is held", () => {
    takeInHand(hand);
    const drawn = (): void => {
      touch(player, "down", pointAt(line[0]));
      frame(player);
      touch(player, "move", pointAt(line[LINE_CELLS - 1]));
      touch(player, "up", pointAt(line[LINE_CELLS - 1]));
      frames(player, 2);
    };
    drawn();
    const byTouch = kept();
    expect(byTouch).toBe(formatDraft(legend, withLine(palette[hand])));
    drawn();
    expect(kept()).toBe(formatDraft(legend, empty));

    player = openEditor();
    takeInHand(hand);
    for (const button of ["down", "left"] as const) press(player, button);
    frame(player, ["a"]);
    for (let at = 1; at < LINE_CELLS; at++)
      for (const held of [["a", "right"], ["a"]] as Button[][]) frame(player, held);
    expect(kept()).toBe(byTouch);
  });

  test("a line that a finger has drawn is removed by one undo, and ends when the finger is lifted", () => {
    takeInHand(hand);
    touch(player, "down", pointAt(line[0]));
    touch(player, "move", pointAt(line[1]));
    touch(player, "up", pointAt(line[1]));
    frames(player, 2);
    press(player, "right");
    const two = line.slice(0, 2).reduce((draft, cell) => withThing(legend, draft, cell, palette[hand]) ?? draft, empty);
    expect(kept()).toBe(formatDraft(legend, two));
    press(player, "b");
    expect(kept()).toBe(formatDraft(legend, empty));
  });

  test("taps on the drawers and on their things select every thing of the palette", () => {
    drawers.forEach(({ kinds }, index) => {
      const { entries } = palettePoints(puzzle, index);
      const from = palettePoints(puzzle, index === 0 ? 0 : index - 1);
      if (index > 0) tap(player, from.drawers[index]);
      kinds.forEach((kind, entry) => {
        tap(player, entries[entry]);
        const cell = board.cells.find(
          (at) => withThing(legend, empty, at, kind) !== undefined && kind !== legend.emptyKind,
        );
        if (cell === undefined) return;
        tap(player, pointAt(cell));
        expect(kept()).toBe(formatDraft(legend, withThing(legend, empty, cell, kind) ?? empty));
        press(player, "b");
      });
    });
  });

  test("no point of the screen selects a thing of a closed drawer, and only a drawer's tab opens a drawer", () => {
    drawers.forEach(({ kinds }, index) => {
      const layout = layoutWithOpen(puzzle, index);
      for (let x = 0; x < SCREEN_WIDTH; x += 2) {
        for (let y = 0; y < SCREEN_HEIGHT; y += 2) {
          const part = touchedPartAt(layout, x, y);
          if (part?.kind === "entry") expect(part.index).toBeLessThan(kinds.length);
          if (part?.kind === "drawer")
            expect(overlaps(layout.tabs[part.index], { x: x - 6, y: y - 6, width: 13, height: 13 })).toBe(true);
        }
      }
    });
  });

  test("a tap on the selected thing in the palette changes nothing", () => {
    tap(player, palettePoints(puzzle, 0).entries[0]);
    for (let at = 0; at < DONE_FRAMES; at++) frame(player, ["b"]);
    settle(player);
    expect(ownMaps(player.store, puzzleId)).toEqual([]);
  });

  test("the palette lies on no cell, however large the board is and whichever drawer is open", () => {
    const { minWidth, maxWidth, minHeight, maxHeight } = findBoardLimits(puzzle);
    const layouts = drawers.map((_, index) => layoutWithOpen(puzzle, index));
    for (let width = minWidth; width <= maxWidth; width++) {
      for (let height = minHeight; height <= maxHeight; height++) {
        const { board: other } = createEmptyDraft(legend, width, height);
        const cells = other.cells.map((cell) => puzzle.painter.boxOf(other, cell));
        for (const { tabs, tray, entries } of layouts)
          for (const part of [...tabs, tray, ...entries])
            expect(cells.filter((cell) => overlaps(cell, part))).toEqual([]);
      }
    }
  });

  test("the game asks for touch points only while the board is edited", () => {
    const told = (): string[] => player.printed.filter((text) => text.startsWith("touch: "));
    expect(told()).toEqual(["touch: points"]);
    const tools = player.console.menuItems().findIndex(({ title }) => title === "tools");
    player.console.chooseMenuItem(tools);
    frame(player);
    expect(told()).toEqual(["touch: points", "touch: swipes"]);
    press(player, "b");
    expect(told()).toEqual(["touch: points", "touch: swipes", "touch: points"]);
    for (let at = 0; at < DONE_FRAMES; at++) frame(player, ["b"]);
    expect(told().at(-1)).toBe("touch: swipes");
  });
});

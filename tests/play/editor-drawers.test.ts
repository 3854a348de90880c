import { describe, expect, test } from "vitest";
import type { Button } from "../../simulator/host";
import { createEmptyDraft, findRefusal, withThing } from "../../src/game/workshop/draft-edits";
import { drawersOf } from "../../src/game/workshop/drawers";
import { TEXTS } from "../../src/game/workshop/texts/index";
import { cellAt, columnOf, rowOf } from "../../src/kernel/board";
import { formatDraft } from "../../src/kernel/draft";
import { openRow } from "./bot";
import { newBoard } from "./editor-points";
import { ownMaps } from "./own-levels";
import { frame, frames, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";
import { isTextOnScreen } from "./screen-text";
import { PUZZLE_ROWS, puzzleOf } from "./puzzles";

const DEGREES_PER_THING = 30;
/**
 * A number of frames in which a drawer of the level editor, a group of things, slides out. All small pictures of its
 * things are painted by then.
 */
const FRAMES_TO_OPEN = 20;

function pressWithB(player: Player, button: Button): void {
  frame(player, ["b"]);
  frame(player, ["b", button]);
  frame(player, ["b"]);
  frame(player);
}

function openEditor(puzzleId: string): Player {
  const player = startPlayer(storeWith(undefined, puzzleId));
  openRow(player, "Workshop");
  press(player, "a");
  settle(player);
  return player;
}

function pictureOf({ console }: Player): string {
  return console.pixels.join("");
}

describe.each(PUZZLE_ROWS)("the drawers in the editor of %s", (puzzleId) => {
  const puzzle = puzzleOf(puzzleId);
  const { legend } = puzzle;
  const empty = newBoard(puzzle);
  const { board } = empty;
  const drawers = drawersOf(legend);
  const start = cellAt(board, Math.floor((board.width - 1) / 2), Math.floor((board.height - 1) / 2));

  function keptBy(player: Player): string {
    player.console.signal("deviceWillLock");
    return ownMaps(player.store, puzzleId).at(0) ?? formatDraft(legend, empty);
  }

  function moveTo(player: Player, cell: number): void {
    const right = columnOf(board, cell) - columnOf(board, start);
    const down = rowOf(board, cell) - rowOf(board, start);
    for (let step = 0; step < Math.abs(right); step++) press(player, right > 0 ? "right" : "left");
    for (let step = 0; step < Math.abs(down); step++) press(player, down > 0 ? "down" : "up");
  }

  function cellFor(kind: number): number | undefined {
    if (kind === legend.emptyKind) return undefined;
    return [start, ...board.cells].find((cell) => withThing(legend, empty, cell, kind) !== undefined);
  }

  test("every thing can be put on the board with the buttons alone", () => {
    drawers.forEach(({ kinds }, drawer) => {
      kinds.forEach((kind, entry) => {
        const cell = cellFor(kind);
        if (cell === undefined) return;
        const player = openEditor(puzzleId);
        for (let step = 0; step < drawer; step++) pressWithB(player, "down");
        for (let step = 0; step < entry; step++) pressWithB(player, "right");
        moveTo(player, cell);
        press(player, "a");
        expect(keptBy(player)).toBe(formatDraft(legend, withThing(legend, empty, cell, kind) ?? empty));
      });
    });
  });

  test("neither the crank nor Ⓑ with ✛ ◀ ▶ selects a thing of a closed drawer", () => {
    const [{ kinds }] = drawers;
    const player = openEditor(puzzleId);
    for (let step = 0; step < kinds.length; step++) frame(player, [], DEGREES_PER_THING);
    for (let step = 0; step < kinds.length; step++) pressWithB(player, "left");
    const cell = cellFor(kinds[0]) ?? start;
    moveTo(player, cell);
    press(player, "a");
    expect(keptBy(player)).toBe(formatDraft(legend, withThing(legend, empty, cell, kinds[0]) ?? empty));
  });

  test("Ⓑ with ✛ ▼ opens each drawer in turn and closes the one before, and Ⓑ with ✛ ▲ goes back", () => {
    const player = openEditor(puzzleId);
    press(player, "left");
    press(player, "right");
    frames(player, FRAMES_TO_OPEN);
    const pictures = drawers.map(() => {
      const picture = pictureOf(player);
      pressWithB(player, "down");
      press(player, "left");
      press(player, "right");
      frames(player, FRAMES_TO_OPEN);
      return picture;
    });
    expect(new Set(pictures).size).toBe(drawers.length);
    expect(pictureOf(player)).toBe(pictures[0]);
    pressWithB(player, "up");
    press(player, "left");
    press(player, "right");
    frames(player, FRAMES_TO_OPEN);
    expect(pictureOf(player)).toBe(pictures[drawers.length - 1]);
  });

  test("a thing that cannot be put at the cursor says why when it is selected", () => {
    const player = openEditor(puzzleId);
    drawers.forEach(({ kinds }) => {
      kinds.forEach((kind) => {
        const refusal = findRefusal(legend, createEmptyDraft(legend, board.width, board.height), start, kind);
        frames(player, 2);
        const isSaid = refusal !== undefined && refusal !== "already-empty";
        if (isSaid) expect(isTextOnScreen(player, TEXTS.editor.refusals[refusal](0)[0].split(" ")[0])).toBe(true);
        pressWithB(player, "right");
      });
      pressWithB(player, "down");
    });
  });
});

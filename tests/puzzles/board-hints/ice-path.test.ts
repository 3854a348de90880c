import { expect, test } from "vitest";
import { roomGridOf } from "../../../src/kernel/caves/room-grid";
import { icePath } from "../../../src/puzzles/ice-path/index";
import { Floor } from "../../../src/puzzles/ice-path/level";
import { seedCount } from "../../seed-count";
import { mayDescribe, placeWordsIn } from "./place-words";
import { canWinWithout, checkPositions } from "./positions";

const SIDES = ["top", "right", "bottom", "left"];

/**
 * Returns which room of a cave contains a cell: the column and the row of the room. A cave is a level of several rooms.
 */
function slotOf(board: { readonly width: number; readonly height: number }, cell: number): string {
  const grid = roomGridOf(board.width, board.height);
  const column = (cell % (board.width + 1)) - 1;
  const row = Math.floor(cell / (board.width + 1)) - 1;
  return `${Math.floor(column / ((grid?.roomWidth ?? 0) + 1))} ${Math.floor(row / ((grid?.roomHeight ?? 0) + 1))}`;
}

test("what hints of Ice Path tell about the board is true of all wins, in 400 positions, and told in nearly all", () => {
  const kinds = new Set<string>();
  const share = checkPositions(icePath, seedCount(400, 200), ({ level, rules, map, state, wins, hint }) => {
    if (hint === undefined) return;
    const { kind, sentences, mark } = hint;
    const about = `${map}\n${state} ${sentences[0]} ${mark?.stop ?? ""}`;
    const { board, floor, hole } = level;
    kinds.add(kind);
    const toHole = (cell: number): number =>
      Math.abs((cell % (board.width + 1)) - (hole % (board.width + 1))) +
      Math.abs(Math.floor(cell / (board.width + 1)) - Math.floor(hole / (board.width + 1)));
    if (kind === "detour") {
      expect(
        wins.every(([first]) => toHole(first.after) > toHole(state)),
        about,
      ).toBe(true);
      return;
    }
    if (kind === "room" || kind === "try-room") {
      const side = sentences[0].split(" ").at(-1) ?? "";
      for (const win of kind === "room" ? wins : [wins[0]])
        expect(
          SIDES[win.find(({ after }) => slotOf(board, after) !== slotOf(board, state))?.record.direction ?? -1],
          about,
        ).toBe(side);
      return;
    }
    const stop = mark?.stop ?? -1;
    expect(mark?.piece).toBe(state);
    const told = kind === "try" ? [wins[0]] : wins;
    expect(
      told.every((win) => win.some(({ after }) => after === stop)),
      about,
    ).toBe(true);
    const last = wins[0].find(({ after }) => after === stop);
    const ahead = stop + board.steps[last?.record.direction ?? 0];
    if (kind === "snow") expect(floor[stop], about).toBe(Floor.Snow);
    else if (kind !== "try") expect(board.isBorder[ahead], about).toBe(kind === "edge");
    for (const sentence of sentences) {
      if (sentence.includes("must"))
        expect(
          canWinWithout(rules, state, (cell) => cell === stop),
          about,
        ).toBe(false);
      if (sentence !== "The snow must stop you" && sentence !== "Let the snow stop you")
        expect(
          mayDescribe(board, placeWordsIn(sentence) ?? "", stop, { finish: hole, piece: state }),
          `${about} ${sentence}`,
        ).toBe(true);
      else expect(floor.filter((cell) => cell === Floor.Snow)).toHaveLength(1);
    }
  });
  // More than 97 percent of the states on shown solutions must have a hint about the board. Only states in the last
  // room of a cave (a level of several rooms) may have no such hint.
  expect(share).toBeGreaterThan(0.97);
  expect([...kinds].filter((kind) => !/^try|room/.test(kind)).sort()).toEqual(["detour", "edge", "rock", "snow"]);
});

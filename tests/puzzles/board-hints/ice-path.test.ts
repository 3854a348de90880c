import { expect, test } from "vitest";
import { icePath } from "../../../src/puzzles/ice-path/index";
import { Floor } from "../../../src/puzzles/ice-path/level";
import { seedCount } from "../../seed-count";
import { canWinWithout, checkPositions, locationWordsFor } from "./positions";

test("what hints of Ice Path tell about the board is true of all wins, in 400 positions, and told in most", () => {
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
    const stop = mark?.stop ?? -1;
    expect(mark?.piece).toBe(state);
    expect(
      wins.every((win) => win.some(({ after }) => after === stop)),
      about,
    ).toBe(true);
    const last = wins[0].find(({ after }) => after === stop);
    const ahead = stop + board.steps[last?.record.direction ?? 0];
    expect(kind === "snow" ? floor[stop] === Floor.Snow : (kind === "edge") === board.isBorder[ahead], about).toBe(
      true,
    );
    for (const sentence of sentences) {
      if (sentence.includes("must"))
        expect(
          canWinWithout(rules, state, (cell) => cell === stop),
          about,
        ).toBe(false);
      if (/\b(at the|in the middle|of the|above|below)\b/.test(sentence))
        expect(sentence.endsWith(locationWordsFor(board, stop, { cell: hole, name: "hole" })), about).toBe(true);
      else expect(floor.filter((cell) => cell === Floor.Snow)).toHaveLength(1);
    }
  });
  expect(share).toBeGreaterThan(0.75);
  expect([...kinds].sort()).toEqual(["detour", "edge", "rock", "snow"]);
});

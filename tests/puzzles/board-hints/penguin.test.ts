import { expect, test } from "vitest";
import { penguin } from "../../../src/puzzles/penguin/index";
import { Floor } from "../../../src/puzzles/penguin/level";
import { cellOf, isOnBridge } from "../../../src/puzzles/penguin/state";
import { seedCount } from "../../seed-count";
import { mayDescribe, placeWordsIn } from "./place-words";
import { canWinWithout, checkPositions } from "./positions";

const SOON = 3;

test("what hints of Penguin tell about the board is true of all wins, in 400 positions, and told in all", () => {
  const kinds = new Set<string>();
  const share = checkPositions(penguin, seedCount(400, 200), ({ level, rules, map, state, wins, hint }) => {
    if (hint === undefined) return;
    const { kind, sentences, mark } = hint;
    const about = `${map}\n${state} ${sentences[0]} ${mark?.stop ?? ""}`;
    const { board, floor } = level;
    kinds.add(kind);
    if (kind === "detour") {
      const finish = floor.indexOf(Floor.Finish);
      const toFinish = (cell: number): number =>
        Math.abs((cell % (board.width + 1)) - (finish % (board.width + 1))) +
        Math.abs(Math.floor(cell / (board.width + 1)) - Math.floor(finish / (board.width + 1)));
      expect(
        wins.every(([first]) => toFinish(cellOf(first.after)) > toFinish(cellOf(state))),
        about,
      ).toBe(true);
      return;
    }
    expect(mark?.piece).toBe(cellOf(state));
    const stop = mark?.stop ?? -1;
    const landmarks = { finish: floor.indexOf(Floor.Finish), piece: cellOf(state) };
    for (const sentence of sentences) {
      const isWithoutPlace = /(stop you|soon|at once|the treadmill|the bridge)$/.test(sentence);
      if (!isWithoutPlace)
        expect(mayDescribe(board, placeWordsIn(sentence) ?? "", stop, landmarks), `${about} ${sentence}`).toBe(true);
    }
    if (kind === "door" || kind === "treadmill") {
      const moves = sentences[0].endsWith("at once") ? 1 : SOON;
      const cause = kind === "door" ? "gone" : "carried";
      const namesOne = !/(soon|at once)$/.test(sentences[0]);
      const uses = wins.map((win) =>
        win
          .slice(0, moves)
          .some(({ record }) =>
            record.motions.some((motion) => motion.cause === cause && (!namesOne || motion.from === stop)),
          ),
      );
      expect(
        uses.every((isUsed) => isUsed),
        about,
      ).toBe(true);
      const thing: number = floor[stop];
      const first: number = kind === "door" ? Floor.Door : Floor.Treadmill;
      expect(thing >= first && thing < first + 4, about).toBe(true);
      return;
    }
    const isStop = (other: number): boolean => cellOf(other) === stop;
    const told = kind === "try" ? [wins[0]] : wins;
    expect(
      told.every((win) => win.some(({ after }) => isStop(after))),
      about,
    ).toBe(true);
    const after = wins[0].find((move) => isStop(move.after))?.after ?? -1;
    if (kind !== "try") {
      expect(kind === "bridge", about).toBe(isOnBridge(after));
      expect(kind === "snow", about).toBe(!isOnBridge(after) && floor[stop] === Floor.Snow);
    }
    for (const sentence of sentences) {
      if (sentence.includes("must"))
        expect(
          canWinWithout(rules, state, (other) => other === after),
          about,
        ).toBe(false);
    }
  });
  expect(share).toBe(1);
  expect(kinds.size).toBeGreaterThanOrEqual(3);
});

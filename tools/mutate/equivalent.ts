/**
 * Lists mutations, small changes of the sources, that change nothing a player or a test can observe. The command `npm
 * run mutate` skips these mutations.
 */

import type { Mutation } from "./mutations";

interface EquivalentMutation {
  readonly file: string;
  /** The line of the source file that is changed, without the spaces around it. */
  readonly line: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

export const EQUIVALENT: readonly EquivalentMutation[] = [
  {
    file: "src/device/garbage-collector.ts",
    line: "let isNextSkipped = false;",
    before: "false",
    after: "true",
    reason: "only the first frame of the game then collects no garbage, and the next one collects it",
  },
  {
    file: "src/game/codes/challenge-code-screen.ts",
    line: "cancelTask(task);",
    before: "cancelTask(task);",
    after: "",
    reason: "nothing runs the replaced task any more, and it holds no reusable memory",
  },
  {
    file: "src/game/codes/qr/function-patterns.ts",
    line: "for (let index = 0; index < modules.side; index++) {",
    before: "0",
    after: "1",
    reason: "row 0 and column 0 of the timing patterns belong to finder patterns, which have the same modules there",
  },
  {
    file: "src/puzzles/fruit/explore/explore-many.ts",
    line: "let firstSlides = false;",
    before: "false",
    after: "true",
    reason: "the first push sets this variable before the second push reads it",
  },
  {
    file: "src/puzzles/fruit/make/plan.ts",
    line: "if (difficultyCentibits < MIDDLE_CENTIBITS) return EASY_LIMITS;",
    before: "<",
    after: "<=",
    reason: "no wanted level of any mode has exactly this difficulty",
  },
  {
    file: "src/puzzles/fruit/rules.ts",
    line: 'const lost = lostTo === undefined ? 1 : lostTo === "puddle" ? 2 : 3;',
    before: "===",
    after: "!==",
    reason: "the keys of all states still differ, because the cell of a spoilt fruit tells what spoilt it",
  },
  {
    file: "src/puzzles/ice-path/make/mutable-level.ts",
    line: "for (let cell = 1; cell < board.cellCount; cell++) mayBeUseless[cell - 1] = false;",
    before: "false",
    after: "true",
    reason: "each rock or snow patch sets its entry when it is placed, and no other entry is read",
  },
  {
    file: "src/puzzles/penguin/make/search.ts",
    line: "const none = { count: 0, expandedCount: 0, maxMoves: 0, heldMoves: 0, rivalNode: NOWHERE, rivalDirection: 0 };",
    before: "0",
    after: "1",
    reason: "each search sets these fields before they are read",
  },
  {
    file: "src/puzzles/penguin/rules.ts",
    line: "let turnsToMark = 1;",
    before: "1",
    after: "2",
    reason: "Brent's algorithm finds every cycle, wherever it sets its first mark",
  },
  {
    file: "src/puzzles/skid/explore/explore-four.ts",
    line: "if (mayLeave && (!search.hasCrates || search.after[search.pieceCount - 1] >= search.firstGoneCode))",
    before: ">=",
    after: ">",
    reason:
      "the code of the last piece of several that has left is always greater than the lowest code of one that left",
  },
  {
    file: "src/puzzles/ice-path/paint/cave/cave-painter.ts",
    line: "for (const isSlotSeen of isSeen) viewNumber = 2 * viewNumber + (isSlotSeen ? 1 : 0);",
    before: "1",
    after: "2",
    reason: "a room that was seen stays seen, so that the number still changes with each room that comes into view",
  },
  ...(["<=", ">="] as const).map((before) => ({
    file: "src/puzzles/penguin/paint/background.ts",
    line: "if (boatX + BOAT_WIDTH <= x || boatX >= x + width) drawImage(boat, boatX, y);",
    before,
    after: before.charAt(0),
    reason: "the edges of all boats have odd positions and those of the ice have even ones",
  })),
  {
    file: "src/puzzles/tilting/stale-lists.ts",
    line: "const STALE_VALUE = -1;",
    before: "1",
    after: "2",
    reason: "entries with this value are overwritten before they are read",
  },
];

/**
 * Returns whether a mutation of a source file is in the list of mutations that change nothing a player or a test can
 * observe.
 */
export function isEquivalent(file: string, text: string, mutation: Mutation): boolean {
  const line = text.split("\n")[mutation.line - 1].trim();
  return EQUIVALENT.some(
    (known) =>
      known.file === file && known.line === line && known.before === mutation.before && known.after === mutation.after,
  );
}

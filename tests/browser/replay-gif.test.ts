/** Makes GIFs of replays with the program of the web page, without a browser. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GameError } from "../../simulator/host";
import { explainFailure, makeReplayGif } from "../../simulator/web/replay-gif";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { formatMoves } from "../../src/kernel/moves-text";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { longSolution } from "../play/long-solution";
import { GAME_FILES } from "../play/player";
import { puzzleIndexOf, puzzleOf } from "../play/puzzles";

const game = {
  lua: new WebAssembly.Module(readFileSync(new URL("../../simulator/vm/wasm/lua54.wasm", import.meta.url))),
  files: GAME_FILES,
};
const CODE = runToEnd(writeLevelCode({ puzzleIndex: 0, map: "..@.o..." }));
const MANY_MOVES = 300;

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

async function sentenceOf(replay: string): Promise<string> {
  return (await makeReplayGif(game, replay, () => undefined)).sentence;
}

function findLongReplay(): string {
  for (const { map } of allLevelsOf(puzzleOf("skid").campaign).reverse()) {
    const solution = longSolution("skid", map.join("\n"), MANY_MOVES);
    if (solution?.moves.length !== MANY_MOVES) continue;
    const code = runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf("skid"), map: map.join("\n") }));
    return `${code}.${formatMoves([...solution.moves, ...solution.winningMoves])}`;
  }
  throw new Error("no level has a long solution");
}

test("the page says why a replay cannot become a GIF", async () => {
  expect(await sentenceOf("25NY8.R")).toBe("The GIF could not be made: its level has a wrong code.");
  expect(await sentenceOf(`${CODE}.L`)).toBe("The GIF could not be made: its moves do not solve the level.");
});

test("the page tells a lack of memory from faults of the game and of the page", () => {
  expect(explainFailure(new RangeError("Array buffer allocation failed"))).toMatch(/too little memory/);
  expect(explainFailure(new GameError("stopped"))).toBe("the game has a fault (stopped).");
  expect(explainFailure(new TypeError("no clock"))).toBe("the page has a fault (no clock).");
});

test("the page says whether the film of a replay ends before its last move", async () => {
  expect(await sentenceOf(`${CODE}.R`)).toBe("The GIF is saved.");
  const { gif, sentence } = await makeReplayGif(game, findLongReplay(), () => undefined);
  expect(gif?.type).toBe("image/gif");
  expect(sentence).toBe("The GIF is saved. It ends after a minute, before the last move.");
});

import { createHash } from "node:crypto";
import { describe, test } from "vitest";
import type { Certificate } from "../../src/kernel/analysed-graph";
import { certify, MAX_LEVEL_STATES } from "../../src/kernel/certify";
import { runToEnd } from "../../src/kernel/task";
import { findBestSolution } from "../../src/kernel/verdict";
import type { AnyPuzzle, OpaqueState } from "../../src/puzzles/any-puzzle";
import { SOUND_NAMES } from "../game/sound-game/action";
import { hearAction, listenTo, type HeardNote } from "../game/sound-game/listener";
import { FINISHED_PUZZLES } from "../play/puzzles";
import { campaignLevelOf, randomMoves, shownLevelIndexes } from "./shown-levels";
import { expectGoldenLines } from "./golden-lines";

const MOVES = 6;
const MOVE_FRAMES = 40;
const CUE_FRAMES = 2;
const CRANKED_FRAMES = 12;
const CRANK_DEGREES = -30;
const HASH_LENGTH = 6;

function notesText(heard: readonly HeardNote[]): string {
  const voices = [...new Set(heard.map(({ voice }) => voice))].map((voice) => {
    const pitches = heard.filter((each) => each.voice === voice).map(({ note }) => Math.round(note.hertz));
    return `${voice} ${[...new Set(pitches)].join(",")} (${pitches.length})`;
  });
  const first = heard.at(0)?.frame ?? 0;
  const all = heard.map(({ note, synth, frame }) => {
    // The delay of the note, rounded to milliseconds. The simulator computes it as the time at which the note starts,
    // minus the time of the call that plays the note. Both times depend on the speed of the game, so the exact delay
    // has a small error that changes with the code.
    const delayMs = Math.round(1000 * note.delaySeconds);
    return `${frame - first} ${synth} ${JSON.stringify({ ...note, delaySeconds: delayMs / 1000 })}`;
  });
  const hash = createHash("sha1").update(all.join("\n")).digest("hex").slice(0, HASH_LENGTH);
  return `${voices.join("; ")} #${hash}`;
}

function cueLines({ id, campaign }: AnyPuzzle): string[] {
  const rows = campaign.level(0).map;
  return SOUND_NAMES.map((name) => {
    const heard = hearAction(listenTo({ puzzleId: id, rows }), { kind: "sound", name }, CUE_FRAMES);
    return `${name}: ${notesText(heard)}`;
  });
}

function solutionLines(puzzle: AnyPuzzle, levelIndex: number): string[] {
  const level = campaignLevelOf(puzzle, levelIndex);
  const certificate: Certificate<OpaqueState> | undefined = runToEnd(certify(puzzle.rules(level), MAX_LEVEL_STATES));
  if (certificate === undefined) throw new Error(`level ${levelIndex + 1} has too many states`);
  const { graph, analysis } = certificate;
  const solution = findBestSolution(graph, analysis.winDistance, graph.start);
  const listener = listenTo({ puzzleId: puzzle.id, rows: puzzle.campaign.level(levelIndex).map });
  return solution.map((direction, index) => {
    const heard = hearAction(listener, { kind: "roll", direction }, MOVE_FRAMES);
    return `level ${levelIndex + 1} solution ${index + 1}: ${notesText(heard)}`;
  });
}

function moveLines(puzzle: AnyPuzzle, levelIndex: number): string[] {
  const { id, campaign } = puzzle;
  const listener = listenTo({ puzzleId: id, rows: campaign.level(levelIndex).map });
  const moves = randomMoves(puzzle, campaignLevelOf(puzzle, levelIndex), levelIndex + 1, MOVES);
  const lines = moves.map(({ move: { direction } }, index) => {
    const heard = hearAction(listener, { kind: "roll", direction }, MOVE_FRAMES);
    return `level ${levelIndex + 1} move ${index + 1}: ${notesText(heard)}`;
  });
  const back: HeardNote[] = [];
  for (let frame = 0; frame < CRANKED_FRAMES * moves.length; frame++)
    back.push(...hearAction(listener, { kind: "crank", degrees: CRANK_DEGREES }, 0));
  return [...lines, `level ${levelIndex + 1} back: ${notesText(back)}`];
}

describe("the sounds of a puzzle", () => {
  test.each(FINISHED_PUZZLES.map((puzzle) => ({ id: puzzle.id, puzzle })))(
    "the game plays the sounds of $id as in tests/golden: every sound by name, moves, moves taken back, solutions",
    ({ id, puzzle }) => {
      const levels = shownLevelIndexes(puzzle);
      expectGoldenLines(`${id}-sounds`, [
        ...cueLines(puzzle),
        ...levels.flatMap((index) => [...moveLines(puzzle, index), ...solutionLines(puzzle, index)]),
      ]);
    },
  );
});

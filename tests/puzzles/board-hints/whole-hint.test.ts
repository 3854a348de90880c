import { describe, expect, test } from "vitest";
import { composeAtPace } from "../../../src/game/modes/pace";
import { createRun } from "../../../src/game/modes/run";
import { findHintIdea } from "../../../src/game/play/hint-idea";
import { findBestNextMove, type PlayedLevel } from "../../../src/game/play/played-level";
import { createTimeline, currentState, makeMove, outcomeOf } from "../../../src/game/play/timeline";
import { certify, MAX_LEVEL_STATES } from "../../../src/kernel/certify";
import { DIRECTIONS, type Direction } from "../../../src/kernel/direction";
import type { BoardHint } from "../../../src/kernel/hints/board-hint";
import { findShortestWins } from "../../../src/kernel/hints/shortest-wins";
import type { MoveRecorder } from "../../../src/kernel/motion";
import { createRandom, drawRandomBelow, type Random } from "../../../src/kernel/random";
import { runToEnd } from "../../../src/kernel/task";
import type { AnyPuzzle, OpaqueLevel, OpaqueState } from "../../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import { expectParsed } from "../../kernel/parse-results";
import { seedCount } from "../../seed-count";

type Played = PlayedLevel<OpaqueLevel, OpaqueState>;

interface Position {
  readonly puzzle: AnyPuzzle;
  readonly played: Played;
  readonly about: string;
}

const MAX_WALK = 9;
const WALKS = 5;
/**
 * A hint may mark a cell of the board. Within this many moves, a piece must then come to this cell or leave it. The
 * moves are those that the hints show.
 */
const SOON_MOVES = 6;
/**
 * No sentence may occur too often: of all hints in winnable positions, the share with one and the same sentence must be
 * smaller than this.
 */
const MAX_SHARE = 0.35;

function mapOf(puzzle: AnyPuzzle, index: number): string {
  const { campaign, playerPosition } = puzzle;
  if (index % 3 === 2) return campaign.level((index * 7) % campaign.levelCount).map.join("\n");
  const run = createRun(100 + index);
  run.levelNumber = (index * 5) % 50;
  const pace = index % 3 === 0 ? "rising" : "hard";
  const { level, certificate } = runToEnd(composeAtPace(puzzle, pace, run, playerPosition?.startPosition));
  certificate.release?.();
  return puzzle.formatMap(level);
}

function walk(played: Played, random: Random, isGood: boolean): void {
  for (let left = drawRandomBelow(random, MAX_WALK + 1); left > 0; left--) {
    if (outcomeOf(played.timeline) !== "playing") return;
    const chance = drawRandomBelow(random, DIRECTIONS.length) as Direction;
    makeMove(
      played.timeline,
      isGood && drawRandomBelow(random, 2) === 0 ? (findBestNextMove(played) ?? chance) : chance,
    );
  }
}

/**
 * Calls `see` for `count` positions of a puzzle's levels that are not won. In at most a quarter of them, no win is
 * possible any more.
 */
function seePositions(puzzle: AnyPuzzle, count: number, see: (position: Position, isLost: boolean) => void): void {
  const random = createRandom(41, 2);
  let [seen, lost] = [0, 0];
  for (let index = 0; seen < count; index++) {
    const map = mapOf(puzzle, index);
    const level = expectParsed(puzzle.parseMap(map));
    const rules = puzzle.rules(level);
    const analysedGraph = runToEnd(certify(rules, MAX_LEVEL_STATES));
    if (analysedGraph === undefined) continue;
    for (let number = 0; number < WALKS && seen < count; number++) {
      const played: Played = { level, timeline: createTimeline(rules), analysedGraph };
      walk(played, random, number % 2 === 0);
      if (outcomeOf(played.timeline) === "won") continue;
      const isLost = distanceOf(played, currentState(played.timeline)) < 0;
      if (isLost && lost >= count / 4) continue;
      if (isLost) lost++;
      seen++;
      const moves = played.timeline.steps.map(({ direction }) => "URDL".charAt(direction)).join("");
      see({ puzzle, played, about: `${map}\n${moves}` }, isLost);
    }
    analysedGraph.release?.();
  }
}

function distanceOf({ timeline, analysedGraph }: Played, state: OpaqueState): number {
  if (timeline.rules.outcome(state) === "lost") return -1;
  const stateNumber = analysedGraph?.graph.stateNumberOf(state);
  return stateNumber === undefined ? -1 : (analysedGraph?.analysis.winDistance[stateNumber] ?? -1);
}

function boardHintIn({ puzzle, played }: Position): BoardHint | undefined {
  const { level, timeline, analysedGraph } = played;
  if (analysedGraph === undefined || puzzle.findBoardHint === undefined) return undefined;
  const { graph, analysis } = analysedGraph;
  const solved = { rules: timeline.rules, graph, winDistance: analysis.winDistance };
  return runToEnd(puzzle.findBoardHint(level, runToEnd(findShortestWins(solved, currentState(timeline)))));
}

function isSoonReached({ played }: Position, cell: number): boolean {
  const { rules } = played.timeline;
  const timeline = createTimeline({ ...rules, start: currentState(played.timeline) });
  for (let left = SOON_MOVES; left > 0; left--) {
    const move = findBestNextMove({ ...played, timeline });
    if (move === undefined) return false;
    const recorder: MoveRecorder = { motions: [] };
    rules.move(currentState(timeline), move, recorder);
    if (recorder.motions.some(({ from, to }) => from === cell || to === cell)) return true;
    makeMove(timeline, move);
  }
  return false;
}

describe.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))("the hints of $id", ({ puzzle }) => {
  const counts = new Map<string, number>();
  const byGoodness = { good: 0, bad: 0, told: 0 };

  test("a hint says how many moves to go back if the position is lost, and else marks what its next moves reach", () => {
    seePositions(puzzle, seedCount(400, 200), (position, isLost) => {
      const { played, about } = position;
      const { steps, moveCount } = played.timeline;
      const idea = findHintIdea(played);
      if (isLost) {
        byGoodness.bad++;
        const passed = [
          ...steps.slice(0, moveCount).map(({ before }) => before),
          currentState(played.timeline),
        ].reverse();
        const count = passed.findIndex((state) => distanceOf(played, state) >= 0);
        expect(idea, about).toEqual({ kind: "go-back", count });
        return;
      }
      if (distanceOf(played, currentState(played.timeline)) === 1) {
        expect(idea, about).toEqual({ kind: "win" });
        return;
      }
      byGoodness.good++;
      const hint = boardHintIn(position);
      if (hint === undefined) return;
      byGoodness.told++;
      counts.set(hint.sentences[0], (counts.get(hint.sentences[0]) ?? 0) + 1);
      const { mark, kind } = hint;
      if (mark !== undefined && kind !== "last")
        expect(isSoonReached(position, mark.stop), `${about} ${hint.sentences[0]} ${mark.stop}`).toBe(true);
    });
    expect(byGoodness.good).toBeGreaterThan(byGoodness.bad);
  });

  test("nearly all hints in winnable positions are about the board, and no sentence is said too often", () => {
    expect(byGoodness.told / byGoodness.good).toBeGreaterThan(0.96);
    for (const [sentence, count] of counts) expect(count / byGoodness.told, sentence).toBeLessThan(MAX_SHARE);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOST_CENTIBITS } from "../../src/kernel/logarithm";
import { createBoard } from "../../src/kernel/board";
import type { Certificate, Survey } from "../../src/kernel/certificate";
import { certify } from "../../src/kernel/certify";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { explore } from "../../src/kernel/explore";
import { LOST, MANY, NEVER, STUCK, type Transitions } from "../../src/kernel/graph";
import { lookBack } from "../../src/kernel/look-back";
import { below, createRandom, type Random } from "../../src/kernel/random";
import type { Rules } from "../../src/kernel/rules";
import { bestLine, bestMove, judge, type Analysis } from "../../src/kernel/verdict";
import { finish, type Work } from "../../src/kernel/work";
import { finishByTurns } from "./by-turns";
import { walker, type Level } from "./null-puzzle";
import { fewestMoves, reachable, winningLines } from "./slow-verdict";
import { exactCentibits } from "./slow-wander";
import { exits, gamesThatLeadOnward, tableGames, tableRules, type TableGame } from "./table-game";

const NO_CAP = 1000;
const games = fc.oneof(tableGames, gamesThatLeadOnward);

function certified<State>(rules: Rules<State>): Certificate<State> {
  const certificate = finish(certify(rules, NO_CAP));
  if (certificate === undefined) throw new Error("the cap was met");
  return certificate;
}

/** The best line as it is defined: of the shortest winning lines the one that is first in the order of directions. */
function firstShortestLine(game: TableGame): Direction[] {
  const moves = fewestMoves(game, 0);
  return moves === undefined ? [] : winningLines(game, 0, moves)[0];
}

/** The same graph with its states numbered from the last to the first. */
function numberedBackward({ size, start, next, won }: Transitions): Transitions {
  const renumbered = (state: number) => (state < 0 ? state : size - 1 - state);
  return {
    size,
    start: renumbered(start),
    next: next.map((exits) => exits.map(renumbered).reverse()),
    won: won.map(renumbered),
  };
}

test("all but how hard a level is, is told before that is found out", () => {
  fc.assert(
    fc.property(games, (game) => {
      const told: Survey<number>[] = [];
      const whole = finish(certify(tableRules(game), NO_CAP, (survey) => told.push(survey)));
      const { difficultyCentibits, ...outline } = whole?.analysis.verdict ?? {};
      expect(difficultyCentibits).toBeDefined();
      expect(told.map(({ graph, analysis }) => ({ graph, ...analysis }))).toEqual([
        { graph: whole?.graph, verdict: outline, distance: whole?.analysis.distance },
      ]);
    }),
  );
});

describe("a verdict is what its words say, on any small graph:", () => {
  test("par and the fewest moves from every state", () => {
    fc.assert(
      fc.property(games, (game) => {
        const { graph, analysis } = certified(tableRules(game));
        for (const position of reachable(game)) {
          expect(analysis.distance[graph.find(position) ?? NEVER]).toBe(fewestMoves(game, position) ?? NEVER);
        }
        expect(analysis.distance).toHaveLength(reachable(game).size);
        expect(analysis.verdict.par).toBe(fewestMoves(game, 0) ?? NEVER);
      }),
    );
  });

  test("solutions", () => {
    fc.assert(
      fc.property(games, (game) => {
        const moves = fewestMoves(game, 0);
        const expected = moves === undefined ? 0 : winningLines(game, 0, moves).length;
        expect(certified(tableRules(game)).analysis.verdict.solutions).toBe(expected);
      }),
    );
  });

  test("states and dead ends", () => {
    fc.assert(
      fc.property(games, (game) => {
        const states = [...reachable(game)];
        const { verdict } = certified(tableRules(game)).analysis;
        expect(verdict.states).toBe(states.length);
        expect(verdict.deadEnds).toBe(states.filter((state) => fewestMoves(game, state) === undefined).length);
      }),
    );
  });

  test("the best move and the best line, and how much of it is a railroad", () => {
    fc.assert(
      fc.property(games, (game) => {
        const { graph, analysis } = certified(tableRules(game));
        const line = firstShortestLine(game);
        expect(bestLine(graph, analysis.distance, graph.start)).toEqual(line);
        expect(bestMove(graph, analysis.distance, graph.start)).toBe(line[0]);
        const onTheWay = line.reduce((states, move) => [...states, game.next[states[states.length - 1]][move]], [0]);
        const withoutChoice = line.filter((move, at) => {
          const passed = onTheWay.slice(0, at + 1);
          const others = exits(game, onTheWay[at]).filter(({ direction }) => direction !== move);
          return others.every(({ after }) => passed.includes(after));
        });
        const share = line.length === 0 ? 0 : Math.floor((100 * withoutChoice.length) / line.length);
        expect(analysis.verdict.railroadPercent).toBe(share);
      }),
    );
  });

  test("difficulty: how long the wandering player needs", () => {
    fc.assert(
      fc.property(games, (game) => {
        const { graph, analysis } = certified(tableRules(game));
        const exact = Math.min(MOST_CENTIBITS, exactCentibits(graph));
        expect(Math.abs(analysis.verdict.difficultyCentibits - exact)).toBeLessThan(1);
      }),
    );
  });

  test("the same, if the states are numbered the other way round", () => {
    fc.assert(
      fc.property(gamesThatLeadOnward, (game) => {
        const { graph, analysis } = certified(tableRules(game));
        const backward = finish(judge(numberedBackward(graph)));
        expect(backward.verdict).toEqual(analysis.verdict);
        expect(backward.distance.toReversed()).toEqual(analysis.distance);
      }),
    );
  });
});

test("verdicts that are made by turns, some of them dropped half way, are what each is alone", () => {
  let made = 0;
  let dropped = 0;
  for (let seed = 0; seed < 200; seed++) {
    const random = createRandom(seed);
    const graphs = Array.from({ length: 2 + below(random, 4) }, () => anyGraph(random));
    const alone = graphs.map((graph) => finish(readTwice(graph)));
    const byTurns = finishByTurns(graphs.map(readTwice), random);
    byTurns.forEach((findings, at) => {
      if (findings !== undefined) expect(findings, `seed ${seed}`).toEqual(alone[at]);
    });
    made += byTurns.filter((findings) => findings !== undefined).length;
    dropped += byTurns.filter((findings) => findings === undefined).length;
  }
  expect(Math.min(made, dropped)).toBeGreaterThan(100);
});

/** All that is read of a graph; it is followed back twice. */
function* readTwice(graph: Transitions) {
  return { ...(yield* lookBack(graph)), ...(yield* judge(graph)) };
}

/** Up to some hundred states that lead anywhere. */
function anyGraph(random: Random): Transitions {
  const states = Array.from({ length: 1 + below(random, 300) }, (_, state) => state);
  const isWon = states.map(() => below(random, 12) === 0);
  const exit = (state: number): number => (isWon[state] ? STUCK : below(random, states.length + 2) + LOST);
  const next = DIRECTIONS.map(() => states.map(exit));
  return { size: states.length, start: 0, next, won: states.filter((state) => isWon[state]) };
}

describe("the number of solutions", () => {
  /** A stairway on which every input climbs a step: 4 to the power of `steps` lines. */
  function stairway(steps: number): Rules<number> {
    return {
      start: 0,
      move: (step) => (step < steps ? step + 1 : undefined),
      outcome: (step) => (step === steps ? "won" : "playing"),
      key: (step) => `${step}`,
    };
  }

  /** An open floor, the walker and the goal in opposite corners. */
  function openFloor(side: number): Level {
    const board = createBoard(side, side);
    const ground = board.isBorder.map((isBorder) => (isBorder ? "wall" : "floor"));
    return { board, walker: board.cells[0], goal: board.cells[side * side - 1], ground };
  }

  const ENOUGH_SLICES = 100_000;

  /** Runs a work that might not end. */
  function finishSoon(work: Work<Analysis>): Analysis | undefined {
    for (let slice = 0; slice < ENOUGH_SLICES; slice++) {
      const step = work.next();
      if (step.done === true) return step.value;
    }
    return undefined;
  }

  test("is exact as long as it is below half a milliard", () => {
    expect(certified(stairway(14)).analysis.verdict.solutions).toBe(4 ** 14);
  });

  test("stops growing there", () => {
    expect(certified(stairway(15)).analysis.verdict.solutions).toBe(MANY);
    expect(certified(stairway(60)).analysis.verdict.solutions).toBe(MANY);
  });

  test.each([
    [16, 155_117_520],
    [17, MANY],
    [24, MANY],
  ])("is found where moves lead in circles, too: an open floor of %i by as many", (side, solutions) => {
    const graph = finish(explore(walker.rules(openFloor(side)), NO_CAP));
    if (graph === undefined) throw new Error("the cap was met");
    expect(finishSoon(judge(graph))?.verdict).toMatchObject({ par: 2 * side - 2, solutions });
  });
});

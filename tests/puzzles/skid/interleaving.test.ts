import { expect, test } from "vitest";
import { seedCount } from "../../seed-count";
import type { Certificate } from "../../../src/kernel/analysed-graph";
import type { Direction } from "../../../src/kernel/direction";
import { drawRandomBelow, createRandom } from "../../../src/kernel/random";
import { findBestSolution } from "../../../src/kernel/verdict";
import { createFinishedTask, runToEnd, type Task } from "../../../src/kernel/task";
import { certifyLevel } from "../../../src/puzzles/skid/explore/certify";
import { compose } from "../../../src/puzzles/skid/make/compose";
import { notation, type Level } from "../../../src/puzzles/skid/level";
import { plan } from "../../../src/puzzles/skid/make/plan";
import { rules } from "../../../src/puzzles/skid/rules";
import type { State } from "../../../src/puzzles/skid/state";
import { runInterleaved } from "../../kernel/interleaved-tasks";
import { anyLevels } from "./levels";

const LEVELS = anyLevels(150);
const STATES = 600;
const ROUNDS = seedCount(120, 30);

/**
 * A level with its certificate (state graph and analysis). `findings` is a copy of what the certificate said when it
 * was new, so that later changes are noticed.
 */
interface Made {
  readonly level: Level;
  readonly certificate: Certificate<State>;
  readonly findings: unknown;
}

function findingsOf(level: Level, { graph, analysis }: Certificate<State>): unknown {
  const { stateCount, wonStates, next } = graph;
  const solution = findBestSolution(graph, analysis.winDistance, graph.start);
  const states = statesOf(level, solution).map((position) => graph.stateNumberOf(position));
  return {
    map: notation.formatMap(level),
    size: stateCount,
    won: wonStates,
    next: next.map((exits) => exits.slice(0, stateCount)),
    analysis,
    solution,
    states,
  };
}

function statesOf(level: Level, solution: readonly Direction[]): State[] {
  const { start, move } = rules(level);
  const states = [start];
  for (const direction of solution) states.push(move(states[states.length - 1], direction) ?? start);
  return states;
}

function* certifyTask(level: Level): Task<Made | "nothing"> {
  const certificate = yield* certifyLevel(level, STATES);
  return certificate === undefined ? "nothing" : { level, certificate, findings: findingsOf(level, certificate) };
}

function* composeTask(number: number, seed: number): Task<Made | "nothing"> {
  const made = yield* compose(plan.rising(number), undefined, createRandom(seed), () =>
    createFinishedTask(seed % 7 > 0),
  );
  if (made === undefined) return "nothing";
  const { level, certificate } = made;
  return { level, certificate, findings: findingsOf(level, certificate) };
}

function randomTasks(seed: number): (() => Task<Made | "nothing">)[] {
  const random = createRandom(seed);
  return Array.from({ length: 2 + drawRandomBelow(random, 6) }, () => {
    const [at, number, ownSeed] = [
      drawRandomBelow(random, LEVELS.length),
      1 + drawRandomBelow(random, 30),
      drawRandomBelow(random, 1000),
    ];
    return drawRandomBelow(random, 3) === 0 ? () => composeTask(number, ownSeed) : () => certifyTask(LEVELS[at].level);
  });
}

function resultAlone(begin: () => Task<Made | "nothing">): unknown {
  const made = runToEnd(begin());
  if (made === "nothing") return made;
  made.certificate.release?.();
  return made.findings;
}

test("tasks that run by turns, some of them cancelled half way, have the results that they have alone", () => {
  let kept: Made[] = [];
  let dropped = 0;
  for (let seed = 0; seed < ROUNDS; seed++) {
    const begins = randomTasks(seed);
    const alone = begins.map(resultAlone);
    const works = begins.map((begin) => begin());
    runInterleaved(works, createRandom(seed, 1)).forEach((made, at) => {
      if (made === undefined) dropped++;
      else expect(made === "nothing" ? made : made.findings, `seed ${seed}`).toEqual(alone[at]);
      if (made === undefined || made === "nothing") return;
      if (at % 2 === 0) kept.push(made);
      else made.certificate.release?.();
    });
    // Expects that the certificates of levels still in use are unchanged, although other tasks have run meanwhile. A
    // certificate is the state graph (all states and the moves between them) with its analysis.
    for (const { level, certificate, findings } of kept) {
      expect(findingsOf(level, certificate), `seed ${seed}`).toEqual(findings);
    }
    if (seed % 3 > 0) continue;
    for (const { certificate } of kept) certificate.release?.();
    kept = [];
  }
  expect(dropped).toBeGreaterThan(0.8 * ROUNDS);
});

import { expect, test } from "vitest";
import { seeds } from "../../effort";
import type { Certificate } from "../../../src/kernel/certificate";
import type { Direction } from "../../../src/kernel/direction";
import { below, createRandom } from "../../../src/kernel/random";
import { bestLine } from "../../../src/kernel/verdict";
import { done, finish, type Work } from "../../../src/kernel/work";
import { certifyLevel } from "../../../src/puzzles/skid/explore/certify";
import { compose } from "../../../src/puzzles/skid/make/compose";
import { notation, type Level } from "../../../src/puzzles/skid/level";
import { plan } from "../../../src/puzzles/skid/make/plan";
import { rules } from "../../../src/puzzles/skid/rules";
import type { State } from "../../../src/puzzles/skid/state";
import { finishByTurns } from "../../kernel/by-turns";
import { anyLevels } from "./levels";

const LEVELS = anyLevels(150);
const STATES = 600;
const WORKS = seeds(120, 30);

/** A level with its certificate, and what that told as it was new. */
interface Made {
  readonly level: Level;
  readonly certificate: Certificate<State>;
  readonly findings: unknown;
}

/** All that a certificate tells, and which states it finds on the best line. */
function findingsOf(level: Level, { graph, analysis }: Certificate<State>): unknown {
  const { size, won, next } = graph;
  const line = bestLine(graph, analysis.distance, graph.start);
  const states = positionsOf(level, line).map((position) => graph.find(position));
  return {
    map: notation.write(level),
    size,
    won,
    next: next.map((exits) => exits.slice(0, size)),
    analysis,
    line,
    states,
  };
}

function positionsOf(level: Level, line: readonly Direction[]): State[] {
  const { start, move } = rules(level);
  const positions = [start];
  for (const direction of line) positions.push(move(positions[positions.length - 1], direction) ?? start);
  return positions;
}

function* certified(level: Level): Work<Made | "nothing"> {
  const certificate = yield* certifyLevel(level, STATES);
  return certificate === undefined ? "nothing" : { level, certificate, findings: findingsOf(level, certificate) };
}

function* composed(number: number, seed: number): Work<Made | "nothing"> {
  const made = yield* compose(plan.endless(number), undefined, createRandom(seed), () => done(seed % 7 > 0));
  if (made === undefined) return "nothing";
  const { level, certificate } = made;
  return { level, certificate, findings: findingsOf(level, certificate) };
}

/** Some works, each of them a function that begins it anew. */
function anyWorks(seed: number): (() => Work<Made | "nothing">)[] {
  const random = createRandom(seed);
  return Array.from({ length: 2 + below(random, 6) }, () => {
    const [at, number, ownSeed] = [below(random, LEVELS.length), 1 + below(random, 30), below(random, 1000)];
    return below(random, 3) === 0 ? () => composed(number, ownSeed) : () => certified(LEVELS[at].level);
  });
}

/** What a work finds when nothing else is under way. */
function foundAlone(begin: () => Work<Made | "nothing">): unknown {
  const made = finish(begin());
  if (made === "nothing") return made;
  made.certificate.recycle?.();
  return made.findings;
}

test("levels certified and composed by turns, some of them dropped half way, are what each is alone", () => {
  let kept: Made[] = [];
  let dropped = 0;
  for (let seed = 0; seed < WORKS; seed++) {
    const begins = anyWorks(seed);
    const alone = begins.map(foundAlone);
    const works = begins.map((begin) => begin());
    finishByTurns(works, createRandom(seed, 1)).forEach((made, at) => {
      if (made === undefined) dropped++;
      else expect(made === "nothing" ? made : made.findings, `seed ${seed}`).toEqual(alone[at]);
      if (made === undefined || made === "nothing") return;
      if (at % 2 === 0) kept.push(made);
      else made.certificate.recycle?.();
    });
    // Those that are still needed tell what they told.
    for (const { level, certificate, findings } of kept) {
      expect(findingsOf(level, certificate), `seed ${seed}`).toEqual(findings);
    }
    if (seed % 3 > 0) continue;
    for (const { certificate } of kept) certificate.recycle?.();
    kept = [];
  }
  expect(dropped).toBeGreaterThan(0.8 * WORKS);
});

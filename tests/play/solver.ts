import { certify } from "../../src/kernel/certify";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import type { Rules } from "../../src/kernel/rules";
import { bestLine } from "../../src/kernel/verdict";
import { finish } from "../../src/kernel/work";
import { levelsOf } from "../../src/puzzles/campaign";
import type { SealedState } from "../../src/puzzles/sealed";
import { FIRST_WORLD, rulesOf, worldOf } from "./worlds";

const MOST_STATES = 20_000;
const MOST_MOVES_ASIDE = 4;

/** The fewest moves that win a level, given as its map. */
export function solve(map: string, world = FIRST_WORLD): Direction[] {
  return solveFrom(rulesOf(world, map));
}

/** Moves that win a level, given as its map, but are more than it takes. */
export function solveByDetour(map: string, world: string): Direction[] {
  const rules = rulesOf(world, map);
  const { length } = solveFrom(rules);
  const beginnings: { readonly state: SealedState; readonly line: Direction[] }[] = [{ state: rules.start, line: [] }];
  for (const { state, line } of beginnings) {
    if (line.length === MOST_MOVES_ASIDE) break;
    for (const direction of DIRECTIONS) {
      const start = rules.move(state, direction);
      if (start === undefined || rules.outcome(start) !== "playing") continue;
      const aside = [...line, direction];
      const whole = [...aside, ...solveFrom({ ...rules, start })];
      if (whole.length > length) return whole;
      beginnings.push({ state: start, line: aside });
    }
  }
  throw new Error("there is no way round");
}

/** The fewest moves that lose a level, given as its map; undefined if it cannot be lost. */
export function wayToLose(map: string, world: string): Direction[] | undefined {
  const { start, move, outcome, key } = rulesOf(world, map);
  const ways: { readonly state: SealedState; readonly line: Direction[] }[] = [{ state: start, line: [] }];
  const seen = new Set([key(start)]);
  for (const { state, line } of ways) {
    for (const direction of DIRECTIONS) {
      const after = move(state, direction);
      if (after === undefined || seen.has(key(after))) continue;
      seen.add(key(after));
      if (outcome(after) === "lost") return [...line, direction];
      if (outcome(after) === "playing") ways.push({ state: after, line: [...line, direction] });
    }
  }
  return undefined;
}

/** Whether levels of a world can be lost at all. */
export function canBeLost(world: string): boolean {
  return levelsOf(worldOf(world).campaign).some(({ map }) => wayToLose(map.join("\n"), world) !== undefined);
}

function solveFrom(rules: Rules<SealedState>): Direction[] {
  const certificate = finish(certify(rules, MOST_STATES));
  if (certificate === undefined) throw new Error("the level has too many states");
  return bestLine(certificate.graph, certificate.analysis.distance, certificate.graph.start);
}

import type { Direction } from "../../src/kernel/direction";
import type { Telling } from "../../src/kernel/motion";
import { finish } from "../../src/kernel/work";
import { solutions } from "../../src/kernel/solutions";
import { certifyLevel, type SkidCertificate } from "../../src/puzzles/skid/explore/certify";
import type { Level } from "../../src/puzzles/skid/level";
import { rules } from "../../src/puzzles/skid/rules";

/** A campaign level has at most this many states: the console certifies it while it opens. */
export const CAMPAIGN_STATES = 3000;

const NO_LIMIT = 1000;

/** The certificate of a level; undefined where it has too many states for the campaign. */
export function certifyForCampaign(level: Level): SkidCertificate | undefined {
  return finish(certifyLevel(level, CAMPAIGN_STATES));
}

/** The first of the shortest lines to a max combo; throws where there is none. */
export function comboLine({ graph, analysis, combos }: SkidCertificate): readonly Direction[] {
  for (const { line, end } of solutions(graph, analysis.distance, NO_LIMIT)) if (combos.includes(end)) return line;
  throw new Error("the level has no max combo");
}

/** What happens on a line of moves from the start. */
interface Happenings {
  /** How often a crate is pushed. */
  readonly pushes: number;
  /** How often something slides into a pit. */
  readonly trapped: number;
  /** How often an ice cube slides. */
  readonly iceSlides: number;
}

/** What happens on a line of moves. */
export function happeningsOn(level: Level, line: readonly Direction[]): Happenings {
  const { start, move } = rules(level);
  let state = start;
  let pushes = 0;
  let trapped = 0;
  let iceSlides = 0;
  for (const direction of line) {
    const telling: Telling = { stretches: [] };
    const after = move(state, direction, telling);
    if (after === undefined) throw new Error("a move of the line moves nothing");
    const slides = telling.stretches.filter(({ cause }) => cause === "pushed");
    pushes += slides.filter(({ piece }) => state.crates.includes(piece)).length;
    iceSlides += slides.filter(({ piece }) => state.ices.includes(piece)).length;
    trapped += slides.filter(({ ending }) => ending === "rest").length;
    state = after;
  }
  return { pushes, trapped, iceSlides };
}

import { MOST_STATES } from "../../../kernel/certify";
import type { Random } from "../../../kernel/random";
import type { Certified } from "../../../kernel/select";
import { bestLine } from "../../../kernel/verdict";
import type { Work } from "../../../kernel/work";
import type { Place } from "../../puzzle";
import { certificateOf, exploreLevel, giveUp } from "../explore/certify";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { generate } from "./generator";
import type { Wish } from "./wish";

/** A level of the generator with all that is known of it; see `Puzzle.compose`. */
export function* compose(
  wish: Wish,
  _: Place | undefined,
  random: Random,
  isWelcome: (level: Level) => boolean,
): Work<Certified<Level, State> | undefined> {
  const { level, exploration } = yield* generate(wish, random);
  if (!isWelcome(level)) {
    if (exploration !== undefined) giveUp(exploration);
    return undefined;
  }
  const explored = exploration ?? (yield* exploreLevel(level, MOST_STATES));
  if (explored === undefined) return undefined;
  const certificate = yield* certificateOf(level, explored);
  const { graph, analysis } = certificate;
  return { level, line: bestLine(graph, analysis.distance, graph.start), rules: rules(level), certificate };
}

import type { Random } from "../../../kernel/random";
import type { Certified } from "../../../kernel/select";
import { bestLine } from "../../../kernel/verdict";
import type { Work } from "../../../kernel/work";
import type { Place } from "../../puzzle";
import { certifyLevel } from "../explore/certify";
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
  isWelcome: (level: Level) => Work<boolean>,
): Work<Certified<Level, State> | undefined> {
  const find = yield* generate(wish, random, isWelcome);
  if (find === undefined) return undefined;
  const { level } = find;
  // It begins elsewhere than what it was found in, from where there may be less to reach.
  const certificate = yield* certifyLevel(level, wish.statesPerCandidate);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  return { level, line: bestLine(graph, analysis.distance, graph.start), rules: rules(level), certificate };
}

import { certify } from "../../../kernel/certify";
import type { Random } from "../../../kernel/random";
import type { Certified } from "../../../kernel/select";
import { bestLine } from "../../../kernel/verdict";
import type { Work } from "../../../kernel/work";
import type { Place } from "../../puzzle";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { composeIcePath } from "./generator";
import type { Brief, Wish } from "./wish";

/** A level of the generator with all that is known of it; see `Puzzle.compose`. */
export function* compose(
  wish: Wish,
  from: Place,
  random: Random,
  isWelcome: (level: Level) => Work<boolean>,
): Work<Certified<Level, State> | undefined> {
  const level = yield* composeIcePath(briefFrom(wish, from), random);
  if (level === undefined) return undefined;
  yield;
  if (!(yield* isWelcome(level))) return undefined;
  const ofLevel = rules(level);
  const certificate = yield* certify(ofLevel, level.board.size);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  return { level, line: bestLine(graph, analysis.distance, graph.start), rules: ofLevel, certificate };
}

/** A wish for a level that starts in a place: on a board that does not reach so far, in the nearest place on it. */
function briefFrom(wish: Wish, { x, y }: Place): Brief {
  return { ...wish, fromX: Math.min(x, wish.width - 1), fromY: Math.min(y, wish.height - 1) };
}

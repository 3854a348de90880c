/** Maps the name of a twist of the weekly remix to the functions that play it. */
import type { AnyPuzzle } from "../../../puzzles/any-puzzle";
import type { Twist } from "../../../puzzles/twist";
import type { PlayedTwist } from "../played-twist";
import { createFogTwist } from "./fog-twist";
import { createRewindsTwist } from "./rewinds-twist";
import { createTurnedTwist } from "./turned-twist";

/** Creates a twist of the weekly remix for levels of a puzzle. */
export function createTwist(puzzle: AnyPuzzle, twist: Twist): PlayedTwist {
  if (twist === "fog") return createFogTwist(puzzle);
  return twist === "turned" ? createTurnedTwist(puzzle) : createRewindsTwist();
}

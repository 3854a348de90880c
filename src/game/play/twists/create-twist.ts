import type { AnyPuzzle } from "../../../puzzles/any-puzzle";
import type { Twist } from "../../../puzzles/twist";
import type { PlayedTwist } from "../played-twist";
import { createFog } from "./fog";
import { createRewinds } from "./rewinds";
import { createTurned } from "./turned";

/** Creates a twist of the weekly remix for levels of a puzzle. */
export function createTwist(puzzle: AnyPuzzle, twist: Twist): PlayedTwist {
  if (twist === "fog") return createFog(puzzle);
  return twist === "turned" ? createTurned(puzzle) : createRewinds();
}

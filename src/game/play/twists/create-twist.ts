/**
 * Creates the twists (special rules) of weekly remixes by their names. Each twist has a file of its own in this folder.
 */
import type { AnyPuzzle } from "../../../puzzles/any-puzzle";
import type { Twist } from "../../../puzzles/twist";
import type { PlayedTwist } from "../played-twist";
import { createFogTwist } from "./fog-twist";
import { createRewindsTwist } from "./rewinds-twist";
import { createTurnedTwist } from "./turned-twist";

export function createTwist(puzzle: AnyPuzzle, twist: Twist): PlayedTwist {
  if (twist === "fog") return createFogTwist(puzzle);
  return twist === "turned" ? createTurnedTwist(puzzle) : createRewindsTwist();
}

/** Finds the functions that a puzzle provides for the command-line tools, by the puzzle's id. */

import { loadAllPuzzles } from "../../src/puzzles/index";
import { UsageError } from "../cli";
import { fruitTool } from "./fruit";
import { icePathTool } from "./ice-path";
import { lastBallTool } from "./last-ball";
import { penguinTool } from "./penguin";
import { createPlainTool } from "./plain-tool";
import { skidTool } from "./skid";
import type { PuzzleTool, AnyPuzzleTool } from "./puzzle-tool";

const OWN_TOOLS: readonly AnyPuzzleTool[] = [
  toAnyTool(lastBallTool),
  toAnyTool(icePathTool),
  toAnyTool(skidTool),
  toAnyTool(penguinTool),
  toAnyTool(fruitTool),
];

/** All puzzles with their functions for the command-line tools, in the order of the game's puzzles. */
export const TOOLS: readonly AnyPuzzleTool[] = loadAllPuzzles().map(
  (puzzle) => OWN_TOOLS.find((tool) => tool.puzzle.id === puzzle.id) ?? createPlainTool(puzzle),
);

/**
 * Returns the functions that the puzzle with the id `name` provides for the command-line tools. Throws a `UsageError`
 * if there is no such puzzle.
 */
export function findTool(name = ""): AnyPuzzleTool {
  const names = TOOLS.map(({ puzzle }) => puzzle.id).join(", ");
  if (name === "" || name.startsWith("-")) throw new UsageError(`name one puzzle first: ${names}`);
  const tool = TOOLS.find(({ puzzle }) => puzzle.id === name);
  if (tool === undefined) throw new UsageError(`there is no puzzle "${name}"; there is: ${names}`);
  return tool;
}

/**
 * Hides the types of a puzzle's level, state and target (the wanted properties of a level), so that the tools can treat
 * all puzzles alike. This is safe because the puzzle's functions only get levels, states and targets of the same
 * puzzle.
 */
function toAnyTool<Level, State, Target>(tool: PuzzleTool<Level, State, Target>): AnyPuzzleTool {
  return tool as unknown as AnyPuzzleTool;
}

import { UsageError } from "../cli";
import { fruitTool } from "./fruit";
import { icePathTool } from "./ice-path";
import { lastBallTool } from "./last-ball";
import { penguinTool } from "./penguin";
import { skidTool } from "./skid";
import type { PuzzleTool, SealedTool } from "./puzzle-tool";

/** In the order of the game's puzzles. */
export const TOOLS: readonly SealedTool[] = [
  sealTool(lastBallTool),
  sealTool(icePathTool),
  sealTool(skidTool),
  sealTool(penguinTool),
  sealTool(fruitTool),
];

/** The puzzle that the first word of a command line names; throws `UsageError` if it does not. */
export function findTool(name = ""): SealedTool {
  const names = TOOLS.map(({ puzzle }) => puzzle.id).join(", ");
  if (name === "" || name.startsWith("-")) throw new UsageError(`name one puzzle first: ${names}`);
  const tool = TOOLS.find(({ puzzle }) => puzzle.id === name);
  if (tool === undefined) throw new UsageError(`there is no puzzle "${name}"; there is: ${names}`);
  return tool;
}

function sealTool<Level, State, Wish>(tool: PuzzleTool<Level, State, Wish>): SealedTool {
  return tool as unknown as SealedTool;
}

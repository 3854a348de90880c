import { UsageError } from "../cli";
import { icePathTool } from "./ice-path";
import { lastBallTool } from "./last-ball";
import { skidTool } from "./skid";
import type { PuzzleTool, SealedTool } from "./puzzle-tool";

/** In the order of the game's puzzles. */
export const TOOLS: readonly SealedTool[] = [sealed(lastBallTool), sealed(icePathTool), sealed(skidTool)];

/** The one puzzle that the words of a command line name; throws `UsageError` if they do not. */
export function toolNamed(words: readonly string[]): SealedTool {
  const names = TOOLS.map(({ puzzle }) => puzzle.id).join(", ");
  const [name] = words;
  if (words.length !== 1) throw new UsageError(`name one puzzle first: ${names}`);
  const tool = TOOLS.find(({ puzzle }) => puzzle.id === name);
  if (tool === undefined) throw new UsageError(`there is no puzzle "${name}"; there is: ${names}`);
  return tool;
}

function sealed<Level, State, Wish>(tool: PuzzleTool<Level, State, Wish>): SealedTool {
  return tool as unknown as SealedTool;
}

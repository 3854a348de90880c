/**
 * Takes pictures of single levels for docs/gallery.md: of a level after some moves, in the middle of a move, or lost.
 */
import { levelNow, loseLevel, openCampaignLevel, openLevelOf, solutionOf } from "./bot";
import { frames, makeMove, press, startPlayer, type Player } from "./player";
import { saveRun } from "./saves";
import { createMemoryStore } from "../../simulator/stores";
import { tourStop, type TourStop } from "./tour-stop";

const BUTTONS = ["up", "right", "down", "left"] as const;

/**
 * A picture of a level for the page docs/gallery.md, and the moves that a simulated player makes in the level before
 * the picture is taken.
 */
export interface Scene {
  readonly name: string;
  readonly caption: string;
  /** The name of a campaign level, or the map of an endless level. */
  readonly level: string | readonly string[];
  /** The number of moves of a shortest solution that are made before the picture is taken. */
  readonly moves: number;
  /**
   * The number of frames between the release of the next move's button and the picture. If undefined, the picture shows
   * no further move: the screen stands still.
   */
  readonly frames?: number;
  /** Whether the tour loses the level, in the fewest moves, before it takes the picture. */
  readonly isLost?: boolean;
}

/** Opens the level of a scene, makes the scene's moves, and takes a picture for docs/gallery.md. */
export function stopOfScene(
  puzzleId: string,
  { name, caption, level, moves, frames: framesOver, isLost }: Scene,
): TourStop {
  const player = typeof level === "string" ? openCampaignLevel(level, puzzleId) : openRunWith(level, puzzleId);
  const attempt = levelNow(player);
  if (attempt === undefined) throw new Error("there is no level");
  const solution = solutionOf(attempt);
  for (const direction of solution.slice(0, moves)) makeMove(player, direction);
  if (isLost === true) loseLevel(player);
  if (framesOver === undefined) return tourStop(`${puzzleId}-${name}`, caption, player);
  press(player, BUTTONS[solution[moves]]);
  frames(player, framesOver);
  return tourStop(`${puzzleId}-${name}`, caption, player, false);
}

function openRunWith(map: readonly string[], puzzleId: string): Player {
  const store = createMemoryStore();
  saveRun(store, { seed: 7, levelNumber: 4, best: 22, map: map.join("\n") }, puzzleId);
  const player = startPlayer(store);
  openLevelOf(player, "Play");
  return player;
}

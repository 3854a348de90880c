/**
 * The English sentences of Ice Path's hints about the board. Each list has one sentence in several lengths, the longest
 * first. A sentence with "must" is true of every win. A sentence without "must" is true of every shortest win. If it
 * begins with "Try", it may be true only of the one win that hints show.
 */
import type { Location } from "../../../kernel/hints/location";
import { TEXTS as SHARED } from "../../hints/texts/index";

/** The words for a cell in one row or column with the hole, by the direction in which the cell lies from the hole. */
const BESIDE_HOLE: readonly string[] = ["above the hole", "right of the hole", "below the hole", "left of the hole"];

function at(location: Location): string {
  return SHARED.atLocation(location, BESIDE_HOLE);
}

export const en = {
  snowMust: ["The snow must stop you"],
  snow: ["Let the snow stop you"],
  /**
   * A sentence in two lengths, for boards with several snow patches: the only snow patch at `location` should stop the
   * seal.
   */
  snowAt: (location: Location) => [`Let the snow stop you ${at(location)}`, `Snow stops you ${at(location)}`],
  /**
   * A sentence in two lengths, for boards with several snow patches: one of the snow patches at `location` should stop
   * the seal.
   */
  someSnowAt: (location: Location) => [`Let snow stop you ${at(location)}`, `Snow stops you ${at(location)}`],
  rockMust: (location: Location) => [`A rock must stop you ${at(location)}`, `Stop by a rock ${at(location)}`],
  rock: (location: Location) => [`Let a rock stop you ${at(location)}`, `Stop by a rock ${at(location)}`],
  edgeMust: (location: Location) => [`You must stop ${at(location)}`],
  edge: (location: Location) => [`Go and stop ${at(location)}`, `Stop ${at(location)}`],
  tryStop: (location: Location) => [`Try to stop ${at(location)}`],
  /**
   * Sentences that say at which side to leave the room of a cave (a level of several rooms). The index is the direction
   * of the slide that leaves the room.
   */
  leaveRoom: ["top", "right", "bottom", "left"].map((side) => [`Leave this room at the ${side}`]),
  tryLeave: ["top", "right", "bottom", "left"].map((side) => [`Try to leave at the ${side}`]),
  detour: ["Go away from the hole first"],
};

/**
 * The English sentences of Penguin's hints about the board. Each list has one sentence in several lengths, the longest
 * first. A sentence with "must" is true of every win, and one without "must" of every shortest win. Only a sentence
 * that begins with "Try" may be true of just one win: the one that hints show.
 */
import type { Location } from "../../../kernel/hints/location";
import { TEXTS as SHARED } from "../../hints/texts/index";

/**
 * The words for a cell in line with the flag. The index is the direction in which the cell lies from the flag: up,
 * right, down, left.
 */
const BESIDE_FLAG: readonly string[] = ["above the flag", "right of the flag", "below the flag", "left of the flag"];

function at(location: Location): string {
  return SHARED.atLocation(location, BESIDE_FLAG);
}

export const en = {
  snowMust: ["The snow must stop you"],
  snow: ["Let the snow stop you"],
  /**
   * Returns the sentence that one of several snow patches stops the penguin, in several lengths. `location` says which
   * patch.
   */
  snowAt: (location: Location) => [
    `Let the snow stop you ${at(location)}`,
    `Let snow stop you ${at(location)}`,
    `Use the snow ${at(location)}`,
    `Use snow ${at(location)}`,
  ],
  /**
   * Returns the sentence that snow stops the penguin, in two lengths. It is for a `location` that fits several snow
   * patches.
   */
  someSnowAt: (location: Location) => [`Let snow stop you ${at(location)}`, `Use snow ${at(location)}`],
  /**
   * Returns the sentence that the penguin goes through one of several doors, in several lengths. `location` says which
   * door it enters.
   */
  doorAt: (location: Location) => [
    `Go through the door ${at(location)}`,
    `Use the door ${at(location)}`,
    `Use a door ${at(location)}`,
  ],
  doorFirst: ["Go through a door at once"],
  door: ["Go through a door soon"],
  bridgeMust: ["You must stop on the bridge"],
  bridge: ["Stop on the bridge"],
  /**
   * Returns the sentence that the penguin stops on one of several bridges, in several lengths. `location` says which
   * bridge.
   */
  bridgeAt: (location: Location) => [
    `Stop on the bridge ${at(location)}`,
    `Use the bridge ${at(location)}`,
    `Use bridge ${at(location)}`,
  ],
  treadmillOnly: ["Ride the treadmill"],
  /**
   * Returns the sentence that the penguin rides on one of several treadmills, in several lengths. `location` says which
   * treadmill.
   */
  treadmillAt: (location: Location) => [
    `Ride the treadmill ${at(location)}`,
    `Ride the arrow ${at(location)}`,
    `Ride ${at(location)}`,
  ],
  treadmillFirst: ["Ride a treadmill at once"],
  treadmill: ["Ride a treadmill soon"],
  stopMust: (location: Location) => [`You must stop ${at(location)}`, `Stop ${at(location)}`],
  stop: (location: Location) => [`Go and stop ${at(location)}`, `Stop ${at(location)}`],
  tryStop: (location: Location) => [`Try to stop ${at(location)}`, `Try a stop ${at(location)}`],
  detour: ["Go away from the flag first"],
};

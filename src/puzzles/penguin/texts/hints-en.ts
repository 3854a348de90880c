/**
 * The English sentences of Penguin's hints about the board. Each list has one sentence in several lengths, the longest
 * first. A sentence with "must" is true of every win. A sentence without "must" is true of every shortest win, or of the
 * shown win if it begins with "Try".
 */
import type { Location } from "../../../kernel/hints/location";
import { TEXTS as SHARED } from "../../hints/texts/index";

/** The words for a cell in line with the flag, by the direction in which it lies from the flag. */
const BESIDE_FLAG: readonly string[] = ["above the flag", "right of the flag", "below the flag", "left of the flag"];

function at(location: Location): string {
  return SHARED.atLocation(location, BESIDE_FLAG);
}

export const en = {
  snowMust: ["The snow must stop you"],
  snow: ["Let the snow stop you"],
  /** A sentence about one of several snow patches: `location` says which one. */
  snowAt: (location: Location) => [
    `Let the snow stop you ${at(location)}`,
    `Let snow stop you ${at(location)}`,
    `Use the snow ${at(location)}`,
    `Use snow ${at(location)}`,
  ],
  /** A sentence about one of several doors: `location` says which one the penguin enters. */
  doorAt: (location: Location) => [
    `Go through the door ${at(location)}`,
    `Use the door ${at(location)}`,
    `Use a door ${at(location)}`,
  ],
  doorFirst: ["Go through a door at once"],
  door: ["Go through a door soon"],
  bridgeMust: ["You must stop on the bridge"],
  bridge: ["Stop on the bridge"],
  /** A sentence about one of several bridges. */
  bridgeAt: (location: Location) => [
    `Stop on the bridge ${at(location)}`,
    `Use the bridge ${at(location)}`,
    `Use bridge ${at(location)}`,
  ],
  treadmillOnly: ["Ride the treadmill"],
  /** A sentence about one of several treadmills. */
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

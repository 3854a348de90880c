/**
 * The English sentences of Penguin's hints about the board. Each list has one sentence in several lengths, the longest
 * first. A sentence with "must" is true of every win. A sentence without "must" is true of every shortest win.
 */
import type { Location } from "../../../kernel/hints/board-region";
import { TEXTS as SHARED } from "../../hints/texts/index";

/** The words for a cell in line with the flag, by the direction in which it lies from the flag. */
const BESIDE_FLAG: readonly string[] = ["above the flag", "right of the flag", "below the flag", "left of the flag"];

function at({ region, fromFinish }: Location): string {
  return fromFinish === undefined ? SHARED.at(region) : BESIDE_FLAG[fromFinish];
}

export const en = {
  snowMust: ["The snow must stop you", "Snow must stop you"],
  snow: ["Let the snow stop you", "Let snow stop you"],
  /** A sentence about one of several snow patches: `location` says which one. */
  snowAt: (location: Location) => [
    `Let the snow stop you ${at(location)}`,
    `Snow stops you ${at(location)}`,
    `Snow ${at(location)}`,
  ],
  doorFirst: ["Go through the door first"],
  door: ["Go through a door"],
  bridgeMust: ["You must stop on a bridge", "Stop on a bridge"],
  bridge: ["Stop on a bridge"],
  treadmillFirst: ["Ride a treadmill now"],
  treadmill: ["Ride a treadmill"],
  stopMust: (location: Location) => [
    `Something must stop you ${at(location)}`,
    `You must stop ${at(location)}`,
    `Stop ${at(location)}`,
  ],
  stop: (location: Location) => [`Go and stop ${at(location)}`, `Stop ${at(location)}`],
  detour: ["Go away from the flag first", "Leave the flag first"],
};

/**
 * The English sentences of Penguin's hints about the board. Each list has one sentence in several lengths, the longest
 * first. A sentence with "must" is true of every win, another one of every shortest win.
 */
import type { Region } from "../../../kernel/hints/board-region";
import { TEXTS as SHARED } from "../../hints/texts/index";

export const en = {
  snowMust: ["The snow must stop you", "Snow must stop you"],
  snow: ["Let the snow stop you", "Let snow stop you"],
  /** Names one of several snow patches. */
  snowAt: (region: Region) => [
    `Let the snow stop you ${SHARED.at(region)}`,
    `Snow stops you ${SHARED.at(region)}`,
    `Snow ${SHARED.at(region)}`,
  ],
  doorFirst: ["Go through the door first"],
  door: ["Go through a door"],
  bridgeMust: ["You must stop on a bridge", "Stop on a bridge"],
  bridge: ["Stop on a bridge"],
  treadmillFirst: ["Ride a treadmill now"],
  treadmill: ["Ride a treadmill"],
  stopMust: (region: Region) => [
    `Something must stop you ${SHARED.at(region)}`,
    `You must stop ${SHARED.at(region)}`,
    `Stop ${SHARED.at(region)}`,
  ],
  stop: (region: Region) => [`Go and stop ${SHARED.at(region)}`, `Stop ${SHARED.at(region)}`],
  detour: ["Go away from the flag first", "Leave the flag first"],
};

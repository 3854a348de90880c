/**
 * The English sentences of Ice Path's hints about the board. Each list has one sentence in several lengths, the longest
 * first. A sentence with "must" is true of every win, another one of every shortest win.
 */
import type { Region } from "../../../kernel/hints/board-region";
import { TEXTS as SHARED } from "../../hints/texts/index";

export const en = {
  snowMust: ["The snow must stop you"],
  snow: ["Let the snow stop you"],
  /** Names one of several snow patches. */
  snowAt: (region: Region) => [`Let the snow stop you ${SHARED.at(region)}`, `Snow stops you ${SHARED.at(region)}`],
  rockMust: (region: Region) => [
    `Something must stop you ${SHARED.at(region)}`,
    `A rock must stop you ${SHARED.at(region)}`,
    `You must stop ${SHARED.at(region)}`,
  ],
  rock: (region: Region) => [`Let a rock stop you ${SHARED.at(region)}`, `Stop by a rock ${SHARED.at(region)}`],
  edgeMust: (region: Region) => [`You must stop ${SHARED.at(region)}`],
  edge: (region: Region) => [`Go and stop ${SHARED.at(region)}`, `Stop ${SHARED.at(region)}`],
  detour: ["Go away from the hole first"],
};

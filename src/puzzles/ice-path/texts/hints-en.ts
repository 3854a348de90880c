/**
 * The English sentences of Ice Path's hints about the board. Each list has one sentence in several lengths, the longest
 * first. A sentence with "must" is true of every win, another one of every shortest win.
 */
import type { Place } from "../../../kernel/hints/board-region";
import { TEXTS as SHARED } from "../../hints/texts/index";

/** The words for a cell in line with the hole, by the direction in which it lies from the hole. */
const BESIDE_HOLE: readonly string[] = ["above the hole", "right of the hole", "below the hole", "left of the hole"];

function at({ region, fromFinish }: Place): string {
  return fromFinish === undefined ? SHARED.at(region) : BESIDE_HOLE[fromFinish];
}

export const en = {
  snowMust: ["The snow must stop you"],
  snow: ["Let the snow stop you"],
  /** Names one of several snow patches. */
  snowAt: (place: Place) => [`Let the snow stop you ${at(place)}`, `Snow stops you ${at(place)}`],
  rockMust: (place: Place) => [
    `Something must stop you ${at(place)}`,
    `A rock must stop you ${at(place)}`,
    `You must stop ${at(place)}`,
  ],
  rock: (place: Place) => [`Let a rock stop you ${at(place)}`, `Stop by a rock ${at(place)}`],
  edgeMust: (place: Place) => [`You must stop ${at(place)}`],
  edge: (place: Place) => [`Go and stop ${at(place)}`, `Stop ${at(place)}`],
  detour: ["Go away from the hole first"],
};

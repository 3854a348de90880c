/** The campaign of Fruit: its six chapters in order. The levels are in the other files of this folder. */
import { createCampaign } from "../../campaign";
import { levels1To10 } from "./levels-001-010";
import { levels11To20 } from "./levels-011-020";
import { levels21To30 } from "./levels-021-030";
import { levels31To40 } from "./levels-031-040";
import { levels41To50 } from "./levels-041-050";
import { levels51To60 } from "./levels-051-060";

/**
 * The campaign: six chapters of ten levels. Each chapter introduces one thing: fruit, stones, cars and barrels, passes,
 * puddles and hedgehogs, anteaters.
 *
 * Each level is the hardest start for its lawn and its pieces: no other placement of the pieces needs more moves. `npm
 * run --silent mine -- fruit --prove` proves this for all levels.
 *
 * In the last chapter, each shortest win contains a pull, and no anteater could be replaced with hedge.
 * tools/mine/fruit-pulls.ts finds such starts.
 */
export const campaign = createCampaign([
  levels1To10,
  levels11To20,
  levels21To30,
  levels31To40,
  levels41To50,
  levels51To60,
]);

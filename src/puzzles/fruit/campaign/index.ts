/** The campaign of Fruit: its six parts in order. Each of the other files of this folder has ten levels. */
import { createCampaign } from "../../campaign";
import { levels1To10 } from "./levels-001-010";
import { levels11To20 } from "./levels-011-020";
import { levels21To30 } from "./levels-021-030";
import { levels31To40 } from "./levels-031-040";
import { levels41To50 } from "./levels-041-050";
import { levels51To60 } from "./levels-051-060";

/**
 * The campaign of Fruit: six parts of ten levels. Each part introduces one kind of thing: fruit, stones, cars and
 * barrels, passes, puddles and hedgehogs, anteaters.
 *
 * Each level begins with the hardest placement of its pieces: no other placement on the same board needs more moves.
 * `npm run --silent mine -- fruit --prove` proves this for all levels.
 *
 * In each level of the last part, every shortest solution contains a pull by an anteater, and hedge could not
 * replace any anteater. tools/mine/fruit-pulls.ts finds such levels.
 */
export const campaign = createCampaign([
  levels1To10,
  levels11To20,
  levels21To30,
  levels31To40,
  levels41To50,
  levels51To60,
]);

/** The campaign of the puzzle Skid: a fixed sequence of 60 levels, put together from the level files in this folder. */
import { createCampaign } from "../../campaign";
import { levels1To10 } from "./levels-001-010";
import { levels11To20 } from "./levels-011-020";
import { levels21To30 } from "./levels-021-030";
import { levels31To40 } from "./levels-031-040";
import { levels41To50 } from "./levels-041-050";
import { levels51To60 } from "./levels-051-060";

/**
 * The campaign of the puzzle Skid: six parts of ten levels. The first part has toys of only one colour, red. The
 * next four parts add yellow toys, pits, crates and ice cubes. The last part has all of them.
 */
export const campaign = createCampaign([
  levels1To10,
  levels11To20,
  levels21To30,
  levels31To40,
  levels41To50,
  levels51To60,
]);

/** The campaign of the puzzle Ice Path. Its levels are in files of ten levels each. */
import { createCampaign } from "../../campaign";
import { levels1To10 } from "./levels-001-010";
import { levels11To20 } from "./levels-011-020";
import { levels21To30 } from "./levels-021-030";
import { levels31To40 } from "./levels-031-040";
import { levels41To50 } from "./levels-041-050";
import { levels51To60 } from "./levels-051-060";

/**
 * The 60 levels of Ice Path's campaign, in four chapters of 15 levels. After the first three levels, the difficulty
 * climbs within each chapter, whose last level is a cave of several rooms.
 */
export const campaign = createCampaign([
  levels1To10,
  levels11To20,
  levels21To30,
  levels31To40,
  levels41To50,
  levels51To60,
]);

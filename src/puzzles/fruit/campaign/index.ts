/** Puts the campaign of the puzzle Fruit together. Its files of ten levels each are loaded when they are needed. */
import { createCampaign } from "../../campaign";
import { levels1To10 } from "./levels-001-010";
import { levels11To20 } from "./levels-011-020";
import { levels21To30 } from "./levels-021-030";
import { levels31To40 } from "./levels-031-040";
import { levels41To50 } from "./levels-041-050";
import { levels51To60 } from "./levels-051-060";

/**
 * The 60 levels of Fruit's campaign, in four chapters of 15 levels. The first chapter has fruits, hedge and stones, the
 * second adds cars and barrels, the third one-way passes, puddles and hedgehogs, and the last anteaters. After the
 * first three levels, the difficulty climbs within each chapter, and the last level of a chapter is its hardest.
 */
export const campaign = createCampaign([
  levels1To10,
  levels11To20,
  levels21To30,
  levels31To40,
  levels41To50,
  levels51To60,
]);

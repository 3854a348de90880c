/** The campaign of Ice Path. Its levels are in files of ten levels each, which are loaded when they are needed. */

import { createCampaign } from "../../campaign";
import { levels1To10 } from "./levels-001-010";
import { levels11To20 } from "./levels-011-020";
import { levels21To30 } from "./levels-021-030";
import { levels31To40 } from "./levels-031-040";

/**
 * The 40 levels of Ice Path's campaign. Difficulty rises in waves of ten levels: the last level of each wave is the
 * hardest and a cave, and the next level is easy again.
 */
export const campaign = createCampaign([levels1To10, levels11To20, levels21To30, levels31To40]);

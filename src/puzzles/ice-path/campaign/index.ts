/** The campaign of Ice Path. Its levels are in files of ten, which are loaded when they are needed. */

import { createCampaign } from "../../campaign";
import { levels1To10 } from "./levels-001-010";
import { levels11To20 } from "./levels-011-020";
import { levels21To30 } from "./levels-021-030";
import { levels31To40 } from "./levels-031-040";

/**
 * The 40 campaign levels. Difficulty rises in waves of ten: the last level of each ten is the hardest, and the next
 * level is easy again.
 */
export const campaign = createCampaign([levels1To10, levels11To20, levels21To30, levels31To40]);

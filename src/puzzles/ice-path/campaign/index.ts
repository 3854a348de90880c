import { createCampaign } from "../../campaign";
import { levels1To10 } from "./levels-001-010";
import { levels11To20 } from "./levels-011-020";
import { levels21To30 } from "./levels-021-030";
import { levels31To40 } from "./levels-031-040";

/**
 * The campaign: 40 pictures in rock and snow. They get harder in waves of ten: the last of each ten is a summit, the next
 * level a rest.
 */
export const campaign = createCampaign([levels1To10, levels11To20, levels21To30, levels31To40]);

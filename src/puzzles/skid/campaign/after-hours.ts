/** Collects the levels "After hours" of the puzzle Skid: ten optional levels that follow the campaign. */
import { createCampaign } from "../../campaign";
import { levelsAfterHours } from "./levels-after-hours";

export const afterHours = createCampaign([levelsAfterHours]);

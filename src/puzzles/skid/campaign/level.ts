/** Defines the levels in the campaign of the puzzle Skid. */
import type { CampaignLevel } from "../../puzzle";
import type { SkidVerdict } from "../explore/certify";

/**
 * A campaign level of Skid. Its `verdict` also has facts that only Skid needs, such as the fewest moves to a full
 * combo, in which all toys of each colour leave in one move.
 */
export interface SkidCampaignLevel extends CampaignLevel {
  readonly verdict: SkidVerdict;
}

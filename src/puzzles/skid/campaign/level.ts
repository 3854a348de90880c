import type { CampaignLevel } from "../../puzzle";
import type { SkidVerdict } from "../explore/certify";

/** A level of Skid's campaign. */
export interface SkidCampaignLevel extends CampaignLevel {
  readonly verdict: SkidVerdict;
}

import type { CampaignLevel } from "../../puzzle";
import type { SkidVerdict } from "../certify";

/** A level of Skid's campaign. */
export interface SkidCampaignLevel extends CampaignLevel {
  readonly verdict: SkidVerdict;
}

/** The type of the levels in Skid's campaign. */
import type { CampaignLevel } from "../../puzzle";
import type { SkidVerdict } from "../explore/certify";

/** A level of Skid's campaign, whose verdict has Skid's additional facts. */
export interface SkidCampaignLevel extends CampaignLevel {
  readonly verdict: SkidVerdict;
}

/** Collects the levels of Skid's campaign from files of ten levels each, which are loaded when they are needed. */
import { createCampaign } from "../../campaign";
import { levels1To10 } from "./levels-001-010";
import { levels11To20 } from "./levels-011-020";
import { levels21To30 } from "./levels-021-030";
import { levels31To40 } from "./levels-031-040";
import { levels41To50 } from "./levels-041-050";
import { levels51To60 } from "./levels-051-060";
import { levels61To70 } from "./levels-061-070";
import { levels71To80 } from "./levels-071-080";
import { levels81To90 } from "./levels-081-090";
import { levels91To100 } from "./levels-091-100";

/**
 * The 100 levels of Skid's campaign, in four chapters of 25 levels. The first chapter has toys alone, the second adds
 * pits, and the third adds crates and ice cubes. The last chapter has all these things. After the first three levels,
 * the difficulty climbs within each chapter, and the last level of a chapter is its hardest.
 */
export const campaign = createCampaign([
  levels1To10,
  levels11To20,
  levels21To30,
  levels31To40,
  levels41To50,
  levels51To60,
  levels61To70,
  levels71To80,
  levels81To90,
  levels91To100,
]);

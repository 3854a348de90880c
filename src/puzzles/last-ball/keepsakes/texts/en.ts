/**
 * The English names of Last Ball's keepsakes (small things that players earn in endless runs), in the order in which
 * they are earned.
 */

export const en = {
  names: ["Chalk", "Teapot", "Anchor", "Mask", "Weathercock", "Cue tip", "Triangle", "Bulb"],
};

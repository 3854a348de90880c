/**
 * The English names of Last Ball's keepsakes, in the order in which players earn these small things in endless runs.
 */

export const en = {
  names: ["Chalk", "Teapot", "Anchor", "Mask", "Weathercock", "Cue tip", "Triangle", "Bulb"],
};

/**
 * The English names of Last Ball's keepsakes, in the order in which players earn them. A keepsake is a small thing from
 * the scene that a player earns in endless runs.
 */

export const en = {
  names: ["Chalk", "Teapot", "Anchor", "Mask", "Weathercock", "Cue tip", "Triangle", "Bulb"],
};

/** The English names of Last Ball's souvenirs (keepsakes), in the order in which players earn them in endless runs. */

export const en = {
  names: ["Chalk", "Teapot", "Anchor", "Mask", "Weathercock", "Cue tip", "Triangle", "Bulb"],
};

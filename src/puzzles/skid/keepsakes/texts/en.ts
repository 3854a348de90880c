/**
 * The English names of Skid's keepsakes, in the order in which players earn them. A keepsake is a small thing from the
 * scene that a player earns in endless runs.
 */

export const en = {
  names: ["Key", "Suitcase", "Acorn", "Engine", "Spinning top", "Marble", "Kite", "Duck"],
};

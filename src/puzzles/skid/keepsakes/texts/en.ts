/**
 * The English names of Skid's keepsakes (small things that players earn in endless runs), in the order in which they
 * are earned.
 */

export const en = {
  names: ["Key", "Suitcase", "Acorn", "Engine", "Spinning top", "Marble", "Kite", "Duck"],
};

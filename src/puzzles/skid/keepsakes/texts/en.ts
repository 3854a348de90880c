/** The English names of Skid's keepsakes, in the order in which players earn these small things in endless runs. */

export const en = {
  names: ["Key", "Suitcase", "Acorn", "Engine", "Spinning top", "Marble", "Kite", "Duck"],
};

/** The English names of Skid's souvenirs (keepsakes), in the order in which players earn them in endless runs. */

export const en = {
  names: ["Key", "Suitcase", "Acorn", "Engine", "Spinning top", "Marble", "Kite", "Duck"],
};

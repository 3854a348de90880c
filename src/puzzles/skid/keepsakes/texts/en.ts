/** The English names of the earned keepsakes of Skid, in the order in which endless runs earn them. */

export const en = {
  names: ["Key", "Suitcase", "Acorn", "Engine", "Spinning top", "Marble", "Kite", "Duck"],
};

/** The English names of the earned keepsakes of Penguin, in the order in which endless runs earn them. */

export const en = {
  names: ["Shell", "Bell", "Lifebuoy", "Paper boat", "Starfish", "Bottle", "Spyglass", "Flag"],
};

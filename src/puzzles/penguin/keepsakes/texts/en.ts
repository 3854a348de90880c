/** The English names of Penguin's souvenirs (keepsakes), in the order in which players earn them in endless runs. */

export const en = {
  names: ["Shell", "Bell", "Lifebuoy", "Paper boat", "Starfish", "Bottle", "Spyglass", "Flag"],
};

/** The English names of Penguin's keepsakes, in the order in which players earn these small things in endless runs. */

export const en = {
  names: ["Shell", "Bell", "Lifebuoy", "Paper boat", "Starfish", "Bottle", "Spyglass", "Flag"],
};

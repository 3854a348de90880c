/**
 * The English names of Penguin's keepsakes, in the order in which players earn them. A keepsake is a small thing from
 * the scene that a player earns in endless runs.
 */

export const en = {
  names: ["Shell", "Bell", "Lifebuoy", "Paper boat", "Starfish", "Bottle", "Spyglass", "Flag"],
};

/**
 * The English names of Penguin's keepsakes (small things that endless runs earn), in the order in which they are
 * earned.
 */

export const en = {
  names: ["Shell", "Bell", "Lifebuoy", "Paper boat", "Starfish", "Bottle", "Spyglass", "Flag"],
};

/**
 * The English names of Fruit's keepsakes, in the order in which players earn them. A keepsake is a small thing from the
 * scene that a player earns in endless runs.
 */

export const en = {
  names: ["Seed packet", "Watering can", "Basket", "Woolly hat", "Thimble", "Butterfly", "Mushroom", "Snail"],
};

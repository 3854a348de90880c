/** The English names of Fruit's keepsakes, in the order in which players earn these small things in endless runs. */

export const en = {
  names: ["Seed packet", "Watering can", "Basket", "Woolly hat", "Thimble", "Butterfly", "Mushroom", "Snail"],
};

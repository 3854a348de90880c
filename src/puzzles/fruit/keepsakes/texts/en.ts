/** The English names of Fruit's souvenirs (keepsakes), in the order in which players earn them in endless runs. */

export const en = {
  names: ["Seed packet", "Watering can", "Basket", "Woolly hat", "Thimble", "Butterfly", "Mushroom", "Snail"],
};

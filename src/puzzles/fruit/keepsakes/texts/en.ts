/** The English names of the earned keepsakes of Fruit, in the order in which endless runs earn them. */

export const en = {
  names: ["Seed packet", "Watering can", "Basket", "Woolly hat", "Thimble", "Butterfly", "Mushroom", "Snail"],
};

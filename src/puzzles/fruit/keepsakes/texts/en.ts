/**
 * The English names of Fruit's keepsakes (small things that endless runs earn), in the order in which they are earned.
 */

export const en = {
  names: ["Seed packet", "Watering can", "Basket", "Woolly hat", "Thimble", "Butterfly", "Mushroom", "Snail"],
};

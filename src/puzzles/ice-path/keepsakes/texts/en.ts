/**
 * The English names of Ice Path's keepsakes (small things that players earn in endless runs), in the order in which
 * they are earned.
 */

export const en = {
  names: ["Mitten", "Skate", "Wheel", "Feather", "Lantern", "Snowflake", "Fishbone", "Ice pick"],
};

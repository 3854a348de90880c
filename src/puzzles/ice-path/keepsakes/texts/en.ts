/** The English names of Ice Path's keepsakes, in the order in which players earn these small things in endless runs. */

export const en = {
  names: ["Mitten", "Skate", "Wheel", "Feather", "Lantern", "Snowflake", "Fishbone", "Ice pick"],
};

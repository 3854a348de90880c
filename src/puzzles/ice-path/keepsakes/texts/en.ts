/** The English names of Ice Path's souvenirs (keepsakes), in the order in which players earn them in endless runs. */

export const en = {
  names: ["Mitten", "Skate", "Wheel", "Feather", "Lantern", "Snowflake", "Fishbone", "Ice pick"],
};

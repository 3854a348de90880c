/**
 * The English names of Ice Path's keepsakes, in the order in which players earn them. A keepsake is a small thing from
 * the scene that a player earns in endless runs.
 */

export const en = {
  names: ["Mitten", "Skate", "Wheel", "Feather", "Lantern", "Snowflake", "Fishbone", "Ice pick"],
};

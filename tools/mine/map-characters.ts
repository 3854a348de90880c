/** Lists, for each puzzle, which characters a search for levels may change in a text map. */
import type { MapCharacters } from "./change-map";

export const CHARACTERS: Readonly<Record<string, MapCharacters>> = {
  "last-ball": { pool: ".o", unique: "@", keepsRim: false },
  "ice-path": { pool: "..#*", unique: "@O", keepsRim: false },
  skid: { pool: "..#", unique: "ryRYpci", keepsRim: true },
  penguin: { pool: "...#T*x^>v<|-", unique: "@Fabcd", keepsRim: false },
  fruit: { pool: "..#", unique: "ABCDsI=8o~h^>v<", keepsRim: false },
};

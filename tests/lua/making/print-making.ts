/** The main file of a Lua program that prints how levels were made; making.ts writes the lines. */
import { printMakings } from "./making";

declare function print(this: void, line: string): void;

printMakings((line) => {
  print(line);
});

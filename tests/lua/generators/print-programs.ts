/** The main file of a Lua program that prints the results of the generators in programs.ts. */
import { printPrograms } from "./programs";

declare function print(this: void, line: string): void;

printPrograms((line) => {
  print(line);
});

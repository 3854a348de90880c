/**
 * The main file of a Lua test program that saves a game several times and prints the stored data. The printed lines
 * come from saved-slots.ts.
 */
import { printSavedSlots } from "./saved-slots";

declare function print(this: void, line: string): void;

printSavedSlots((line) => {
  print(line);
});

/** The main file of a Lua program that prints saved data; saved-slots.ts writes the lines. */
import { printSavedSlots } from "./saved-slots";

declare function print(this: void, line: string): void;

printSavedSlots((line) => {
  print(line);
});

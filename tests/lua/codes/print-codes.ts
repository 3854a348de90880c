/** The main file of a Lua program that prints challenge codes, level codes and QR codes; codes.ts writes the lines. */
import { printCodes } from "./codes";

declare function print(this: void, line: string): void;

printCodes((line) => {
  print(line);
});

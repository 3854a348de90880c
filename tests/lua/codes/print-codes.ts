/**
 * The main file of a Lua program that prints challenge codes, level codes and QR codes. The file codes.ts makes the
 * lines.
 */
import { printCodes } from "./codes";

declare function print(this: void, line: string): void;

printCodes((line) => {
  print(line);
});

import { printCodes } from "./codes";

declare function print(this: void, line: string): void;

printCodes((line) => {
  print(line);
});

import { printKept } from "./kept";

declare function print(this: void, line: string): void;

printKept((line) => {
  print(line);
});

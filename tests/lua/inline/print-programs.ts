import { printPrograms } from "./programs";

declare function print(this: void, line: string): void;

printPrograms((line) => {
  print(line);
});

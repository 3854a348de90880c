import { printSavedSlots } from "./saved-slots";

declare function print(this: void, line: string): void;

printSavedSlots((line) => {
  print(line);
});

import { digest } from "./digest";

declare function print(this: void, line: string): void;

digest((line) => {
  print(line);
});

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { finish } from "../../src/kernel/work";
import { digest } from "./digest";

// digest
// writes digest.txt anew, for changes that are meant to change levels.

const lines: string[] = [];
finish(digest((line) => lines.push(line)));
writeFileSync(join(import.meta.dirname, "digest.txt"), `${lines.join("\n")}\n`);

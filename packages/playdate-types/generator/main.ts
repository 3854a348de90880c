/**
 * The command `npm run types`: writes the declaration files of packages/playdate-types from table.json, the table of
 * the Playdate's API.
 */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { makeDeclarations } from "./declarations";
import { packageFolder, readTable } from "./table";

rmSync(join(packageFolder, "api"), { recursive: true, force: true });
mkdirSync(join(packageFolder, "api"));
for (const [path, text] of makeDeclarations(readTable())) {
  writeFileSync(join(packageFolder, path), await format(text, { parser: "typescript", printWidth: 120 }));
}

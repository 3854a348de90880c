import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeCheckSource } from "../../tools/pdx/check-source";
import { createTemporaryFolder, writeFile } from "./toy-project";

test("the game for the check of the console has a name and an id of its own, and starts with all rows", () => {
  const folder = createTemporaryFolder();
  const [source, target] = [join(folder, "source"), join(folder, "check-source")];
  writeFile(source, "pdxinfo", "name=Glissade\nbundleID=io.github.glissade.game\nversion=1.2.3\n");
  writeFile(source, "main.lua", "print('game')");
  writeFile(target, "old.lua", "print('old')");
  writeCheckSource(source, target);
  expect(readFileSync(join(target, "pdxinfo"), "utf8")).toBe(
    "name=Glissade Check\nbundleID=io.github.glissade.game.check\nversion=1.2.3\ncheck=all\n",
  );
  expect(readFileSync(join(target, "main.lua"), "utf8")).toBe("print('game')");
  expect(existsSync(join(target, "old.lua"))).toBe(false);
});

import { describe, expect, test } from "vitest";
import { compileLua } from "../../tools/packaging/compile";
import { linesInLua32 } from "../lua/run-program";
import { printedBy } from "../simulator/game";
import { lua32 } from "../available-programs";
import { createToyProject } from "./toy-project";

const PRINTS = "declare function print(this: void, line: string): void;\n";

function bundleWith(importLines: string): string {
  const files = {
    "src/main.ts": `${PRINTS}${importLines}
const open = (): string => late;
print("begins");
print(open());
print(open());
`,
    "src/late/index.ts": `${PRINTS}print("late is loaded");\nexport const late = "late";\nexport const soon = late;\n`,
  };
  const [bundle] = compileLua(createToyProject(files)).values();
  return bundle;
}

const EAGER = ["late is loaded", "begins", "late", "late"];
const LAZY = ["begins", "late is loaded", "late", "late"];

describe("imports marked @lazy", () => {
  test("an imported module runs before the module that imports it", () => {
    expect(printedBy(bundleWith('import { late } from "./late/index";'))).toEqual(EAGER);
  });

  test("a module of an import marked @lazy runs when it is first needed, whatever name it is imported by", () => {
    const bundle = bundleWith('/** @lazy */\nimport { soon as late } from "./late/index";');
    expect(printedBy(bundle)).toEqual(LAZY);
    if (lua32 !== undefined) expect(linesInLua32(bundle)).toEqual(LAZY);
  });
});

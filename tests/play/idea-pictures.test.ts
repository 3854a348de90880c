import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { COMMON_EXAMPLES, OWN_EXAMPLES } from "../../tools/ideas/examples";
import { pictureNameOf } from "../../tools/ideas/idea-example";
import { drawIdeaPicture } from "../../tools/ideas/idea-pictures";
import { projectFolder } from "../../tools/packaging/project-folder";
import { seedCount } from "../seed-count";

const EXAMPLES = [...COMMON_EXAMPLES, ...OWN_EXAMPLES];
const FOLDER = join(projectFolder, "docs/ideas");
/** Every so many examples, one is drawn again: all of them in complete runs. */
const STEP = seedCount(1, 10);

describe("the pictures of docs/ideas.md", () => {
  test("each idea has one picture, and there are no others", () => {
    expect(readdirSync(FOLDER).sort()).toEqual(EXAMPLES.map(pictureNameOf).sort());
  });

  test.each(
    EXAMPLES.filter((_, index) => index % STEP === 0).map((example) => [pictureNameOf(example), example] as const),
  )("%s shows the moves as the game draws them", (name, example) => {
    expect(Buffer.compare(drawIdeaPicture(example), readFileSync(join(FOLDER, name)))).toBe(0);
  });
});

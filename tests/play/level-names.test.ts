import { describe, expect, test } from "vitest";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { compileTestProgram } from "../compile-test-programs";
import { encodeText } from "../simulator/game";
import { GAME_FILES } from "./player";
import { boxFaultOf, edgeFaultOf, overlapsAmong, recordTexts, type DrawnText } from "./drawn-text-check";

/**
 * The column of pixels where the texts of the card at a level's end begin. Texts below the scenery must end left of
 * this column.
 */
const PAGE_LEFT = 214;

const nextTexts = recordTexts(
  new Map([...GAME_FILES, ["main.lua", encodeText(compileTestProgram("tests/play/name-game/main"))]]),
);

/** Returns whether the texts on the screen contain the name, perhaps broken into several lines. */
function isAmong(name: string, texts: readonly DrawnText[]): boolean {
  return texts
    .map(({ text }) => text)
    .join(" ")
    .includes(name);
}

function pageFaultOf({ ink }: DrawnText): string | undefined {
  return ink.left < PAGE_LEFT && ink.right > PAGE_LEFT ? `reaches into the page: to ${ink.right}` : undefined;
}

describe.each(loadAllPuzzles())("the names of the levels of $name", ({ campaign, painter }) => {
  test("every level name has room in the scenery and on the level's end card", () => {
    const faults: unknown[] = [];
    for (const { name } of allLevelsOf(campaign)) {
      const inScene = nextTexts();
      const onCard = nextTexts();
      if (!isAmong(name, inScene) || !isAmong(name, onCard)) faults.push([name, "is not written whole"]);
      const inBoxes = inScene.map((drawn) => boxFaultOf(drawn, painter.scene.texts));
      const besidePage = onCard.map(pageFaultOf);
      const onScreen = [...inScene, ...onCard].map(edgeFaultOf);
      const found = [...inBoxes, ...besidePage, ...onScreen].filter((fault) => fault !== undefined);
      if (found.length > 0) faults.push([name, ...found]);
      const overlaps = [...overlapsAmong(inScene), ...overlapsAmong(onCard)];
      if (overlaps.length > 0) faults.push([name, ...overlaps.map(([one, other]) => `${one.text} on ${other.text}`)]);
    }
    expect(faults).toEqual([]);
  });
});

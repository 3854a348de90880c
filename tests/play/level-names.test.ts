import { describe, expect, test } from "vitest";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { endCardOf } from "../../src/puzzles/end-cards";
import type { EndCardLook } from "../../src/puzzles/looks/end-card";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { compileTestProgram } from "../compile-test-programs";
import { encodeText } from "../simulator/game";
import { GAME_FILES } from "./player";
import { boxFaultOf, edgeFaultOf, overlapsAmong, recordTexts, type DrawnText } from "./drawn-text-check";

const nextTexts = recordTexts(
  new Map([...GAME_FILES, ["main.lua", encodeText(compileTestProgram("tests/play/name-game/main"))]]),
);

function isAmong(name: string, texts: readonly DrawnText[]): boolean {
  return texts
    .map(({ text }) => text)
    .join(" ")
    .includes(name);
}

/**
 * Returns a message if a level's name is too wide for the end card, the card after the level. Returns undefined if the
 * name fits. An end card without space for names must show the level's number instead.
 */
function cardFaultOf(
  drawn: DrawnText,
  name: string,
  { headline, name: box = headline }: EndCardLook,
): string | undefined {
  const width = drawn.ink.right - drawn.ink.left;
  return drawn.text.includes(name) && width > box.width ? `is ${width} pixels wide on its card` : undefined;
}

describe.each(loadAllPuzzles())("the names of the levels of $name", ({ id, campaign, painter }) => {
  test("every level name has room in the scenery and on the level's end card", () => {
    const faults: unknown[] = [];
    for (const { name } of allLevelsOf(campaign)) {
      const inScene = nextTexts();
      const onCard = nextTexts();
      if (!isAmong(name, inScene)) faults.push([name, "is not written whole"]);
      const inBoxes = inScene.map((drawn) => boxFaultOf(drawn, painter.scene.texts));
      const besidePage = onCard.map((drawn) => cardFaultOf(drawn, name, endCardOf(id)));
      const onScreen = [...inScene, ...onCard].map(edgeFaultOf);
      const found = [...inBoxes, ...besidePage, ...onScreen].filter((fault) => fault !== undefined);
      if (found.length > 0) faults.push([name, ...found]);
      const overlaps = [...overlapsAmong(inScene), ...overlapsAmong(onCard)];
      if (overlaps.length > 0) faults.push([name, ...overlaps.map(([one, other]) => `${one.text} on ${other.text}`)]);
    }
    expect(faults).toEqual([]);
  });
});

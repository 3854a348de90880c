import { describe, expect, test } from "vitest";
import { LESSONS } from "../../src/game/campaign-mode";
import { takeOverFirstFiles } from "../../src/game/first-files";
import { freshSave, type Save } from "../../src/game/save";
import { LEFT, UP } from "../../src/kernel/direction";
import { dataFolder, type Files } from "./data-folder";

const RUN = {
  version: 1,
  seed: 7,
  levelNumber: 3,
  recent: [11, 12, 13],
  best: 9,
  map: "@.o\n..o",
  moves: "UL",
  goal: 1,
};

const PROGRESS = { ...RUN, version: undefined, moves: [UP, LEFT] };

function takeOver(contents: Record<string, unknown>): Save {
  const files: Files = new Map(Object.entries(contents).map(([name, value]) => [name, JSON.stringify(value)]));
  const before = new Map(files);
  const save = takeOverFirstFiles(dataFolder(files), ["some", "other"]);
  expect(files).toEqual(before);
  return save;
}

describe("the first files", () => {
  test("are taken over, and left as they are", () => {
    const save = takeOver({ settings: { lampIsShown: false }, "endless-other": RUN });
    expect(save.settings).toEqual({ ...freshSave().settings, lampIsShown: false });
    expect(save.lessonsDone).toBe(LESSONS);
    expect(save.puzzles).toEqual([{ id: "other", medals: "", rushBest: 0, endless: PROGRESS }]);
  });

  test("that are not there make a new player", () => {
    expect(takeOver({})).toEqual(freshSave());
  });

  test.each([[null], [1], ["text"], [[]], [{}], [[1, 2, 3]]])("that hold %j make a new player", (value) => {
    expect(takeOver({ settings: value, "endless-some": value })).toEqual(freshSave());
  });

  test("of a version that there never was are no run", () => {
    expect(takeOver({ "endless-some": { ...RUN, version: 99 } })).toEqual(freshSave());
  });

  test.each([
    ["seed", [-1, 16_777_216, 1.5, "7", null], 0],
    ["levelNumber", [0, 1e9], 1],
    ["best", [0, "9"], 1],
    ["map", [["@.o"], 1], ""],
    ["moves", ["UX", ["U"]], []],
    ["goal", [-1, 0.5], 0],
    ["recent", [11, { length: 1 }, [1, "2"], [1, -2], new Array(21).fill(1)], []],
  ] as const)("with a wrong %s keep all the rest", (key, wrongs, otherwise) => {
    for (const wrong of wrongs) {
      const save = takeOver({ "endless-some": { ...RUN, [key]: wrong as unknown } });
      expect(save.puzzles[0].endless).toEqual({ ...PROGRESS, [key]: otherwise });
    }
  });
});

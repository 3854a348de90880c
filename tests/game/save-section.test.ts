import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSections, type SectionedText } from "../../src/game/save/checksum";
import {
  deleteResumePoint,
  emptyResumePoint,
  setResumePoint,
  type ResumePoint,
} from "../../src/game/save/resume-point";
import { freshSave, packSave, puzzleSave, type Save } from "../../src/game/save/save";
import { RIGHT } from "../../src/kernel/direction";
import { puzzleIds, saves, resumePoints } from "./random-saves";

/** What befalls a save between two packings; the numbers choose among what there is. */
type Change =
  | { readonly kind: "set a field"; readonly part: number; readonly name: number; readonly to: Save }
  | { readonly kind: "begin a puzzle"; readonly id: string }
  | { readonly kind: "leave a table"; readonly table: ResumePoint }
  | { readonly kind: "forget a table"; readonly at: number }
  | { readonly kind: "turn the order round"; readonly of: "puzzles" | "resumePoints" };

const number = fc.nat({ max: 1000 });

const changes: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("set a field" as const), part: number, name: number, to: saves }),
  },
  fc.record({ kind: fc.constant("begin a puzzle" as const), id: puzzleIds }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("leave a table" as const), table: resumePoints }) },
  fc.record({ kind: fc.constant("forget a table" as const), at: number }),
  fc.record({
    kind: fc.constant("turn the order round" as const),
    of: fc.constantFrom("puzzles" as const, "resumePoints" as const),
  }),
);

/** A part of a save, to be changed by the name of a field. */
type Part = Record<string, unknown>;

/** The parts of a save, each with one of its kind in another save. */
function pairs(save: Save, other: Save): (readonly [part: object, other: object])[] {
  const [puzzle = puzzleSave(freshSave(), "none")] = other.puzzles;
  const [resumePoint = emptyResumePoint("none", "rush")] = other.resumePoints;
  return [
    [save, other],
    [save.settings, other.settings],
    [save.stats, other.stats],
    ...save.puzzles.map((part) => [part, puzzle] as const),
    ...save.puzzles.map((part) => [part.daily, puzzle.daily] as const),
    ...save.resumePoints.map((part) => [part, resumePoint] as const),
  ];
}

const NO_FIELDS = ["settings", "stats", "puzzles", "resumePoints", "unreadParts", "id", "daily"];

function make(save: Save, change: Change): void {
  if (change.kind === "begin a puzzle") puzzleSave(save, change.id);
  else if (change.kind === "leave a table") setResumePoint(save.resumePoints, structuredClone(change.table));
  else if (change.kind === "turn the order round") save[change.of].reverse();
  else if (change.kind === "forget a table") {
    const resumePoint = save.resumePoints.at(change.at % Math.max(1, save.resumePoints.length));
    if (resumePoint !== undefined) deleteResumePoint(save.resumePoints, resumePoint.puzzle, resumePoint.tally.mode);
  } else {
    const all = pairs(save, change.to);
    const [part, other] = all[change.part % all.length];
    const names = Object.keys(part).filter((name) => !NO_FIELDS.includes(name));
    const name = names[change.name % names.length];
    setField(save, part, name, (other as Part)[name]);
  }
}

/** A level that was left is replaced by one that has the field; another part is changed. */
function setField(save: Save, part: object, name: string, value: unknown): void {
  const at = save.resumePoints.findIndex((resumePoint) => resumePoint === part);
  if (at < 0) (part as Part)[name] = value;
  else save.resumePoints[at] = { ...save.resumePoints[at], [name]: value };
}

function whatItSays({ text, textSections }: SectionedText): object {
  return { text, parts: textSections };
}

describe("a save that is packed after a former one", () => {
  test("is the same as packed from nothing, whatever changed in between and however long ago that was", () => {
    const story = fc.array(fc.tuple(fc.array(changes, { maxLength: 3 }), number), { maxLength: 12 });
    fc.assert(
      fc.property(saves, story, (start, steps) => {
        const save = structuredClone(start);
        const packed = [packSave(save)];
        for (const [made, age] of steps) {
          for (const change of made) make(save, change);
          const next = packSave(save, packed[age % packed.length].sections);
          expect(whatItSays(next)).toEqual(whatItSays(packSave(save)));
          expect(parseSections(next.text)).toEqual(next.textSections);
          packed.push(next);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("is the same too if that was another player's", () => {
    fc.assert(
      fc.property(saves, saves, (save, other) => {
        expect(packSave(save, packSave(other).sections)).toEqual(packSave(save));
      }),
    );
  });

  test.each(pairs(fullSave(), fullSave()).flatMap(([part], at) => fieldsOf(part).map((name) => [name, at] as const)))(
    "says it if %s alone has changed in part %i",
    (name, at) => {
      const save = fullSave();
      const before = packSave(save);
      const [part] = pairs(save, save)[at];
      setField(save, part, name, another((part as Part)[name]));
      const after = packSave(save, before.sections);
      expect(after.text).not.toBe(before.text);
      expect(whatItSays(after)).toEqual(whatItSays(packSave(save)));
    },
  );
});

describe("only what changed is written again:", () => {
  /** The parts that were written for the second packing. */
  function writtenAfter(save: Save, change: (save: Save) => void): object[] {
    const before = packSave(save);
    change(save);
    return packSave(save, before.sections)
      .sections.filter((section) => !before.sections.includes(section))
      .map(({ part }) => part);
  }

  test("nothing if nothing did", () => {
    expect(writtenAfter(fullSave(), () => undefined)).toEqual([]);
  });

  test("the stats and the puzzle with a medal, though the tables move up", () => {
    const save = fullSave();
    const written = writtenAfter(save, ({ stats, puzzles }) => {
      stats.levelsCleared++;
      puzzles[1].medals = "1";
      deleteResumePoint(save.resumePoints, "one", "campaign");
    });
    expect(written).toEqual([save.stats, save.puzzles[1]]);
  });

  test("a table that takes the place of another", () => {
    const save = fullSave();
    const table = { ...emptyResumePoint("two", "endless"), levelNumber: 9 };
    const written = writtenAfter(save, () => {
      setResumePoint(save.resumePoints, table);
    });
    expect(written).toEqual([table]);
  });
});

/** A save of two puzzles with three tables. */
function fullSave(): Save {
  const save = freshSave();
  save.world = "two";
  for (const id of ["one", "two"]) {
    const { daily } = puzzleSave(save, id);
    daily.lastMoves = [RIGHT];
    daily.lastMap = "@.o";
    setResumePoint(save.resumePoints, {
      ...emptyResumePoint(id, "endless"),
      recent: [1, 2],
      map: "@.o\no..",
      moves: [RIGHT],
    });
    if (id === "one") setResumePoint(save.resumePoints, emptyResumePoint(id, "campaign"));
  }
  return save;
}

function fieldsOf(part: object): string[] {
  return Object.keys(part).filter((name) => !NO_FIELDS.includes(name));
}

/** Another value of a field than this one. */
function another(value: unknown): unknown {
  if (typeof value === "number") return value === 1 ? 2 : 1;
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value)) return value.length === 0 ? [1] : [];
  return value === "a" ? "b" : "a";
}

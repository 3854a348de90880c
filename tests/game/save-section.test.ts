import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSections, type SectionedText } from "../../src/game/save/checksum";
import {
  deleteResumePoint,
  createResumePoint,
  setResumePoint,
  type ResumePoint,
} from "../../src/game/save/resume-point";
import { createFreshSave, packSave, openPuzzleSave, type Save } from "../../src/game/save/save";
import { RIGHT } from "../../src/kernel/direction";
import { puzzleIds, saves, resumePoints } from "./random-saves";

type Change =
  | { readonly kind: "set a field"; readonly data: number; readonly name: number; readonly to: Save }
  | { readonly kind: "begin a puzzle"; readonly id: string }
  | { readonly kind: "leave a level"; readonly resumePoint: ResumePoint }
  | { readonly kind: "end a level"; readonly number: number }
  | { readonly kind: "reverse the order"; readonly of: "puzzles" | "resumePoints" };

const number = fc.nat({ max: 1000 });

const changes: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("set a field" as const), data: number, name: number, to: saves }),
  },
  fc.record({ kind: fc.constant("begin a puzzle" as const), id: puzzleIds }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("leave a level" as const), resumePoint: resumePoints }) },
  fc.record({ kind: fc.constant("end a level" as const), number }),
  fc.record({
    kind: fc.constant("reverse the order" as const),
    of: fc.constantFrom("puzzles" as const, "resumePoints" as const),
  }),
);

type Data = Record<string, unknown>;

function pairs(save: Save, other: Save): (readonly [data: object, other: object])[] {
  const [puzzle = openPuzzleSave(createFreshSave(), "none")] = other.puzzles;
  const [resumePoint = createResumePoint("none", "rush")] = other.resumePoints;
  return [
    [save, other],
    [save.settings, other.settings],
    [save.stats, other.stats],
    [save.days, other.days],
    [save.remix, other.remix],
    ...save.puzzles.map((data) => [data, puzzle] as const),
    ...save.puzzles.map((data) => [data.daily, puzzle.daily] as const),
    ...save.puzzles.map((data) => [data.endless, puzzle.endless] as const),
    ...save.resumePoints.map((data) => [data, resumePoint] as const),
  ];
}

const NO_FIELDS = [
  "settings",
  "stats",
  "days",
  "remix",
  "puzzles",
  "resumePoints",
  "unreadResumePoints",
  "unreadSections",
  "id",
  "daily",
  "endless",
];

function apply(save: Save, change: Change): void {
  if (change.kind === "begin a puzzle") openPuzzleSave(save, change.id);
  else if (change.kind === "leave a level") setResumePoint(save, structuredClone(change.resumePoint));
  else if (change.kind === "reverse the order") save[change.of].reverse();
  else if (change.kind === "end a level") {
    const resumePoint = save.resumePoints.at(change.number % Math.max(1, save.resumePoints.length));
    if (resumePoint !== undefined) deleteResumePoint(save, resumePoint.puzzleId, resumePoint.tally.mode);
  } else {
    const all = pairs(save, change.to);
    const [data, other] = all[change.data % all.length];
    const names = Object.keys(data).filter((name) => !NO_FIELDS.includes(name));
    const name = names[change.name % names.length];
    setField(save, data, name, (other as Data)[name]);
  }
}

/**
 * Sets a field in a section of a save. If the section is an unfinished level, replaces it by a changed copy, because
 * the game never changes a stored level in place.
 */
function setField(save: Save, data: object, name: string, value: unknown): void {
  const index = save.resumePoints.findIndex((resumePoint) => resumePoint === data);
  if (index < 0) (data as Data)[name] = value;
  else save.resumePoints[index] = { ...save.resumePoints[index], [name]: value };
}

function contentsOf({ text, textSections }: SectionedText): object {
  return { text, parts: textSections };
}

describe("packing a save with known sections", () => {
  test("a save is packed the same with and without known sections, whatever has changed since", () => {
    const changeLists = fc.array(fc.tuple(fc.array(changes, { maxLength: 3 }), number), { maxLength: 12 });
    fc.assert(
      fc.property(saves, changeLists, (start, steps) => {
        const save = structuredClone(start);
        const packed = [packSave(save)];
        for (const [made, age] of steps) {
          for (const change of made) apply(save, change);
          const next = packSave(save, packed[age % packed.length].sections);
          expect(contentsOf(next)).toEqual(contentsOf(packSave(save)));
          expect(parseSections(next.text)).toEqual(next.textSections);
          packed.push(next);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("a save is packed the same even if the known sections belong to another player's save", () => {
    fc.assert(
      fc.property(saves, saves, (save, other) => {
        expect(packSave(save, packSave(other).sections)).toEqual(packSave(save));
      }),
    );
  });

  test.each(
    pairs(fullSave(), fullSave()).flatMap(([data], index) => fieldsOf(data).map((name) => [name, index] as const)),
  )("the packed text changes if only the field %s in part %i of the save changes", (name, index) => {
    const save = fullSave();
    const before = packSave(save);
    const [data] = pairs(save, save)[index];
    setField(save, data, name, another((data as Data)[name]));
    const after = packSave(save, before.sections);
    expect(after.text).not.toBe(before.text);
    expect(contentsOf(after)).toEqual(contentsOf(packSave(save)));
  });
});

describe("formatting sections again", () => {
  function writtenAfter(save: Save, change: (save: Save) => void): object[] {
    const before = packSave(save);
    change(save);
    return packSave(save, before.sections)
      .sections.filter((section) => !before.sections.includes(section))
      .map(({ data }) => data);
  }

  test("no section of a save is formatted again if nothing has changed", () => {
    expect(writtenAfter(fullSave(), () => undefined)).toEqual([]);
  });

  test("only changed sections are formatted again, although other sections move up", () => {
    const save = fullSave();
    const written = writtenAfter(save, ({ stats, puzzles }) => {
      stats.levelsCleared++;
      puzzles[1].medals = "1";
      deleteResumePoint(save, "one", "campaign");
    });
    expect(written).toEqual([save.stats, save.puzzles[1]]);
  });

  test("a resume point that replaces another resume point is formatted again", () => {
    const save = fullSave();
    const resumePoint = { ...createResumePoint("two", "rising"), levelNumber: 9 };
    const written = writtenAfter(save, () => {
      setResumePoint(save, resumePoint);
    });
    expect(written).toEqual([resumePoint]);
  });
});

function fullSave(): Save {
  const save = createFreshSave();
  save.titlePuzzleId = "two";
  for (const id of ["one", "two"]) {
    const { daily } = openPuzzleSave(save, id);
    daily.lastWinningMoves = [RIGHT];
    daily.lastWonMap = "@.o";
    setResumePoint(save, {
      ...createResumePoint(id, "rising"),
      recentSketches: "AAAAABAAC",
      map: "@.o\no..",
      moves: [RIGHT],
    });
    if (id === "one") setResumePoint(save, createResumePoint(id, "campaign"));
  }
  return save;
}

function fieldsOf(data: object): string[] {
  return Object.keys(data).filter((name) => !NO_FIELDS.includes(name));
}

function another(value: unknown): unknown {
  if (typeof value === "number") return value === 1 ? 2 : 1;
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value)) return value.length === 0 ? [1] : [];
  return value === "a" ? "b" : "a";
}

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinSections, appendChecksum } from "../../src/game/save/checksum";
import * as saveSlots from "../../src/game/save/save-slots";
import type { Storage } from "../../src/game/save/files";
import { openSaveSlots, type Slot, type SaveSlots } from "../../src/game/save/save-slots";
import { dataFolder, TORN_LEFTOVERS, tearText, withOneWrongCharacter, type Files, type TornWrite } from "./data-folder";
import { withoutChecksums } from "./plain-save";
import { isSameJson } from "./is-same-json";

const NAME = "save";
const OLDER = "stats\nmoves 12";
const NEWER = "stats\nmoves 13\nmap 3 @.o..o";

function save(slots: SaveSlots, text: string): boolean {
  return saveSlots.saveText(slots, joinSections([appendChecksum(text)]));
}

function checksum(version: number, sequence: number, text: string): number {
  return saveSlots.slotChecksum(version, sequence, [appendChecksum(text)]);
}

function filesWith(...texts: string[]): Files {
  const files: Files = new Map();
  const slots = openSaveSlots(dataFolder(files), 1, NAME);
  for (const text of texts) expect(save(slots, text)).toBe(true);
  return files;
}

function savedText(files: Files, version = 1): string | undefined {
  return textOf(openSaveSlots(dataFolder(files), version, NAME));
}

function textOf({ newestSlot }: SaveSlots): string | undefined {
  return newestSlot === undefined ? undefined : withoutChecksums(newestSlot.payload);
}

function slotText(slot: Omit<Slot, "checksum">): string {
  const payload = appendChecksum(slot.payload).text;
  return JSON.stringify({ ...slot, payload, checksum: checksum(slot.version, slot.sequence, slot.payload) });
}

function fileOf(files: Files, name: string): string {
  const text = files.get(name);
  if (text === undefined) throw new Error(`there is no ${name}`);
  return text;
}

describe("save slots", () => {
  test("a new pair of slots is empty", () => {
    expect(savedText(new Map())).toBeUndefined();
  });

  test("a pair of slots returns the text that was saved last", () => {
    for (let count = 1; count <= 5; count++) {
      const texts = Array.from({ length: count }, (_, index) => `text ${index}`);
      expect(savedText(filesWith(...texts))).toBe(`text ${count - 1}`);
    }
  });

  test("two save slots are written alternately, even after they were opened again", () => {
    const files = filesWith("one");
    const names: string[] = [];
    for (const text of ["two", "three", "four", "five"]) {
      const before = new Map(files);
      save(openSaveSlots(dataFolder(files), 1, NAME), text);
      names.push(...[...files.keys()].filter((name) => files.get(name) !== before.get(name)));
    }
    expect(names).toEqual(["save-b", "save-a", "save-b", "save-a"]);
  });

  test("the same slot counts as the newest after saving and after opening again", () => {
    const files = filesWith("one");
    const slots = openSaveSlots(dataFolder(files), 1, NAME);
    expect(textOf(slots)).toBe("one");
    save(slots, "two");
    expect(slots.newestSlot).toEqual(openSaveSlots(dataFolder(files), 1, NAME).newestSlot);
    expect(slots.newestSlot).toMatchObject({ sequence: 2, payload: appendChecksum("two").text });
  });

  test("save slots with different names in one data folder are independent", () => {
    const files = filesWith("one", "two");
    const other = openSaveSlots(dataFolder(files), 1, "other");
    expect(other.newestSlot).toBeUndefined();
    save(other, "three");
    expect([...files.keys()]).toEqual(["save-a", "save-b", "other-a"]);
    expect(savedText(files)).toBe("two");
    expect(textOf(openSaveSlots(dataFolder(files), 1, "other"))).toBe("three");
  });

  test("a failed write of a save slot is reported, and the previous save is still there", () => {
    const files = filesWith(OLDER);
    const full: Storage = { ...dataFolder(files), write: () => undefined };
    const slots = openSaveSlots(full, 1, NAME);
    expect(save(slots, NEWER)).toBe(false);
    expect(savedText(files)).toBe(OLDER);
  });

  test("a retry of a failed save writes the same slot again, never the slot with the good save", () => {
    const files = filesWith("one", "two");
    const good = fileOf(files, "save-b");
    let failures = 2;
    const folder = dataFolder(files);
    const flaky: Storage = {
      ...folder,
      write: (name, value) => {
        if (failures-- > 0) files.set(name, "{");
        else folder.write(name, value);
      },
    };
    const slots = openSaveSlots(flaky, 1, NAME);
    expect(save(slots, "three")).toBe(false);
    expect(save(slots, "three")).toBe(false);
    expect(files.get("save-b")).toBe(good);
    expect(save(slots, "four")).toBe(true);
    expect(files.get("save-b")).toBe(good);
    expect(savedText(files)).toBe("four");
  });

  test("a save that was written but could not be read back does not count as one of another instance", () => {
    const files = filesWith("one", "two");
    const folder = dataFolder(files);
    let failures = 1;
    let isHidden = false;
    const flaky: Storage = {
      ...folder,
      read: (name) => {
        const value = isHidden ? undefined : folder.read(name);
        isHidden = false;
        return value;
      },
      write: (name, value) => {
        folder.write(name, value);
        isHidden = failures-- > 0;
      },
    };
    const slots = openSaveSlots(flaky, 1, NAME);
    expect(save(slots, "three")).toBe(false);
    expect(save(slots, "four")).toBe(true);
    expect(savedText(files)).toBe("four");
  });

  test("a save that another instance of the game wrote in the meantime is not overwritten", () => {
    for (let count = 1; count <= 3; count++) {
      const files = filesWith("one", "two");
      const [mine, other] = [openSaveSlots(dataFolder(files), 1, NAME), openSaveSlots(dataFolder(files), 1, NAME)];
      expect(save(mine, "mine")).toBe(true);
      for (let number = 1; number < count; number++) expect(save(mine, `mine ${number}`)).toBe(true);
      const filesBefore = new Map(files);
      expect(save(other, "of another instance")).toBe(false);
      expect(save(other, "of another instance, again")).toBe(false);
      expect(files).toEqual(filesBefore);
    }
  });

  test("a slot's number that is read as a float counts as the same integer", () => {
    const files: Files = new Map([
      ["save-a", slotText({ version: 1, sequence: 7, payload: OLDER }).replace("7", "7.0")],
    ]);
    expect(savedText(files)).toBe(OLDER);
  });
});

describe("save slots after a write that was cut short", () => {
  test.each(TORN_LEFTOVERS)("a write cut short over %s leaves the previous save or the complete new save", (over) => {
    for (const texts of [[], ["one"], ["one", OLDER]]) {
      const before = filesWith(...texts);
      const whole = whatWouldBeWritten(before, NEWER);
      for (let characters = 0; characters <= whole.text.length; characters++) {
        const files: Files = new Map(before);
        save(openSaveSlots(dataFolder(files, { characters, over }), 1, NAME), NEWER);
        const isThere = fileOf(files, whole.name) === whole.text;
        expect(savedText(files), `${characters} characters`).toBe(isThere ? NEWER : texts.at(-1));
        expect(save(openSaveSlots(dataFolder(files), 1, NAME), "after")).toBe(true);
        expect(savedText(files)).toBe("after");
      }
    }
  });

  test("a write that was cut short is noticed at once if the game is still running", () => {
    const before = filesWith("one", OLDER);
    const { text } = whatWouldBeWritten(before, NEWER);
    for (let characters = 0; characters < text.length; characters++) {
      const files: Files = new Map(before);
      expect(save(openSaveSlots(dataFolder(files, { characters, over: "an emptied file" }), 1, NAME), NEWER)).toBe(
        false,
      );
    }
  });
});

function whatWouldBeWritten(files: Files, payload: string): { readonly name: string; readonly text: string } {
  const after: Files = new Map(files);
  save(openSaveSlots(dataFolder(after), 1, NAME), payload);
  const name = [...after.keys()].find((key) => after.get(key) !== files.get(key));
  if (name === undefined) throw new Error("nothing was written");
  return { name, text: fileOf(after, name) };
}

describe("a damaged slot", () => {
  const files = filesWith(OLDER, NEWER);

  test.each([
    ["save-b", OLDER, NEWER],
    ["save-a", NEWER, NEWER],
  ])("a save slot with any one wrong character in %s is ignored", (name, otherwise, unchanged) => {
    const text = fileOf(files, name);
    let damages = 0;
    for (const wrong of withOneWrongCharacter(text)) {
      const expected = isSameJson(wrong, text) ? unchanged : otherwise;
      expect(savedText(new Map(files).set(name, wrong)), wrong).toBe(expected);
      damages++;
    }
    expect(damages).toBeGreaterThan(10 * text.length);
  });

  test.each([
    ["empty", ""],
    ["invalid JSON", "]]"],
    ["nothing", "null"],
    ["a number", "1"],
    ["a text", '"text"'],
    ["a list", "[1,2,3]"],
    ["an empty object", "{}"],
    ["an object of another kind", '{"isLampShown":true}'],
    ["a payload that is no text", '{"version":1,"sequence":9,"checksum":0,"payload":[]}'],
    ["a fraction", '{"version":1.5,"sequence":9,"checksum":0,"payload":""}'],
    ["an invalid version", slotText({ version: 0, sequence: 9, payload: "x" })],
    ["a sequence number out of range", slotText({ version: 1, sequence: 16_777_216, payload: "x" })],
    ["a wrong checksum", slotText({ version: 1, sequence: 9, payload: "x" }).replace('"x\\n', '"y\\n')],
  ])("a save slot that holds %s is ignored", (_, text) => {
    expect(savedText(new Map(files).set("save-b", text))).toBe(OLDER);
    expect(savedText(new Map(files).set("save-a", text))).toBe(NEWER);
    const both: Files = new Map([
      ["save-a", text],
      ["save-b", text],
    ]);
    expect(savedText(both)).toBeUndefined();
    expect(save(openSaveSlots(dataFolder(both), 1, NAME), "a new one")).toBe(true);
    expect(savedText(both)).toBe("a new one");
  });

  test("the remaining save slot is used if the other slot was deleted", () => {
    expect(savedText(withoutFile(files, "save-b"))).toBe(OLDER);
    expect(savedText(withoutFile(files, "save-a"))).toBe(NEWER);
  });

  test("swapping the files of two save slots changes nothing", () => {
    const swapped: Files = new Map([
      ["save-a", fileOf(files, "save-b")],
      ["save-b", fileOf(files, "save-a")],
    ]);
    expect(savedText(swapped)).toBe(NEWER);
    save(openSaveSlots(dataFolder(swapped, { characters: 20, over: "an emptied file" }), 1, NAME), "torn");
    expect(savedText(swapped)).toBe(NEWER);
  });

  test("copying one save slot over the other leaves the text of the copied slot", () => {
    for (const [name, expected] of [
      ["save-a", OLDER],
      ["save-b", NEWER],
    ] as const) {
      const text = fileOf(files, name);
      const alike: Files = new Map([
        ["save-a", text],
        ["save-b", text],
      ]);
      expect(savedText(alike)).toBe(expected);
    }
  });
});

function withoutFile(files: Files, name: string): Files {
  const rest: Files = new Map(files);
  rest.delete(name);
  return rest;
}

describe("a save from a newer version", () => {
  const newer = slotText({ version: 3, sequence: 8, payload: "of the future" });
  const older = slotText({ version: 2, sequence: 7, payload: "of today" });

  function open(files: Files, tear?: TornWrite): ReturnType<typeof openSaveSlots> {
    return openSaveSlots(dataFolder(files, tear), 2, NAME);
  }

  test("a save from a newer version is backed up, and the older slot is used", () => {
    const files: Files = new Map([
      ["save-a", newer],
      ["save-b", older],
    ]);
    expect(savedText(files, 2)).toBe("of today");
    expect(isSameJson(fileOf(files, "save-newer"), newer)).toBe(true);
  });

  test("a save from a newer version is never lost, however often this version saves", () => {
    const files: Files = new Map([["save-a", newer]]);
    for (let launch = 0; launch < 3; launch++) {
      for (let count = 0; count < 3; count++) {
        expect(save(open(files), `${launch} ${count}`)).toBe(true);
        expect(savedText(files, 2)).toBe(`${launch} ${count}`);
        expect(savedText(files, 3), "the text that the newer version would find").toBe(`${launch} ${count}`);
      }
    }
    expect(isSameJson(fileOf(files, "save-newer"), newer)).toBe(true);
  });

  test("a second save from a newer version gets a backup of its own", () => {
    const second = slotText({ version: 3, sequence: 20, payload: "of another future" });
    const files: Files = new Map([["save-a", newer]]);
    save(open(files), "today");
    files.set("save-a", second);
    save(open(files), "tomorrow");
    save(open(files), "the day after");
    expect(isSameJson(fileOf(files, "save-newer"), newer)).toBe(true);
    expect(isSameJson(fileOf(files, "save-newer-2"), second)).toBe(true);
    expect(savedText(files, 2)).toBe("the day after");
  });

  test("nothing is written if the backup of a newer version's save was cut short", () => {
    for (let characters = 0; characters < newer.length; characters++) {
      const files: Files = new Map([["save-a", newer]]);
      expect(save(open(files, { characters, over: "an emptied file" }), "today")).toBe(false);
      expect(savedText(files, 3)).toBe("of the future");
      expect(save(open(files), "today")).toBe(true);
      expect(isSameJson(fileOf(files, "save-newer"), newer)).toBe(true);
    }
  });

  test("a save from a newer version is not overwritten as long as it cannot be backed up", () => {
    const files: Files = new Map([
      ["save-a", older],
      ["save-b", newer],
    ]);
    const folder = dataFolder(files);
    const storage: Storage = {
      ...folder,
      write: (name, value) => {
        if (!name.startsWith("save-newer")) folder.write(name, value);
      },
    };
    const slots = openSaveSlots(storage, 2, NAME);
    expect(textOf(slots)).toBe("of today");
    for (let count = 0; count < 3; count++) expect(save(slots, "tomorrow")).toBe(false);
    expect(files.get("save-b")).toBe(newer);
    expect(savedText(files, 2)).toBe("of today");
  });

  test("a damaged save from a newer version is ignored", () => {
    const files: Files = new Map([
      ["save-a", newer.replace("future", "past")],
      ["save-b", older],
    ]);
    expect(savedText(files, 2)).toBe("of today");
    expect(files.has("save-newer")).toBe(false);
  });
});

type Event =
  | { readonly kind: "save"; readonly text: string }
  | { readonly kind: "refuse"; readonly text: string }
  | { readonly kind: "tear"; readonly text: string; readonly share: number; readonly over: TornWrite["over"] }
  | { readonly kind: "relaunch" }
  | { readonly kind: "damage the older slot"; readonly share: number };

const text = fc.string();

const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant("save" as const), text }),
  fc.record({ kind: fc.constant("refuse" as const), text }),
  fc.record({
    kind: fc.constant("tear" as const),
    text,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    over: fc.constantFrom(...TORN_LEFTOVERS),
  }),
  fc.record({ kind: fc.constant("relaunch" as const) }),
  fc.record({
    kind: fc.constant("damage the older slot" as const),
    share: fc.double({ min: 0, max: 0.999, noNaN: true }),
  }),
);

/**
 * A save whose write was cut short. `text` is the saved text, and `whole` is the file that the complete write would
 * have made. The file may still have the end of an older, longer text. If later damage removes this end, the file is
 * complete by accident.
 */
interface Unfinished {
  readonly text: string;
  readonly whole: string;
}

/**
 * An example of events in which a write that was cut short becomes complete by accident. The cut leaves the end of an
 * older, longer file behind, and later damage removes this end.
 */
const SURPLUS_CUT_OFF: Event[] = [
  { kind: "save", text: "     " },
  { kind: "save", text: "" },
  { kind: "tear", text: "    ", share: 0.992, over: "the file before" },
  { kind: "damage the older slot", share: 0.985 },
];

test("save slots hold the text saved last, whatever happens to their files", () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (eventList) => {
      const files: Files = new Map();
      let slots = openSaveSlots(dataFolder(files), 1, NAME);
      let last: string | undefined;
      let unfinished: Unfinished | undefined;
      for (const event of eventList) {
        if (event.kind === "save") {
          expect(save(slots, event.text)).toBe(true);
          last = event.text;
        } else if (event.kind === "refuse") {
          expect(save({ ...slots, storage: { ...slots.storage, write: () => undefined } }, event.text)).toBe(false);
        } else if (event.kind === "tear") {
          unfinished = { text: event.text, whole: whatWouldBeWritten(files, event.text).text };
          if (tear(files, slots.nextSlotName, event)) last = event.text;
          slots = openSaveSlots(dataFolder(files), 1, NAME);
        } else if (event.kind === "relaunch") {
          slots = openSaveSlots(dataFolder(files), 1, NAME);
        } else {
          const text = files.get(slots.nextSlotName) ?? "";
          const characters = Math.floor(event.share * text.length);
          files.set(slots.nextSlotName, tearText("", text, { characters, over: "an emptied file" }));
          if (files.get(slots.nextSlotName) === unfinished?.whole) last = unfinished?.text;
        }
        expect(savedText(files)).toBe(last);
      }
    }),
    { numRuns: 1000, examples: [[SURPLUS_CUT_OFF]] },
  );
});

function tear(files: Files, target: string, event: Event & { readonly kind: "tear" }): boolean {
  const whole = whatWouldBeWritten(files, event.text).text;
  const characters = Math.round(event.share * whole.length);
  save(openSaveSlots(dataFolder(files, { characters, over: event.over }), 1, NAME), event.text);
  return files.get(target) === whole;
}

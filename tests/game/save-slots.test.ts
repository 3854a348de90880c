import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinSections, appendChecksum } from "../../src/game/save/checksum";
import * as vaults from "../../src/game/save/save-slots";
import type { Storage } from "../../src/game/save/files";
import { openSaveSlots, type Slot, type SaveSlots } from "../../src/game/save/save-slots";
import { dataFolder, TORN_LEFTOVERS, tearText, withOneWrongCharacter, type Files, type TornWrite } from "./data-folder";
import { withoutChecksums } from "./plain-save";
import { isSameJson } from "./is-same-json";

const NAME = "save";
const OLDER = "stats\nmoves 12";
const NEWER = "stats\nmoves 13\nmap 3 @.o..o";

function keep(slots: SaveSlots, text: string): boolean {
  return vaults.saveText(slots, joinSections([appendChecksum(text)]));
}

function checksum(version: number, sequence: number, text: string): number {
  return vaults.slotChecksum(version, sequence, [appendChecksum(text)]);
}

/** A data folder with `texts` kept one after the other. */
function keptFiles(...texts: string[]): Files {
  const files: Files = new Map();
  const slots = openSaveSlots(dataFolder(files), 1, NAME);
  for (const text of texts) expect(keep(slots, text)).toBe(true);
  return files;
}

function found(files: Files, version = 1): string | undefined {
  return textOf(openSaveSlots(dataFolder(files), version, NAME));
}

/** What was kept of the text that a vault found: without the line of its checksum. */
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

describe("a vault", () => {
  test("is empty at first", () => {
    expect(found(new Map())).toBeUndefined();
  });

  test("gives back what was kept last", () => {
    for (let count = 1; count <= 5; count++) {
      const texts = Array.from({ length: count }, (_, at) => `text ${at}`);
      expect(found(keptFiles(...texts))).toBe(`text ${count - 1}`);
    }
  });

  test("writes its two slots in turn, also after it was opened again", () => {
    const files = keptFiles("one");
    const names: string[] = [];
    for (const text of ["two", "three", "four", "five"]) {
      const before = new Map(files);
      keep(openSaveSlots(dataFolder(files), 1, NAME), text);
      names.push(...[...files.keys()].filter((name) => files.get(name) !== before.get(name)));
    }
    expect(names).toEqual(["save-b", "save-a", "save-b", "save-a"]);
  });

  test("knows what it has kept itself as what it found", () => {
    const files = keptFiles("one");
    const vault = openSaveSlots(dataFolder(files), 1, NAME);
    expect(textOf(vault)).toBe("one");
    keep(vault, "two");
    expect(vault.newestSlot).toEqual(openSaveSlots(dataFolder(files), 1, NAME).newestSlot);
    expect(vault.newestSlot).toMatchObject({ sequence: 2, payload: appendChecksum("two").text });
  });

  test("has nothing to do with one of another name in the same data folder", () => {
    const files = keptFiles("one", "two");
    const other = openSaveSlots(dataFolder(files), 1, "other");
    expect(other.newestSlot).toBeUndefined();
    keep(other, "three");
    expect([...files.keys()]).toEqual(["save-a", "save-b", "other-a"]);
    expect(found(files)).toBe("two");
    expect(textOf(openSaveSlots(dataFolder(files), 1, "other"))).toBe("three");
  });

  test("says so if nothing was written, and the save before is still there", () => {
    const files = keptFiles(OLDER);
    const full: Storage = { ...dataFolder(files), write: () => undefined };
    const vault = openSaveSlots(full, 1, NAME);
    expect(keep(vault, NEWER)).toBe(false);
    expect(found(files)).toBe(OLDER);
  });

  test("writes the same slot again after a failure, never the one that holds the good save", () => {
    const files = keptFiles("one", "two");
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
    const vault = openSaveSlots(flaky, 1, NAME);
    expect(keep(vault, "three")).toBe(false);
    expect(keep(vault, "three")).toBe(false);
    expect(files.get("save-b")).toBe(good);
    expect(keep(vault, "four")).toBe(true);
    expect(files.get("save-b")).toBe(good);
    expect(found(files)).toBe("four");
  });

  test("writes over nothing that another has kept since it was opened", () => {
    for (let count = 1; count <= 3; count++) {
      const files = keptFiles("one", "two");
      const [mine, other] = [openSaveSlots(dataFolder(files), 1, NAME), openSaveSlots(dataFolder(files), 1, NAME)];
      expect(keep(mine, "mine")).toBe(true);
      for (let at = 1; at < count; at++) expect(keep(mine, `mine ${at}`)).toBe(true);
      const kept = new Map(files);
      expect(keep(other, "of another")).toBe(false);
      expect(keep(other, "of another, again")).toBe(false);
      expect(files).toEqual(kept);
    }
  });

  test("takes a number that comes back as a float for the integer that it stands for", () => {
    const files: Files = new Map([
      ["save-a", slotText({ version: 1, sequence: 7, payload: OLDER }).replace("7", "7.0")],
    ]);
    expect(found(files)).toBe(OLDER);
  });
});

describe("a write torn at any length", () => {
  test.each(TORN_LEFTOVERS)("over %s leaves the save before or the whole new one", (over) => {
    for (const texts of [[], ["one"], ["one", OLDER]]) {
      const before = keptFiles(...texts);
      const whole = whatWouldBeWritten(before, NEWER);
      for (let characters = 0; characters <= whole.text.length; characters++) {
        const files: Files = new Map(before);
        keep(openSaveSlots(dataFolder(files, { characters, over }), 1, NAME), NEWER);
        const isThere = fileOf(files, whole.name) === whole.text;
        expect(found(files), `${characters} characters`).toBe(isThere ? NEWER : texts.at(-1));
        expect(keep(openSaveSlots(dataFolder(files), 1, NAME), "after")).toBe(true);
        expect(found(files)).toBe("after");
      }
    }
  });

  test("is noticed at once if the power is still there", () => {
    const before = keptFiles("one", OLDER);
    const { text } = whatWouldBeWritten(before, NEWER);
    for (let characters = 0; characters < text.length; characters++) {
      const files: Files = new Map(before);
      expect(keep(openSaveSlots(dataFolder(files, { characters, over: "an emptied file" }), 1, NAME), NEWER)).toBe(
        false,
      );
    }
  });
});

function whatWouldBeWritten(files: Files, payload: string): { readonly name: string; readonly text: string } {
  const after: Files = new Map(files);
  keep(openSaveSlots(dataFolder(after), 1, NAME), payload);
  const name = [...after.keys()].find((key) => after.get(key) !== files.get(key));
  if (name === undefined) throw new Error("nothing was written");
  return { name, text: fileOf(after, name) };
}

describe("a slot that was damaged", () => {
  const files = keptFiles(OLDER, NEWER);

  test.each([
    ["save-b", OLDER, NEWER],
    ["save-a", NEWER, NEWER],
  ])("in any one character of %s is passed over", (name, otherwise, unchanged) => {
    const text = fileOf(files, name);
    let damages = 0;
    for (const wrong of withOneWrongCharacter(text)) {
      const says = isSameJson(wrong, text) ? unchanged : otherwise;
      expect(found(new Map(files).set(name, wrong)), wrong).toBe(says);
      damages++;
    }
    expect(damages).toBeGreaterThan(10 * text.length);
  });

  test.each([
    ["empty", ""],
    ["noise", "]]"],
    ["nothing", "null"],
    ["a number", "1"],
    ["a text", '"text"'],
    ["a list", "[1,2,3]"],
    ["an empty table", "{}"],
    ["a table of something else", '{"lampIsShown":true}'],
    ["a payload that is no text", '{"version":1,"sequence":9,"checksum":0,"payload":[]}'],
    ["a fraction", '{"version":1.5,"sequence":9,"checksum":0,"payload":""}'],
    ["a version that there never was", slotText({ version: 0, sequence: 9, payload: "x" })],
    ["a sequence number out of range", slotText({ version: 1, sequence: 16_777_216, payload: "x" })],
    ["a wrong checksum", slotText({ version: 1, sequence: 9, payload: "x" }).replace('"x\\n', '"y\\n')],
  ])("and now holds %s is passed over", (_, text) => {
    expect(found(new Map(files).set("save-b", text))).toBe(OLDER);
    expect(found(new Map(files).set("save-a", text))).toBe(NEWER);
    const both: Files = new Map([
      ["save-a", text],
      ["save-b", text],
    ]);
    expect(found(both)).toBeUndefined();
    expect(keep(openSaveSlots(dataFolder(both), 1, NAME), "a new one")).toBe(true);
    expect(found(both)).toBe("a new one");
  });

  test("or deleted leaves the other", () => {
    expect(found(without(files, "save-b"))).toBe(OLDER);
    expect(found(without(files, "save-a"))).toBe(NEWER);
  });

  test("or exchanged with the other changes nothing", () => {
    const swapped: Files = new Map([
      ["save-a", fileOf(files, "save-b")],
      ["save-b", fileOf(files, "save-a")],
    ]);
    expect(found(swapped)).toBe(NEWER);
    keep(openSaveSlots(dataFolder(swapped, { characters: 20, over: "an emptied file" }), 1, NAME), "torn");
    expect(found(swapped)).toBe(NEWER);
  });

  test("or copied over the other changes nothing", () => {
    for (const [name, says] of [
      ["save-a", OLDER],
      ["save-b", NEWER],
    ] as const) {
      const text = fileOf(files, name);
      const alike: Files = new Map([
        ["save-a", text],
        ["save-b", text],
      ]);
      expect(found(alike)).toBe(says);
    }
  });
});

function without(files: Files, name: string): Files {
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

  test("is kept aside, and the older slot is taken", () => {
    const files: Files = new Map([
      ["save-a", newer],
      ["save-b", older],
    ]);
    expect(found(files, 2)).toBe("of today");
    expect(isSameJson(fileOf(files, "save-newer"), newer)).toBe(true);
  });

  test("is never lost, however long this version plays on", () => {
    const files: Files = new Map([["save-a", newer]]);
    for (let launch = 0; launch < 3; launch++) {
      for (let count = 0; count < 3; count++) {
        expect(keep(open(files), `${launch} ${count}`)).toBe(true);
        expect(found(files, 2)).toBe(`${launch} ${count}`);
        expect(found(files, 3), "what the newer version would go on from").toBe(`${launch} ${count}`);
      }
    }
    expect(isSameJson(fileOf(files, "save-newer"), newer)).toBe(true);
  });

  test("does not take the place of another that is kept aside", () => {
    const second = slotText({ version: 3, sequence: 20, payload: "of another future" });
    const files: Files = new Map([["save-a", newer]]);
    keep(open(files), "today");
    files.set("save-a", second);
    keep(open(files), "tomorrow");
    keep(open(files), "the day after");
    expect(isSameJson(fileOf(files, "save-newer"), newer)).toBe(true);
    expect(isSameJson(fileOf(files, "save-newer-2"), second)).toBe(true);
    expect(found(files, 2)).toBe("the day after");
  });

  test("is still in its slot if it could not be kept aside, and then nothing is written", () => {
    for (let characters = 0; characters < newer.length; characters++) {
      const files: Files = new Map([["save-a", newer]]);
      expect(keep(open(files, { characters, over: "an emptied file" }), "today")).toBe(false);
      expect(found(files, 3)).toBe("of the future");
      expect(keep(open(files), "today")).toBe(true);
      expect(isSameJson(fileOf(files, "save-newer"), newer)).toBe(true);
    }
  });

  test("is never written over as long as it cannot be kept aside", () => {
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
    const vault = openSaveSlots(storage, 2, NAME);
    expect(textOf(vault)).toBe("of today");
    for (let count = 0; count < 3; count++) expect(keep(vault, "tomorrow")).toBe(false);
    expect(files.get("save-b")).toBe(newer);
    expect(found(files, 2)).toBe("of today");
  });

  test("is none if it is not whole", () => {
    const files: Files = new Map([
      ["save-a", newer.replace("future", "past")],
      ["save-b", older],
    ]);
    expect(found(files, 2)).toBe("of today");
    expect(files.has("save-newer")).toBe(false);
  });
});

/** What befalls a data folder between two launches, or while the game runs. */
type Event =
  | { readonly kind: "keep"; readonly text: string }
  | { readonly kind: "refuse"; readonly text: string }
  | { readonly kind: "tear"; readonly text: string; readonly share: number; readonly over: TornWrite["over"] }
  | { readonly kind: "relaunch" }
  | { readonly kind: "damage the older slot"; readonly share: number };

// No text of one section has the beginning or the end of another in it.
const text = fc.string();

const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant("keep" as const), text }),
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

/** A save that was torn: what was to be kept, and the whole file of it. Damage that takes away what the file before had more makes it whole. */
interface Unfinished {
  readonly text: string;
  readonly whole: string;
}

/** All but the last brace was written over a longer file, and then that file's own last brace is lost. */
const SURPLUS_CUT_OFF: Event[] = [
  { kind: "keep", text: "     " },
  { kind: "keep", text: "" },
  { kind: "tear", text: "    ", share: 0.992, over: "the file before" },
  { kind: "damage the older slot", share: 0.985 },
];

test("whatever befalls it, a vault holds the text that was kept last", () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (story) => {
      const files: Files = new Map();
      let vault = openSaveSlots(dataFolder(files), 1, NAME);
      let last: string | undefined;
      let unfinished: Unfinished | undefined;
      for (const event of story) {
        if (event.kind === "keep") {
          expect(keep(vault, event.text)).toBe(true);
          last = event.text;
        } else if (event.kind === "refuse") {
          expect(keep({ ...vault, storage: { ...vault.storage, write: () => undefined } }, event.text)).toBe(false);
        } else if (event.kind === "tear") {
          unfinished = { text: event.text, whole: whatWouldBeWritten(files, event.text).text };
          if (tear(files, vault.nextSlotName, event)) last = event.text;
          vault = openSaveSlots(dataFolder(files), 1, NAME);
        } else if (event.kind === "relaunch") {
          vault = openSaveSlots(dataFolder(files), 1, NAME);
        } else {
          const text = files.get(vault.nextSlotName) ?? "";
          const characters = Math.floor(event.share * text.length);
          files.set(vault.nextSlotName, tearText("", text, { characters, over: "an emptied file" }));
          if (files.get(vault.nextSlotName) === unfinished?.whole) last = unfinished?.text;
        }
        expect(found(files)).toBe(last);
      }
    }),
    { numRuns: 1000, examples: [[SURPLUS_CUT_OFF]] },
  );
});

/** Tears the write of a text; gives whether all of it came to be written. */
function tear(files: Files, target: string, event: Event & { readonly kind: "tear" }): boolean {
  const whole = whatWouldBeWritten(files, event.text).text;
  const characters = Math.round(event.share * whole.length);
  keep(openSaveSlots(dataFolder(files, { characters, over: event.over }), 1, NAME), event.text);
  return files.get(target) === whole;
}

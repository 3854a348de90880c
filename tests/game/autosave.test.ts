import { expect, test } from "vitest";
import { noteUnsaved } from "../../src/game/play/autosave";

test("a move in the frame after a hint does not turn a save of all data into a save of the moves", () => {
  const autosave: Parameters<typeof noteUnsaved>[0] = { unsaved: "all", isFresh: false };
  noteUnsaved(autosave, "moves");
  expect(autosave).toEqual({ unsaved: "all", isFresh: false });
});

test("only the first of several changes in a row puts the save off to the next frame", () => {
  const autosave: Parameters<typeof noteUnsaved>[0] = { unsaved: "nothing", isFresh: false };
  noteUnsaved(autosave, "moves");
  expect(autosave).toEqual({ unsaved: "moves", isFresh: true });
  autosave.isFresh = false;
  noteUnsaved(autosave, "moves");
  expect(autosave.isFresh).toBe(false);
});

import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Note } from "../../simulator/host";
import { loadAudiblePuzzles, chapterThemes, recordMusic } from "../../tools/sounds/all-sounds";
import { FRAME_MS } from "../game/sound-game/action";
import { hearAction, listenTo } from "../game/sound-game/listener";
import { expectGoldenLines } from "./golden-lines";

const FRAMES = 600;
const LISTED_NOTES = 12;
const HASH_LENGTH = 6;

const chapters = loadAudiblePuzzles().flatMap((puzzle) =>
  chapterThemes(puzzle).map(({ music }, chapter) => ({ id: puzzle.id, puzzle, chapter, music })),
);

interface StartedNote {
  readonly frame: number;
  readonly note: Note;
}

/** Returns a line of text for a note. Its numbers are rounded to 32-bit floats, which the console's Lua has. */
function noteText({ frame, note }: StartedNote): string {
  const values: readonly (string | number)[] = Object.values(note);
  const rounded = values.map((value) => (typeof value === "number" ? Math.fround(value) : value));
  return `${frame} ${rounded.join(" ")}`;
}

function heardInLua({ puzzle, chapter }: (typeof chapters)[number], isFast: boolean): StartedNote[] {
  const listener = listenTo({ puzzleId: puzzle.id, rows: puzzle.campaign.level(0).map });
  return hearAction(listener, { kind: "music", chapter, isFast }, FRAMES - 1);
}

function recordedInNode({ music }: (typeof chapters)[number], isFast: boolean): StartedNote[] {
  return recordMusic(music, isFast, FRAMES * FRAME_MS).map(({ note, requestedMs }) => ({
    frame: requestedMs / FRAME_MS,
    note,
  }));
}

describe("the music of the chapters", () => {
  test.each(chapters)("the same frame plays the same notes in Lua and in Node: $id, chapter $chapter", (chapter) => {
    for (const isFast of [false, true]) {
      const heard = heardInLua(chapter, isFast).map(noteText);
      expect(heard.length).toBeGreaterThan(5);
      expect(heard).toEqual(recordedInNode(chapter, isFast).map(noteText));
    }
  });

  test("the music of all chapters is that of tests/golden/music.txt: frames and pitches of the first notes", () => {
    const lines = chapters.map((chapter) => {
      const notes = recordedInNode(chapter, false);
      const hash = createHash("sha1").update(notes.map(noteText).join("\n")).digest("hex").slice(0, HASH_LENGTH);
      const first = notes.slice(0, LISTED_NOTES).map(({ frame, note }) => `${frame}:${note.hertz}`);
      return `${chapter.id} ${chapter.chapter + 1}: ${first.join(" ")} (${notes.length}) #${hash}`;
    });
    expectGoldenLines("music", lines);
  });
});

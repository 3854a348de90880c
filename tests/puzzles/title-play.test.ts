import { describe, expect, test } from "vitest";
import { allPuzzles } from "../../src/puzzles/index";
import { frameAt, GONE, xAt } from "../../src/puzzles/looks/title-play";

const FRAME_MS = 20;
const WINDOWS_TOP = 188;
/** Under the rows and the word stands nobody. */
const ROWS_RIGHT = 148;
const WORD_BOTTOM = 88;

describe.each(allPuzzles().map(({ id, titlePlay }) => ({ id, titlePlay })))(
  "the title's play of $id",
  ({ titlePlay }) => {
    const { actors, lastsMs } = titlePlay;
    const moments = Array.from({ length: Math.floor(lastsMs / FRAME_MS) + 1 }, (_, at) => at * FRAME_MS);

    test("ends as it began", () => {
      for (const actor of actors) {
        expect(frameAt(actor, lastsMs)).toBe(frameAt(actor, 0));
        if (frameAt(actor, 0) !== GONE) expect(xAt(actor, lastsMs)).toBe(xAt(actor, 0));
      }
    });

    test("gives everyone time to finish what they do", () => {
      for (const { cues } of actors) {
        expect(cues[0]).toMatchObject({ atMs: 0, lastsMs: 0 });
        cues.forEach(({ atMs, lastsMs: cueMs }, at) => {
          expect(atMs + cueMs).toBeLessThanOrEqual(at + 1 < cues.length ? cues[at + 1].atMs : lastsMs);
        });
      }
    });

    test("is played between the rows, the word and the windows", () => {
      for (const actor of actors) {
        expect(actor.y).toBeLessThan(WINDOWS_TOP);
        expect(actor.y - 24).toBeGreaterThan(WORD_BOTTOM);
        for (const ms of moments) expect(xAt(actor, ms)).toBeGreaterThan(ROWS_RIGHT);
      }
    });
  },
);

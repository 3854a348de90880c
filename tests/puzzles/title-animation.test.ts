import { describe, expect, test } from "vitest";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { frameAt, HIDDEN_FRAME, xAt } from "../../src/puzzles/looks/title-animation";

const FRAME_MS = 20;
const WINDOWS_TOP = 188;
/** Under the rows and the word stands nobody. */
const MENU_RIGHT = 148;
const WORD_BOTTOM = 88;

describe.each(loadAllPuzzles().map(({ id, titleAnimation }) => ({ id, titlePlay: titleAnimation })))(
  "the title's play of $id",
  ({ titlePlay }) => {
    const { actors, durationMs } = titlePlay;
    const moments = Array.from({ length: Math.floor(durationMs / FRAME_MS) + 1 }, (_, at) => at * FRAME_MS);

    test("ends as it began", () => {
      for (const actor of actors) {
        expect(frameAt(actor, durationMs)).toBe(frameAt(actor, 0));
        if (frameAt(actor, 0) !== HIDDEN_FRAME) expect(xAt(actor, durationMs)).toBe(xAt(actor, 0));
      }
    });

    test("gives everyone time to finish what they do", () => {
      for (const { keyframes } of actors) {
        expect(keyframes[0]).toMatchObject({ atMs: 0, durationMs: 0 });
        keyframes.forEach(({ atMs, durationMs: cueMs }, at) => {
          expect(atMs + cueMs).toBeLessThanOrEqual(at + 1 < keyframes.length ? keyframes[at + 1].atMs : durationMs);
        });
      }
    });

    test("is played between the rows, the word and the windows", () => {
      for (const actor of actors) {
        expect(actor.y).toBeLessThan(WINDOWS_TOP);
        expect(actor.y - 24).toBeGreaterThan(WORD_BOTTOM);
        for (const ms of moments) expect(xAt(actor, ms)).toBeGreaterThan(MENU_RIGHT);
      }
    });
  },
);

import { describe, expect, test } from "vitest";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { frameAt, NO_FRAME, xAt } from "../../src/puzzles/looks/title-animation";

const FRAME_MS = 20;
const WINDOWS_TOP = 188;
/**
 * The right edge of the title screen's menu, in pixels. No figure of the title screen's animation may stand left of it.
 */
const MENU_RIGHT = 148;
const WORD_BOTTOM = 88;

describe.each(loadAllPuzzles().map(({ id, titleAnimation }) => ({ id, titleAnimation })))(
  "the title animation of $id",
  ({ titleAnimation }) => {
    const { actors, durationMs } = titleAnimation;
    const moments = Array.from({ length: Math.floor(durationMs / FRAME_MS) + 1 }, (_, at) => at * FRAME_MS);

    test("the title animation ends as it began", () => {
      for (const actor of actors) {
        expect(frameAt(actor, durationMs)).toBe(frameAt(actor, 0));
        if (frameAt(actor, 0) !== NO_FRAME) expect(xAt(actor, durationMs)).toBe(xAt(actor, 0));
      }
    });

    test("the title animation gives each figure time to finish each movement", () => {
      for (const { keyframes } of actors) {
        expect(keyframes[0]).toMatchObject({ atMs: 0, durationMs: 0 });
        keyframes.forEach(({ atMs, durationMs: cueMs }, at) => {
          expect(atMs + cueMs).toBeLessThanOrEqual(at + 1 < keyframes.length ? keyframes[at + 1].atMs : durationMs);
        });
      }
    });

    test("the title animation stays between the menu, the word and the windows", () => {
      for (const actor of actors) {
        expect(actor.y).toBeLessThan(WINDOWS_TOP);
        expect(actor.y - 24).toBeGreaterThan(WORD_BOTTOM);
        for (const ms of moments) expect(xAt(actor, ms)).toBeGreaterThan(MENU_RIGHT);
      }
    });
  },
);

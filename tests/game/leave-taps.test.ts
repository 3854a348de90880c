import { describe, expect, test } from "vitest";
import { IGNORES_B_AFTER_UNDO_MS, type Attempt } from "../../src/game/play/attempt";
import { stepBackAtStart, tapToLeave } from "../../src/game/play/leave-taps";

const APART_MS = 150;

function attemptAt(ageMs: number, times: Partial<Attempt> = {}): Attempt {
  return { ageMs, undoneAtMs: 0, tappedAtMs: 0, noticeAtMs: 0, notice: "none", ...times } as Attempt;
}

describe("a tap of Ⓑ at the start of a level", () => {
  test("only shows the tip and its time if the tip is not shown yet", () => {
    const attempt = attemptAt(10_000);
    expect(tapToLeave(attempt, "none", APART_MS)).toBe(false);
    expect(attempt).toMatchObject({ notice: "leave-tip", noticeAtMs: 10_000, tappedAtMs: 10_000 });
  });

  test("leaves at once if the tip appeared long after the last undo", () => {
    const attempt = attemptAt(IGNORES_B_AFTER_UNDO_MS + 1, {
      noticeAtMs: IGNORES_B_AFTER_UNDO_MS,
      tappedAtMs: IGNORES_B_AFTER_UNDO_MS,
    });
    expect(tapToLeave(attempt, "leave-tip", APART_MS)).toBe(true);
  });

  test.each([
    { afterUndoMs: IGNORES_B_AFTER_UNDO_MS, afterTapMs: APART_MS, leaves: true },
    { afterUndoMs: IGNORES_B_AFTER_UNDO_MS - 1, afterTapMs: APART_MS, leaves: false },
    { afterUndoMs: IGNORES_B_AFTER_UNDO_MS, afterTapMs: APART_MS - 1, leaves: false },
  ])(
    "$afterUndoMs ms after an undo and $afterTapMs ms after a tap leaves: $leaves, if the tip appeared while undoing",
    ({ afterUndoMs, afterTapMs, leaves }) => {
      const attempt = attemptAt(afterUndoMs, {
        noticeAtMs: IGNORES_B_AFTER_UNDO_MS - 1,
        tappedAtMs: afterUndoMs - afterTapMs,
      });
      expect(tapToLeave(attempt, "leave-tip", APART_MS)).toBe(leaves);
      expect(attempt.tappedAtMs).toBe(afterUndoMs);
      expect(attempt.noticeAtMs).toBe(IGNORES_B_AFTER_UNDO_MS - 1);
    },
  );

  test("leaves by the second tap 150 ms later, and a held Ⓑ never leaves", () => {
    const attempt = attemptAt(1000, { undoneAtMs: 501, noticeAtMs: 900, tappedAtMs: 900 });
    expect(stepBackAtStart(attempt, true, "leave-tip")).toBe("none");
    attempt.ageMs = 1149;
    expect(stepBackAtStart(attempt, true, "leave-tip")).toBe("none");
    attempt.ageMs = 1299;
    expect(stepBackAtStart(attempt, false, "leave-tip")).toBe("none");
    expect(attempt.notice).toBe("leave-tip");
    expect(stepBackAtStart(attempt, true, "leave-tip")).toBe("left");
  });

  test("keeps a tip other than that about leaving out of a held Ⓑ", () => {
    const attempt = attemptAt(1000);
    expect(stepBackAtStart(attempt, false, "none")).toBe("none");
    expect(attempt.notice).toBe("none");
  });
});

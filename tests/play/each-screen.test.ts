/**
 * Plays the scripted games that open all screens of the game, and checks what every screen must do: it announces
 * itself, its state is plain data, and its update paints nothing.
 */
import { describe, expect, test } from "vitest";
import { isComplete } from "../seed-count";
import { ALL_SCREENS, EACH_SCREEN_ONCE } from "./all-screens";
import { CURSOR_SCREENS, hearScreens, type HeardScreens } from "./by-ear-screens";
import { countPainting, type PaintCount } from "./paint-after-update";
import { findFunctionsInStates } from "./plain-states";
import { walkWith } from "./screen-check";

interface Found extends PaintCount, HeardScreens {
  readonly functions: Set<string>;
}

const moved = new Set<string>();

function play(walk: () => void): Found {
  const found: Found = {
    tooEarly: new Set(),
    drawingCalls: 0,
    opened: new Set(),
    heard: new Set(),
    moved,
    functions: new Set(),
  };
  walkWith([countPainting(found), hearScreens(found), findFunctionsInStates(found.functions)], walk);
  return found;
}

describe.each(isComplete ? ALL_SCREENS : EACH_SCREEN_ONCE)("the screens of %s", (_, walk) => {
  let found: Found | undefined;
  const findings = (): Found => (found ??= play(walk));

  test("before a frame draws, no screen paints anything or runs a background task", () => {
    const { tooEarly, drawingCalls } = findings();
    expect([...tooEarly]).toEqual([]);
    expect(drawingCalls).toBeGreaterThan(0);
  });

  test("no screen has a function in its state", () => {
    expect([...findings().functions].sort()).toEqual([]);
  });

  test("each screen announces itself when it opens", () => {
    const { opened, heard } = findings();
    expect(opened.size).toBeGreaterThan(0);
    expect([...opened].filter((name) => !heard.has(name)).sort()).toEqual([]);
  });
});

test("each screen with a cursor is heard when the cursor moves", () => {
  expect(CURSOR_SCREENS.filter((name) => !moved.has(name))).toEqual([]);
});

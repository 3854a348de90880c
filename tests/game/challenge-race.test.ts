import { expect, test } from "vitest";
import { createRaceEnd } from "../../src/game/modes/challenge-race";

const FRIEND = { name: "ANNA", tenths: 500, cleared: 0 };

test.each([
  [499, true, "You win by 0.1 s"],
  [500, true, "As fast as ANNA"],
  [501, true, "ANNA wins by 0.1 s"],
  [499, false, "ANNA had no help"],
])("a player with %i tenths of a second, fair: %s, reads: %s", (tenths, isFair, comparison) => {
  const end = createRaceEnd({ tenths, splits: undefined, isFair, about: [] }, FRIEND);
  expect(end.comparison[0]).toBe(comparison);
  expect(end.isCounted).toBe(isFair);
});

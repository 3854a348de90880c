import { SEED_LIMIT } from "../../kernel/random";
import { SKETCH_NUMBERS } from "../../kernel/sketch";
import { RECENT_LEVELS, type LeftLevel } from "./left-level";
import { countsOf, MODES, MOST_COUNTS, tallyOf, type ModeName } from "./tally";
import { count, counts, field, map, MOST_COUNT, moves, oneOf, puzzleId, whole, yesOrNo, type Field } from "./text";

const modes = oneOf<ModeName>(MODES);
const tallyCounts = counts(MOST_COUNTS);

/** The mode stands before its tally. */
const mode: Field<LeftLevel> = {
  name: "tally",
  label: "mode",
  write: (left) => modes.write(left.tally.mode),
  read: (left, text) => {
    const named = modes.read(text);
    if (named !== undefined) left.tally = tallyOf(named, []);
  },
};

const tally: Field<LeftLevel> = {
  name: "tally",
  label: "tally",
  write: (left) => tallyCounts.write(countsOf(left.tally)),
  read: (left, text) => {
    const counted = tallyCounts.read(text);
    if (counted !== undefined) left.tally = tallyOf(left.tally.mode, counted);
  },
};

/** Whose level it is: by these it is found among those that were left. */
export const LEFT_PLACE: readonly Field<LeftLevel>[] = [field("puzzle", puzzleId), mode];

/** A left level, line by line. */
export const LEFT_FIELDS: readonly Field<LeftLevel>[] = [
  ...LEFT_PLACE,
  field("seed", whole(0, SEED_LIMIT - 1)),
  field("levelNumber", whole(1, MOST_COUNT)),
  // The label "recent" is an older one, of numbers that mean something else.
  field("recent", counts(RECENT_LEVELS * SKETCH_NUMBERS), "sketches"),
  tally,
  field("map", map),
  field("moves", moves),
  field("goal", count),
  field("hints", count),
  field("rewinds", count),
  field("losses", count, "falls"),
  field("watched", yesOrNo),
];

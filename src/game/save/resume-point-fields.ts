import { SEED_LIMIT } from "../../kernel/random";
import { NUMBERS_PER_SKETCH } from "../../kernel/similarity-sketch";
import { MAX_RECENT_LEVELS, type ResumePoint } from "./resume-point";
import { tallyCounts, MODE_NAMES, MAX_COUNTS, tallyOf, type ModeName } from "./tally";
import {
  count,
  counts,
  field,
  map,
  MAX_COUNT,
  moves,
  oneOf,
  puzzleId,
  wholeNumber,
  yesOrNo,
  type Field,
} from "./fields";

const modeNameCodec = oneOf<ModeName>(MODE_NAMES);
const tallyCountsCodec = counts(MAX_COUNTS);

/** The mode stands before its tally. */
const modeField: Field<ResumePoint> = {
  name: "tally",
  label: "mode",
  write: (left) => modeNameCodec.write(left.tally.mode),
  read: (left, text) => {
    const named = modeNameCodec.read(text);
    if (named !== undefined) left.tally = tallyOf(named, []);
  },
};

const tallyField: Field<ResumePoint> = {
  name: "tally",
  label: "tally",
  write: (left) => tallyCountsCodec.write(tallyCounts(left.tally)),
  read: (left, text) => {
    const counted = tallyCountsCodec.read(text);
    if (counted !== undefined) left.tally = tallyOf(left.tally.mode, counted);
  },
};

/** Whose level it is: by these it is found among those that were left. */
export const RESUME_POINT_KEY_FIELDS: readonly Field<ResumePoint>[] = [field("puzzle", puzzleId), modeField];

/** A left level, line by line. */
export const RESUME_POINT_FIELDS: readonly Field<ResumePoint>[] = [
  ...RESUME_POINT_KEY_FIELDS,
  field("seed", wholeNumber(0, SEED_LIMIT - 1)),
  field("levelNumber", wholeNumber(1, MAX_COUNT)),
  // The label "recent" is an older one, of numbers that mean something else.
  field("recent", counts(MAX_RECENT_LEVELS * NUMBERS_PER_SKETCH), "sketches"),
  tallyField,
  field("map", map),
  field("moves", moves),
  field("goal", count),
  field("hints", count),
  field("rewinds", count),
  field("losses", count, "falls"),
  field("watched", yesOrNo),
];

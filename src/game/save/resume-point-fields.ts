/**
 * Defines the saved fields of a resume point, which stores an unfinished level. resume-point.ts defines the type
 * `ResumePoint`.
 */
import { SEED_LIMIT } from "../../kernel/random";
import { MAX_RECENT_LEADING_IDEAS, MAX_RECENT_LEVELS, type ResumePoint } from "./resume-point";
import { sketches } from "./sketch-text";
import { tallyCounts, MODE_NAMES, MAX_TALLY_NUMBERS, createTally, type ModeName } from "./tally";
import {
  count,
  counts,
  field,
  map,
  MAX_COUNT,
  moves,
  oneOf,
  puzzleId,
  unless,
  wholeNumber,
  yesOrNo,
  type Field,
} from "./fields";

const modeNameCodec = oneOf<ModeName>(MODE_NAMES);
const tallyCountsCodec = counts(MAX_TALLY_NUMBERS);

/**
 * The field for the mode. Its line comes before the numbers that the mode stores, because the mode decides what these
 * numbers mean.
 */
const modeField: Field<ResumePoint> = {
  name: "tally",
  label: "mode",
  write: (resumePoint) => modeNameCodec.write(resumePoint.tally.mode),
  read: (resumePoint, text) => {
    const mode = modeNameCodec.read(text);
    if (mode !== undefined) resumePoint.tally = createTally(mode, []);
  },
};

const tallyField: Field<ResumePoint> = {
  name: "tally",
  label: "tally",
  write: (resumePoint) => tallyCountsCodec.write(tallyCounts(resumePoint.tally)),
  read: (resumePoint, text) => {
    const numbers = tallyCountsCodec.read(text);
    if (numbers !== undefined) resumePoint.tally = createTally(resumePoint.tally.mode, numbers);
  },
};

/**
 * All fields of a resume point, in the order of their lines in the save. The first two fields must be `puzzleId` and
 * the mode, because they are the key of an `UnreadResumePoint`.
 */
export const RESUME_POINT_FIELDS: readonly Field<ResumePoint>[] = [
  field("puzzleId", puzzleId),
  modeField,
  field("seed", wholeNumber(0, SEED_LIMIT - 1)),
  field("levelNumber", wholeNumber(1, MAX_COUNT)),
  field("recentSketches", sketches(MAX_RECENT_LEVELS)),
  field("recentLeadingIdeas", counts(MAX_RECENT_LEADING_IDEAS), "recentLeads"),
  tallyField,
  field("map", map),
  field("moves", moves),
  field("moveCount", count),
  field("movesMade", count),
  field("playedMs", count),
  field("countedHints", count, "hints"),
  field("rewinds", count),
  field("losses", count),
  field("wasWatched", yesOrNo, "isSolutionShown"),
  unless(false, field("wasRestarted", yesOrNo)),
];

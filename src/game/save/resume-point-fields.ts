/**
 * Defines the saved fields of a resume point, which stores an unfinished level. resume-point.ts defines the type
 * `ResumePoint`.
 */
import { SEED_LIMIT } from "../../kernel/random";
import { MAX_RECENT_LEADING_IDEAS, MAX_RECENT_LEVELS, type ResumePoint } from "./resume-point";
import { createSketchesCodec } from "./sketch-text";
import { tallyCounts, MODE_NAMES, MAX_TALLY_NUMBERS, createTally, type ModeName } from "./tally";
import {
  COUNT_CODEC,
  createCountsCodec,
  field,
  MAP_CODEC,
  MAX_COUNT,
  MOVES_CODEC,
  createChoiceCodec,
  PUZZLE_ID_CODEC,
  leaveOutIf,
  createWholeNumberCodec,
  YES_OR_NO_CODEC,
  type Field,
} from "./fields";

const modeNameCodec = createChoiceCodec<ModeName>(MODE_NAMES);
const tallyCountsCodec = createCountsCodec(MAX_TALLY_NUMBERS);

/**
 * The line of the mode comes before the line with the numbers that the mode stores, because the mode decides what they
 * mean.
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
 * All fields of a resume point (a stored unfinished level), in the order of their lines in the save. `puzzleId` and the
 * mode must come first, because `parseKey` reads their lines as the key of an unparsed resume point.
 */
export const RESUME_POINT_FIELDS: readonly Field<ResumePoint>[] = [
  field("puzzleId", PUZZLE_ID_CODEC),
  modeField,
  field("seed", createWholeNumberCodec(0, SEED_LIMIT - 1)),
  field("levelNumber", createWholeNumberCodec(1, MAX_COUNT)),
  field("recentSketches", createSketchesCodec(MAX_RECENT_LEVELS)),
  field("recentLeadingIdeas", createCountsCodec(MAX_RECENT_LEADING_IDEAS), "recentLeads"),
  tallyField,
  field("map", MAP_CODEC),
  field("moves", MOVES_CODEC),
  field("moveCount", COUNT_CODEC),
  field("movesMade", COUNT_CODEC),
  field("playedMs", COUNT_CODEC),
  field("countedHints", COUNT_CODEC, "hints"),
  field("rewinds", COUNT_CODEC),
  field("losses", COUNT_CODEC),
  field("wasWatched", YES_OR_NO_CODEC, "isSolutionShown"),
  leaveOutIf(false, field("wasRestarted", YES_OR_NO_CODEC)),
];

import { createBoard } from "../../kernel/board";
import type { Puzzle } from "../puzzle";
import { campaign } from "./campaign/index";
import { feats } from "./feats";
import { notation, type Level } from "./level";
import { compose } from "./make/compose";
import { BOARD_SIZES, plan } from "./make/plan";
import type { Wish } from "./make/wish";
import { painter } from "./paint/painter";
import { rules } from "./rules";
import type { State } from "./state";

// The boards of the endless levels are laid out while the game loads: later it would cost a frame.
for (const [width, height] of BOARD_SIZES) createBoard(width, height);

export const skid: Puzzle<Level, State, Wish> = {
  id: "skid",
  name: "Skid",
  verb: "tilt",
  ...notation,
  rules,
  compose,
  plan,
  campaign,
  feats,
  painter,
};

import { createBoard } from "../../kernel/board";
import type { Puzzle } from "../puzzle";
import { campaign } from "./campaign/index";
import { compose } from "./compose";
import { feats } from "./feats";
import type { Brief } from "./generator";
import { notation, type Level } from "./level";
import { painter } from "./painter";
import { GRIDS, plan } from "./plan";
import { rules } from "./rules";
import type { State } from "./state";

// The boards of the endless levels are laid out while the game loads: later it would cost a frame.
for (const [width, height] of GRIDS) createBoard(width, height);

export const skid: Puzzle<Level, State, Brief> = {
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

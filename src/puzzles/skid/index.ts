import type { Puzzle } from "../puzzle";
import { campaign } from "./campaign/index";
import { feat } from "./feat";
import { journey } from "./journey";
import { notation, type Level } from "./level";
import { compose } from "./make/compose";
import { plan } from "./make/plan";
import type { Wish } from "./make/wish";
import { painter } from "./paint/painter";
import { rules } from "./rules";
import type { State } from "./state";
import { titlePlay } from "./title-play";
import { voice } from "./voice";

export const skid: Puzzle<Level, State, Wish> = {
  id: "skid",
  name: "Skid",
  goal: "all out",
  canBeLost: false,
  ...notation,
  rules,
  compose,
  plan,
  campaign,
  newThings: [
    { character: "y", taughtBy: 10, words: "each colour, its own goal" },
    { character: "p", taughtBy: 20, words: "pits catch what slides in" },
    { character: "c", taughtBy: 30, words: "crates wait for a push" },
    { character: "i", taughtBy: 40, words: "ice cubes slide along, too" },
  ],
  feat,
  painter,
  titlePlay,
  journey,
  voice,
};

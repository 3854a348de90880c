/** The puzzle Skid, put together from its rules, notation, generator, campaign, painter and sound theme. */
import type { Puzzle } from "../puzzle";
import { campaign } from "./campaign/index";
import { feat } from "./feat";
import { journey } from "./journey";
import { notation, type Level } from "./level";
import { compose } from "./make/compose";
import { plan } from "./make/plan";
import type { Target } from "./make/target";
import { painter } from "./paint/painter";
import { rules } from "./rules";
import type { State } from "./state";
import { titleAnimation } from "./title-animation";
import { soundTheme } from "./sound-theme";

/**
 * The puzzle Skid: on each input, all toys slide in the same direction, and they leave through goals of their colour.
 */
export const skid: Puzzle<Level, State, Target> = {
  id: "skid",
  name: "Skid",
  dpadLabel: "all out",
  canBeLost: false,
  ...notation,
  rules,
  compose,
  plan,
  campaign,
  newThings: [
    { character: "y", taughtBy: 10, description: "each colour, its own goal" },
    { character: "p", taughtBy: 20, description: "pits catch what slides in" },
    { character: "c", taughtBy: 30, description: "crates wait for a push" },
    { character: "i", taughtBy: 40, description: "ice cubes slide along, too" },
  ],
  feat,
  painter,
  titleAnimation,
  journey,
  soundTheme,
};

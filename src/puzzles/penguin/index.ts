import { neverLost } from "../feats";
import type { Puzzle } from "../puzzle";
import { campaign } from "./campaign/index";
import { journey } from "./journey";
import { notation, type Level } from "./level";
import { compose } from "./make/compose";
import { plan, type Target } from "./make/plan";
import { painter } from "./paint/painter";
import { rules } from "./rules";
import type { State } from "./state";
import { titlePlay } from "./title-play";
import { soundTheme } from "./sound-theme";

export const penguin: Puzzle<Level, State, Target> = {
  id: "penguin",
  name: "Penguin",
  dpadLabel: "to the flag",
  canBeLost: true,
  ...notation,
  rules,
  // A level begins wherever its winning way does, not where the one before ended: that was at the edge.
  compose: (wish, _from, random, isWelcome) => compose(wish, random, isWelcome),
  plan,
  campaign,
  feat: neverLost("unhurt", "no picks"),
  painter,
  titleAnimation: titlePlay,
  journey,
  soundTheme,
};

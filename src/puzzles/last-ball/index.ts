import { neverLost } from "../feats";
import type { Puzzle } from "../puzzle";
import { campaign } from "./campaign/index";
import { journey } from "./journey";
import { notation, type Level } from "./level";
import { compose } from "./make/compose";
import { plan } from "./make/plan";
import type { Wish } from "./make/wish";
import { painter } from "./paint/painter";
import { rules } from "./rules";
import type { State } from "./state";
import { whereabouts } from "./whereabouts";
import { titlePlay } from "./title-play";
import { voice } from "./voice";

export const lastBall: Puzzle<Level, State, Wish> = {
  id: "last-ball",
  name: "Last Ball",
  goal: "sink the white",
  canBeLost: true,
  ...notation,
  rules,
  compose: (wish, from, random, isWelcome) => compose(wish, from ?? whereabouts.start, random, isWelcome),
  whereabouts,
  plan,
  campaign,
  feat: neverLost("no fall", "black stays on"),
  painter,
  titlePlay,
  journey,
  voice,
};

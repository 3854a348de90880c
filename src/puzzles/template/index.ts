/**
 * The puzzle Template: puts its parts together. Some of them are placeholders (plain substitutes), which the author of
 * a new puzzle replaces one by one.
 */
import { composeAtRandom } from "../compose-at-random";
import { createPlaceholders } from "../placeholders/create-placeholders";
import type { Puzzle } from "../puzzle";
import { generateCandidate } from "./generator";
import { notation, type Level } from "./level";
import { plan, type Target } from "./plan";
import { piecesOf, rules, type State } from "./rules";
import { TEXTS } from "./texts/index";

export const template: Puzzle<Level, State, Target> = {
  id: "template",
  name: TEXTS.name,
  dpadLabel: TEXTS.dpadLabel,
  canBeLost: false,
  ...notation,
  rules,
  compose: (target, _, random, isAcceptable) =>
    composeAtRandom({ generateCandidate, rules }, target, random, isAcceptable),
  plan,
  ...createPlaceholders({ notation, rules, piecesOf }),
};

/** Tells the player what is wrong with the link that opened the web page. */
import type { LinkParameter, LinkProblem, Parameter } from "../../src/game/codes/link";
import type { PageLink } from "./page-link";
import { showNoticeFor } from "./page";

const MAX_SHOWN_LENGTH = 24;
const READ_MS = 12_000;

const WRONG: Readonly<Record<LinkParameter, string>> = {
  level: "is no level: the screen shows where its code is wrong.",
  challenge: "is no challenge: the screen shows where its code is wrong.",
  rush: "is no rush: the screen shows where its code is wrong.",
  replay: "is no level: the screen shows where its code is wrong.",
  code: "is no challenge: the screen shows where its code is wrong.",
  pack: "is no pack: it names no level of this game. A whole link ends with the code of the last level.",
  daily: "is no day.",
  campaign: "is no level of this campaign. Here is its map.",
  lesson: "is no lesson of this puzzle. Here are those that it has.",
  remix: "is no remix.",
  continue: "leads nowhere.",
  puzzle: "is no puzzle of this game. The puzzles are last-ball, ice-path, skid, penguin and fruit.",
};

const PROBLEMS: Readonly<Record<Exclude<LinkProblem, "wrong">, string>> = {
  newer: "is for a newer version of the game than this page has: load the page again to get it.",
  "no-date": "is no date like 2026-11-20.",
  "to-come": "is still to come.",
  over: "is over. This week has another remix.",
  "too-many": "has more than ten levels. The first ten are here.",
  "broken-levels": "has a level with a wrong code, perhaps because the link was cut. The other levels are here.",
  "no-moves": "has moves that do not solve its level. You can play it instead.",
};

/** Tells the player if the link that opened the page has a parameter with an unknown name. */
export function showUnknownParameter({ unknown, parameters }: PageLink): void {
  if (unknown === undefined) return;
  const instead = parameters.length > 0 ? "The rest of the link is open." : "The game begins at its title.";
  showNoticeFor(`This page does not know “${shorten(unknown)}” in its link. ${instead}`, READ_MS);
}

/**
 * Tells the player that the game rejects a parameter of the link that opened the page. `line` consists of the
 * parameter's name and a `LinkProblem`.
 */
export function showLinkProblem(line: string, { parameters }: PageLink): void {
  showNoticeFor(formatLinkProblem(line, parameters), READ_MS);
}

/**
 * Returns the sentence about a wrong parameter of a link. `line` has the game's name for the parameter. The sentence
 * has the parameter's name in the link.
 */
export function formatLinkProblem(line: string, parameters: readonly Parameter[]): string {
  const [named, problem] = line.split(" ") as [LinkParameter, LinkProblem];
  const { name, value } = parameters.find((each) => each.name === named) ??
    parameters.find((each) => each.name !== "puzzle") ?? { name: named, value: "" };
  const rest = problem === "wrong" ? WRONG[named] : PROBLEMS[problem];
  return `The link's ${name}=${shorten(value)} ${rest}`;
}

function shorten(text: string): string {
  return text.length <= MAX_SHOWN_LENGTH ? text : `${text.slice(0, MAX_SHOWN_LENGTH)}…`;
}

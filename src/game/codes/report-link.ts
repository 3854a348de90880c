/** Reports links to the host, the program in which the game runs, such as a web page. */
import { queueLine } from "../frame-events";
import { formatLink, type Link, type LinkParameter, type LinkProblem } from "./link";

/**
 * Reports to the host program the web link that opens what the game shows now; `link` is undefined if no link opens it.
 */
export function reportLink(link: Link | undefined): void {
  queueLine("link", link === undefined ? "none" : formatLink(link));
}

/** Reports to the host program what is wrong with a parameter of the web link that started the game. */
export function reportLinkProblem(parameter: LinkParameter, problem: LinkProblem): void {
  queueLine("problem", `${parameter} ${problem}`);
}

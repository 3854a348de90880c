/** Reports links to the host, the program in which the game runs, such as a web page. */
import { queueLine } from "../frame-events";
import { formatLink, type Link, type LinkParameter, type LinkProblem } from "./link";

/** Reports the link to what the game shows; undefined if no link leads there. */
export function reportLink(link: Link | undefined): void {
  queueLine("link", link === undefined ? "none" : formatLink(link));
}

/** Reports what is wrong with a parameter of the link with which the game was started. */
export function reportLinkProblem(parameter: LinkParameter, problem: LinkProblem): void {
  queueLine("problem", `${parameter} ${problem}`);
}

/**
 * Reports two facts to the host (the program around the game) when they change. These are the link to the open screen,
 * and whether this screen reacts to touches.
 */
import { formatLink, type Link } from "./codes/link";
import { reportLink } from "./codes/report-link";
import { queueLine } from "./frame-events";

export interface HostReports {
  /**
   * The web link that the last report to the host (the program around the game) named, such as `level=25NY8-FXYDS`.
   * Empty if no link opens the screen.
   */
  link: string;
  /** Whether the last report to the host (the program around the game) said that the open screen reacts to touches. */
  usesTouch: boolean;
}

export function createHostReports(): HostReports {
  return { link: "", usesTouch: false };
}

/**
 * Reports to the host (the program around the game) the web link that opens the present screen, if it has changed.
 * `link` is undefined if no link opens this screen.
 */
export function reportOpenLink(reports: HostReports, link: Link | undefined): void {
  const text = link === undefined ? "" : formatLink(link);
  if (text === reports.link) return;
  reports.link = text;
  reportLink(link);
}

/**
 * Reports to the host (the program around the game) whether the open screen reacts to touched points now. If it does
 * not, a web page turns swipes into presses of the direction pad.
 */
export function reportTouchUse(reports: HostReports, usesTouch: boolean): void {
  if (usesTouch === reports.usesTouch) return;
  reports.usesTouch = usesTouch;
  queueLine("touch", usesTouch ? "points" : "swipes");
}

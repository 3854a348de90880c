/**
 * Reports two facts to the host, the program in which the game runs, such as a web page: the link that opens the screen
 * shown now, and whether this screen reacts to touches. A report is made only when one of these facts has changed.
 */
import { formatLink, type Link } from "./codes/link";
import { reportLink } from "./codes/report-link";
import { queueLine } from "./frame-events";

export interface HostReports {
  /** The link to the open screen, such as `level=25NY8-FXYDS`; empty if no link opens this screen. */
  link: string;
  /**
   * Whether the last report to the host (the program around the game, such as the web page) said that the open screen
   * reacts to touches.
   */
  usesTouch: boolean;
}

export function createHostReports(): HostReports {
  return { link: "", usesTouch: false };
}

/** Reports the link to the open screen; undefined if no link opens this screen. A web page shows the link. */
export function reportOpenLink(reports: HostReports, link: Link | undefined): void {
  const text = link === undefined ? "" : formatLink(link);
  if (text === reports.link) return;
  reports.link = text;
  reportLink(link);
}

/**
 * Reports whether the open screen reacts to touched points now, as the level editor does. Otherwise a host that is a
 * web page turns swipes into presses of the direction pad.
 */
export function reportTouchUse(reports: HostReports, usesTouch: boolean): void {
  if (usesTouch === reports.usesTouch) return;
  reports.usesTouch = usesTouch;
  queueLine("touch", usesTouch ? "points" : "swipes");
}

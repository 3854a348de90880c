/**
 * Reports two facts to the host (the program around the game) when they change. These are the link to the open screen,
 * and whether this screen reacts to touches.
 */
import { formatLink, type Link } from "./codes/link";
import { reportLink } from "./codes/report-link";
import { queueLine } from "./frame-events";

export interface HostReports {
  /** The link to the open screen in the last report, such as `level=25NY8-FXYDS`; empty if there is none. */
  link: string;
  /** Whether the last report to the host (the program around the game) said that the open screen reacts to touches. */
  usesTouch: boolean;
}

export function createHostReports(): HostReports {
  return { link: "", usesTouch: false };
}

/** Reports the web link to the open screen to the host; undefined if no link opens this screen. */
export function reportOpenLink(reports: HostReports, link: Link | undefined): void {
  const text = link === undefined ? "" : formatLink(link);
  if (text === reports.link) return;
  reports.link = text;
  reportLink(link);
}

/**
 * Reports to the host whether the open screen reacts to touched points now. Otherwise a web page turns swipes into
 * presses of the direction pad.
 */
export function reportTouchUse(reports: HostReports, usesTouch: boolean): void {
  if (usesTouch === reports.usesTouch) return;
  reports.usesTouch = usesTouch;
  queueLine("touch", usesTouch ? "points" : "swipes");
}

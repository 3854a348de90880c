/**
 * Reports to the host, the program in which the game runs, such as a web page: the code of the challenge or level on
 * the open screen, and whether this screen reacts to touches. A report is made only when something has changed.
 */
import { queueLine } from "./frame-events";

/** The challenge or level on the open screen, and the code with which a friend can open it. */
export interface OpenCode {
  readonly topic: "challenge" | "level" | "none";
  readonly code: string;
}

export const NO_OPEN_CODE: OpenCode = { topic: "none", code: "" };

/** The last reports to the host program, such as a web page. */
export interface HostReports {
  openCode: OpenCode;
  /** Whether the host was last told that the open screen reacts to touches. */
  usesTouch: boolean;
}

export function createHostReports(): HostReports {
  return { openCode: NO_OPEN_CODE, usesTouch: false };
}

/** Reports the challenge or level on the open screen. A host that is a web page makes a link with the code. */
export function reportOpenCode(reports: HostReports, code: OpenCode): void {
  const lastCode = reports.openCode;
  if (code.topic === lastCode.topic && code.code === lastCode.code) return;
  reports.openCode = code;
  if (lastCode.topic !== "none") queueLine(lastCode.topic, "none");
  if (code.topic !== "none") queueLine(code.topic, code.code);
}

/**
 * Reports whether the open screen reacts to touched points now, as the level editor does. Otherwise a host that is a web
 * page turns swipes into presses of the direction pad.
 */
export function reportTouchUse(reports: HostReports, usesTouch: boolean): void {
  if (usesTouch === reports.usesTouch) return;
  reports.usesTouch = usesTouch;
  queueLine("touch", usesTouch ? "points" : "swipes");
}

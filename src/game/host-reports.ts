/**
 * Reports to the host, the program in which the game runs, such as a web page: the code of the challenge or level on
 * the open screen, and whether this screen reacts to touches. A report is made only when something has changed.
 */
import { printToHost } from "../device/host";
import { reportTouchMode } from "../device/touch";

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
  if (lastCode.topic !== "none") printToHost(lastCode.topic, "none");
  if (code.topic !== "none") printToHost(code.topic, code.code);
}

/** Reports to the host program, such as a web page, whether the open screen reacts to touches now. */
export function reportTouchUse(reports: HostReports, usesTouch: boolean): void {
  if (usesTouch === reports.usesTouch) return;
  reports.usesTouch = usesTouch;
  reportTouchMode(usesTouch);
}

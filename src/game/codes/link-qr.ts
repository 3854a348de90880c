import { pageAddress } from "../../device/address";
import type { Task } from "../../kernel/task";
import { createQr, type QrCode } from "./qr/qr-code";

/** What is given to others: a level, or a challenge. */
export interface SharedCode {
  readonly code: string;
  /** The link that opens it in a browser; undefined if the game knows no page, or the code is too long. */
  readonly qr: QrCode | undefined;
}

/** The picture of a link to the page, which opens the level, or the challenge, of that code; undefined if there is none. */
export function* createLinkQr(parameter: "level" | "code", code: string): Task<QrCode | undefined> {
  const pageUrl = pageAddress();
  if (pageUrl === undefined) return undefined;
  return yield* createQr([
    { mode: "bytes", text: `${pageUrl}?${parameter}=` },
    // Without hyphens it is shorter, and read as well.
    { mode: "letters", text: code.split("-").join("") },
  ]);
}

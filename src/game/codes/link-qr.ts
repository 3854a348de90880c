/** Makes the QR codes of links to the game's web page. The QR standard itself is implemented in the folder qr. */
import { pageAddress } from "../../device/address";
import type { Task } from "../../kernel/task";
import { createQr, type QrCode } from "./qr/qr-code";

/** The code of a level or challenge, as the player shows it to a friend. */
export interface SharedCode {
  readonly code: string;
  /**
   * The QR code of the link that opens it in a browser. It is undefined if the game knows no web page or the code is
   * too long.
   */
  readonly qr: QrCode | undefined;
}

/**
 * Computes the QR code of the link that opens a level or challenge on the web page. Returns undefined if the game knows
 * no page or the code is too long.
 */
export function* createLinkQr(parameter: "level" | "code", code: string): Task<QrCode | undefined> {
  const pageUrl = pageAddress();
  if (pageUrl === undefined) return undefined;
  return yield* createQr([
    { mode: "bytes", text: `${pageUrl}?${parameter}=` },
    // The link omits hyphens: it is shorter, and the parser does not need them.
    { mode: "letters", text: code.split("-").join("") },
  ]);
}

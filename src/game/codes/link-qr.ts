/** Makes the QR codes of web links that open a level or challenge. The folder codes/qr implements the QR standard. */
import { readPageAddress } from "../../device/address";
import type { Task } from "../../kernel/task";
import { writeLink, type Link } from "./link";
import { createQr, type QrCode } from "./qr/qr-code";

export interface SharedCode {
  readonly code: string;
  /**
   * The QR code of the link to a level, challenge or pack; undefined until it is computed, if the game has no web page,
   * or if the link is too long.
   */
  readonly qr: QrCode | undefined;
}

/**
 * Computes the QR code of the web link to a level, challenge or pack. Returns undefined if the game has no web page, or
 * if the link is too long.
 */
export function* createLinkQr(link: Link): Task<QrCode | undefined> {
  const pageUrl = readPageAddress();
  if (pageUrl === undefined) return undefined;
  const [{ name, value }] = writeLink(link);
  return yield* createQr([
    { mode: "bytes", text: `${pageUrl}?${name}=` },
    // The hyphens of a code are left out, because a shorter link makes a smaller QR code. In addresses, plus signs
    // stand for the spaces of a pack's name.
    { mode: "letters", text: value.split("-").join("").split(" ").join("+") },
  ]);
}

/** Makes the QR codes of web links that open a level or challenge. The folder codes/qr implements the QR standard. */
import { readPageAddress } from "../../device/address";
import type { Task } from "../../kernel/task";
import { writeLink, type Link } from "./link";
import { createQr, type QrCode } from "./qr/qr-code";

export interface SharedCode {
  readonly code: string;
  /**
   * The QR code of the web link that opens the level or challenge; undefined if the game has no web page, or if the
   * code is too long.
   */
  readonly qr: QrCode | undefined;
}

/**
 * Computes the QR code of the web link that opens a level or challenge. Returns undefined if the game has no web page,
 * or if the code is too long for a QR code.
 */
export function* createLinkQr(link: Link): Task<QrCode | undefined> {
  const pageUrl = readPageAddress();
  if (pageUrl === undefined) return undefined;
  const [{ name, value }] = writeLink(link);
  return yield* createQr([
    { mode: "bytes", text: `${pageUrl}?${name}=` },
    // Leaves out the hyphens of the code, which the parser does not need, because a shorter link makes a smaller QR
    // code. The name of a pack may have spaces, which stand as plus signs in an address.
    { mode: "letters", text: value.split("-").join("").split(" ").join("+") },
  ]);
}

import { pageAddress } from "../../device/address";
import type { Work } from "../../kernel/work";
import { qrOf, type Qr } from "./qr/qr";

/** What is given to others: a level, or a challenge. */
export interface Shared {
  readonly code: string;
  /** The link that opens it in a browser; undefined if the game knows no page, or the code is too long. */
  readonly qr: Qr | undefined;
}

/** The picture of a link to the page, which opens the level, or the challenge, of that code; undefined if there is none. */
export function* pictureOfLink(parameter: "level" | "code", code: string): Work<Qr | undefined> {
  const page = pageAddress();
  if (page === undefined) return undefined;
  return yield* qrOf([
    { mode: "bytes", text: `${page}?${parameter}=` },
    // Without hyphens it is shorter, and read as well.
    { mode: "letters", text: code.split("-").join("") },
  ]);
}

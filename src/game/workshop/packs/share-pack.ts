/** Computes the link and the QR code with which a player shares a pack of own levels. */
import { fault, isFault, type Fault } from "../../../kernel/fault";
import type { Task } from "../../../kernel/task";
import { PUZZLES } from "../../../puzzles/index";
import type { Link } from "../../codes/link";
import { createLinkQr } from "../../codes/link-qr";
import type { QrCode } from "../../codes/qr/qr-code";
import { loadShownPuzzle } from "../../codes/load-shown-puzzle";
import { codeToShare } from "../share-level";
import { TEXTS } from "../texts/index";
import type { OwnLevel } from "./pack-draft";

export interface SharedPack {
  readonly link: Link;
  /**
   * The QR code of the link to the pack. Undefined if the game has no web page, or if the link is too long for a QR
   * code.
   */
  readonly qr: QrCode | undefined;
}

export function nameOwnLevel({ puzzleIndex, number }: OwnLevel): string {
  return TEXTS.pack.levelOf(PUZZLES[puzzleIndex].name, number);
}

/**
 * Computes the link and the QR code of a pack, or an error value with a sentence about the first level that cannot be
 * shared. `titleIndex` is the index of the puzzle of the title screen.
 */
export function* sharePack(name: string, levels: readonly OwnLevel[], titleIndex: number): Task<SharedPack | Fault> {
  const codes: string[] = [];
  for (const level of levels) {
    const code = yield* codeToShare(loadShownPuzzle(level.puzzleIndex, titleIndex), level.map);
    if (isFault(code)) return fault(TEXTS.pack.fault(nameOwnLevel(level), TEXTS.noCode[code.fault]));
    codes.push(code.split("-").join(""));
  }
  const link: Link = { kind: "pack", name, codes };
  return { link, qr: yield* createLinkQr(link) };
}

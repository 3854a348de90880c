/** Draws QR codes on the screen, or paints them into pictures. */
import { fillBox, paintOnto, paintOpaquePicture, type Picture } from "../../device/screen";
import type { Task } from "../../kernel/task";
import { QUIET_ZONE_MODULES, type QrCode } from "./qr/qr-code";

/**
 * Draws a QR code in the middle of a white square. Each module (small square) gets the largest whole number of pixels
 * that fits.
 */
export function drawQr(qr: QrCode, left: number, top: number, squareSide: number): void {
  fillBox("white", left, top, squareSide, squareSide);
  for (let row = 0; row < qr.side; row++) drawRow(qr, row, { left, top, squareSide });
}

/**
 * Paints a QR code into a picture. Each slice of this task paints one row, because a large code takes longer than a
 * frame.
 */
export function* paintQr(qr: QrCode, squareSide: number): Task<Picture> {
  const picture = paintOpaquePicture(squareSide, squareSide, () => {
    fillBox("white", 0, 0, squareSide, squareSide);
  });
  for (let row = 0; row < qr.side; row++) {
    yield;
    paintOnto(picture, () => {
      drawRow(qr, row, { left: 0, top: 0, squareSide });
    });
  }
  return picture;
}

interface QrSquare {
  readonly left: number;
  readonly top: number;
  readonly squareSide: number;
}

function drawRow({ side, dark }: QrCode, row: number, { left, top, squareSide }: QrSquare): void {
  const size = Math.floor(squareSide / (side + 2 * QUIET_ZONE_MODULES));
  const inset = Math.floor((squareSide - side * size) / 2);
  let first = 0;
  for (let column = 0; column <= side; column++) {
    if (column < side && dark[row * side + column] === 1) continue;
    const width = (column - first) * size;
    if (width > 0) fillBox("black", left + inset + first * size, top + inset + row * size, width, size);
    first = column + 1;
  }
}

/** Draws QR codes. */
import { fillBox } from "../../device/screen";
import { QUIET_ZONE_MODULES, type QrCode } from "./qr/qr-code";

/**
 * Draws a QR code in the middle of a white square. Each module (small square) of the code gets the largest whole number
 * of pixels that fits.
 */
export function drawQr({ side, dark }: QrCode, left: number, top: number, squareSide: number): void {
  fillBox("white", left, top, squareSide, squareSide);
  const size = Math.floor(squareSide / (side + 2 * QUIET_ZONE_MODULES));
  const inset = Math.floor((squareSide - side * size) / 2);
  for (let row = 0; row < side; row++) {
    let first = 0;
    for (let column = 0; column <= side; column++) {
      if (column < side && dark[row * side + column] === 1) continue;
      fillBox("black", left + inset + first * size, top + inset + row * size, (column - first) * size, size);
      first = column + 1;
    }
  }
}

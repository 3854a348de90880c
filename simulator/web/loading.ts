/** Shows how much of the game has been downloaded, until the game draws its first picture. */
import type { GameDownload } from "./game-files";
import { findById, showNotice } from "./page";

const REFRESH_MS = 100;
const SAY_AFTER_MS = 8000;

/**
 * Shows a progress bar below the launch image while the game is downloaded. Returns a function that removes the bar.
 */
export function showLoading({ progress }: Pick<GameDownload, "progress">): () => void {
  const bar = findById("progress");
  const timer = setInterval(refresh, REFRESH_MS);
  let said = "";

  function refresh(): void {
    const share = progress.total === 0 ? 0 : progress.arrived / progress.total;
    bar.style.setProperty("--share", String(share));
    bar.setAttribute("aria-valuenow", String(Math.floor(100 * share)));
    if (performance.now() >= SAY_AFTER_MS) say(missingText(share));
  }

  function say(text: string): void {
    if (text !== said) showNotice(text);
    said = text;
  }

  refresh();
  return () => {
    clearInterval(timer);
    bar.remove();
    if (said !== "" && findById("notice").textContent === said) showNotice("");
  };
}

function missingText(share: number): string {
  if (share === 0) return "Still loading: nothing of the game has arrived yet. The connection may be slow or broken.";
  if (share < 1) return `Still loading: ${Math.floor(100 * share)} % of what the title needs has arrived.`;
  return "Still loading: the game has arrived and is about to start.";
}

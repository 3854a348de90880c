/**
 * Shows the results of a console check (the game's test of a Playdate) if the link that opened the web page has them.
 */
import type { GameLoop } from "./game-loop";
import type { PageLink } from "./page-link";
import { showBriefNotice } from "./page";

/**
 * Shows the results of a console check (the game's test of a Playdate) if the link has any. The page loads
 * check-panel.ts only for such a link, because few links have results.
 */
export function showCheckOf({ check }: PageLink, loop: GameLoop): void {
  if (check === undefined) return;
  import("./check-panel").then(
    ({ showCheck }) => showCheck(check, loop),
    () => showBriefNotice("The table of the check could not load: is the network gone?"),
  );
}

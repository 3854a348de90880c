/** Shows the results of a console check if the link that opened the web page has them. */
import type { GameLoop } from "./game-loop";
import type { PageLink } from "./page-link";
import { showBriefNotice } from "./page";

/**
 * Shows the results of a console check if the link has any. Loads the code for this only then, because few links have
 * them.
 */
export function showCheckOf({ check }: PageLink, loop: GameLoop): void {
  if (check === undefined) return;
  import("./check-panel").then(
    ({ showCheck }) => showCheck(check, loop),
    () => showBriefNotice("The table of the check could not load: is the network gone?"),
  );
}

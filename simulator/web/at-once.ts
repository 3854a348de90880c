/**
 * Runs before the browser first shows the web page. Sets the size of the game's screen, so that the layout does not
 * jump later, and begins to download the game. If the game cannot start in this browser, says why instead. The build
 * copies this script into index.html.
 */
import { fitScreen } from "./fit-screen";
import { beginDownload } from "./game-address";
import { findById } from "./page";
import { refuseBrowser, watchStart } from "./start-problems";

fitScreen(findById("room"));
if (!refuseBrowser()) {
  beginDownload();
  watchStart();
}

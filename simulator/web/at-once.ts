/**
 * Runs before the browser first shows the web page: sets the screen's size and begins to download the game. The build
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

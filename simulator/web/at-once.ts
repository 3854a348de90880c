/**
 * Runs before the browser first shows the page. Sets the size of the game's screen, so that the layout does not jump
 * later, and begins to download the game. The build copies this script into index.html.
 */
import { fitScreen } from "./fit-screen";
import { beginDownload } from "./game-address";
import { findById } from "./page";

fitScreen(findById("room"));
beginDownload();

/**
 * Sets the size of the game's screen before the browser first shows the page, so that the layout does not jump. The
 * build copies this script into index.html.
 */
import { fitScreen } from "./fit-screen";
import { byId } from "./page";

fitScreen(byId("room"));

/**
 * Gives the screen its size before the page is first shown, so that nothing moves. The build writes this script into
 * index.html itself.
 */
import { byId } from "./page";
import { fitScreen } from "./scale";

fitScreen(byId("screen"), byId("room"));

/** What stands in the page itself and runs before it is shown: the screen has its size from the first moment on. */
import { byId } from "./page";
import { fitScreen } from "./scale";

fitScreen(byId("screen"), byId("room"));

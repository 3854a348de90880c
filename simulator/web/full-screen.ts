/** Switches the web page to the full screen and back. */
import { byId, showBriefNotice } from "./page";

/**
 * Connects the page's button for the full screen and returns the function that the button calls. Devices without a full
 * screen hide the button.
 */
export function createFullScreenSwitch(): () => void {
  const button = byId("full-screen-button");
  button.hidden = !document.fullscreenEnabled;
  button.addEventListener("click", toggle);
  document.addEventListener("fullscreenchange", () => {
    button.setAttribute("aria-pressed", String(document.fullscreenElement !== null));
  });
  return toggle;
}

function toggle(): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
  else document.documentElement.requestFullscreen({ navigationUI: "hide" }).catch(showRefusal);
}

function showRefusal(): void {
  showBriefNotice("The browser does not show this page on the full screen.");
}

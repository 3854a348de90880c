/** Lets the player show the web page on the full screen and leave the full screen again. */
import { findById, showBriefNotice } from "./page";

/**
 * Makes the page's button for the full screen work. Returns the function that the button calls. On devices without a
 * full screen, hides the button.
 */
export function createFullScreenSwitch(): () => void {
  const button = findById("full-screen-button");
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

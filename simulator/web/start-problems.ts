/**
 * Tells the player why the game does not start. This is a part of the script `at-once.ts`, which must also run in old
 * browsers.
 */
import { findById, findBySelector, showNotice } from "./page";

declare global {
  interface Window {
    /**
     * Stops waiting for the page's main script. Undefined if the page has already said that this browser cannot run the
     * game.
     */
    endStartWatch?: () => void;
  }
}

const SAY_AFTER_MS = 8000;

const NO_WEBASSEMBLY =
  "This browser has no WebAssembly, or it is switched off here: the game needs it to run. " +
  "Please switch it on, or open this page in another browser.";
const TOO_OLD = "This browser is too old for the game. Please update it, or open this page in another browser.";
const NOT_RUNNING =
  "This browser cannot run the page's program. It may be too old: please update it, or open this page in another one.";
const NOT_ARRIVED =
  "A part of this page could not be loaded: the network does not answer, or the page has just changed.";
const STILL_LOADING =
  "Still loading: the page's program has not arrived yet. The connection may be slow or broken. " +
  "If nothing changes, load this page again.";

/** Says that this browser cannot run the game, and returns true. Returns false if the browser may be able to run it. */
export function refuseBrowser(): boolean {
  if (typeof WebAssembly === "undefined") showStartProblem(NO_WEBASSEMBLY, false);
  else if (isTooOld()) showStartProblem(TOO_OLD, false);
  else return false;
  return true;
}

/** Waits for the page's main script, and says so if the script cannot run or does not arrive in time. */
export function watchStart(): void {
  const timer = setTimeout(() => showNotice(STILL_LOADING), SAY_AFTER_MS);
  const handleError = (event: Event): void => {
    const script = findBySelector<HTMLScriptElement>("script[type=module]");
    const isRunError = event instanceof ErrorEvent && event.filename === script.src;
    if (event.target !== script && !isRunError) return;
    endWatch();
    showStartProblem(isRunError ? NOT_RUNNING : NOT_ARRIVED, true);
  };
  const endWatch = (): void => {
    clearTimeout(timer);
    removeEventListener("error", handleError, true);
  };
  // Listens in the capturing phase, because only such listeners notice a script that could not be loaded.
  addEventListener("error", handleError, true);
  window.endStartWatch = endWatch;
}

function isTooOld(): boolean {
  const hasAll =
    typeof DecompressionStream !== "undefined" && typeof HTMLDialogElement !== "undefined" && "at" in Array.prototype;
  return !hasAll;
}

function showStartProblem(text: string, canReload: boolean): void {
  showNotice("");
  findById("progress").hidden = true;
  const panel = findById("start-problem");
  const button = findBySelector<HTMLButtonElement>("#start-problem button");
  panel.hidden = false;
  button.hidden = !canReload;
  button.addEventListener("click", () => location.reload());
  findBySelector("#start-problem p").textContent = text;
  if (canReload) button.focus();
}

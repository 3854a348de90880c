import { putCodeInAddress } from "./challenge-link";
import { copyText } from "./copy";
import type { PageEntry } from "./menu";
import { briefNotice } from "./page";
import type { Hearers } from "./printed";
import type { Run } from "./run";

/** What the game has told the page about what a player may want to share. */
export interface Shared {
  /** The code of the challenge that is open. */
  code: string | undefined;
  /** The session as a row for a test, once `keyPressed` has asked for it. */
  session: string | undefined;
}

/** Writes down what the game tells, and makes the page's address a link to the challenge that is open. */
export function hearersFor(shared: Shared): Hearers {
  return {
    challenge: (code) => {
      shared.code = code === "none" ? undefined : code;
      putCodeInAddress(shared.code);
    },
    session: (row) => {
      shared.session = row;
    },
  };
}

/** Copies the session being played as a row for a test. */
export function copySession(run: Run, shared: Shared): void {
  shared.session = undefined;
  run.keyPressed("j");
  if (shared.session === undefined) briefNotice("No level is being played.");
  else void copyText(run, shared.session, "The session is in the clipboard.");
}

/** What the page adds to the menu. */
export function sharingEntries(run: Run, shared: Shared): PageEntry[] {
  const session = { title: "copy session", run: () => copySession(run, shared) };
  if (shared.code === undefined) return [session];
  const link = { title: "copy link", run: () => void copyText(run, location.href, "The link is in the clipboard.") };
  return [link, session];
}

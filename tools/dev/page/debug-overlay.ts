/**
 * Adds the debug overlay to the development page, and handles the keys of the overlay. The overlay lies over the
 * picture of the game. It shows the time, instructions and memory of the shown frame, and facts about the level, which
 * the server computes.
 */
import { copyText } from "../../../simulator/web/clipboard";
import type { GameLoop } from "../../../simulator/web/game-loop";
import { showBriefNotice } from "../../../simulator/web/page";
import * as messages from "../messages";
import { listKeys, listenToDebugKeys, type DebugKey } from "./debug-keys";
import type { DevConsole } from "./dev-console";
import type { FrameControl } from "./frame-control";
import { attemptNow, createOverlay } from "./overlay";

export function addOverlay(dev: DevConsole, control: FrameControl, loop: GameLoop): void {
  const askForFacts = (attempt: string): void => import.meta.hot?.send(messages.ASKED_FACTS, { attempt });
  const keys: DebugKey[] = [
    { key: "F1", otherKey: "?", help: "list the keys", run: () => overlay.toggleKeys() },
    { key: "F2", help: "figures", run: () => overlay.toggleFigures() },
    { key: "F3", help: "back a frame", run: () => control.stepBack() },
    { key: "F4", help: "on a frame", run: () => control.stepForward() },
    { key: "F6", help: "pause or continue", run: () => control.togglePause() },
    { key: "F7", help: "slow motion: 1/4, 1/10, off", run: () => control.slowDown() },
    { key: "F8", help: "copy as a test row", run: () => copyAsTestRow(dev, loop) },
    { key: "F9", help: "start the game again", run: () => startOver(dev, control) },
  ];
  const overlay = createOverlay({ dev, control, askForFacts, keyList: () => listKeys(keys) });
  listenToDebugKeys(keys, () => overlay.refresh());
  import.meta.hot?.on(messages.CHANGED, () => overlay.forgetFacts());
  import.meta.hot?.on(messages.LEVEL_FACTS, ({ attempt, facts }: messages.FactsAnswer) => {
    overlay.setFacts(attempt, facts);
  });
}

function startOver(dev: DevConsole, control: FrameControl): void {
  dev.startOver();
  control.showPresent();
}

function copyAsTestRow(dev: DevConsole, loop: GameLoop): void {
  const row = attemptNow(dev);
  if (row === undefined) showBriefNotice("No level is being played.");
  else void copyText(loop, row, "The test row is in the clipboard: add it to tests/play/attempts.jsonl.");
}

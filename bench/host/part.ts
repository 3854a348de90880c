/**
 * Runs one part of the bench in a Node process of its own. `rig.ts` runs the parts that need the emulated processor.
 */
import { ToolError, runWithToolErrors } from "../../tools/packaging/tool-error";
import { benchBattery } from "./battery";
import { benchBytecode } from "./bytecode";
import { benchCandidates } from "./candidates";
import { benchDifficulty } from "./difficulty";
import { benchDrawing } from "./drawing";
import { benchFirstFrames } from "./first-frames";
import { benchFruitDifficulty } from "./fruit-difficulty";
import { benchIcePathDifficulty } from "./ice-path-difficulty";
import { benchLongestSession } from "./longest-session";
import { benchCampaignMemory } from "./memory";
import { benchPage } from "./page";
import { benchPenguinArticle } from "./penguin-article";
import { benchPenguinDifficulty } from "./penguin-difficulty";
import { benchSimulatedBoot, benchSimulatedGame } from "./play";
import { benchSkidDifficulty } from "./skid-difficulty";
import { benchSkidScale } from "./skid-scale";
import { benchVmRate } from "./vm-rate";

// Usage: part NAME
// Runs the named part of the bench in Node and prints its measurements.

runWithToolErrors(() => {
  const [part, size = ""] = (process.argv[2] ?? "").split(" ");
  if (part === "bytecode") benchBytecode();
  else if (part === "difficulty") benchDifficulty(Number(size));
  else if (part === "ice-path-difficulty") benchIcePathDifficulty();
  else if (part === "penguin-difficulty") benchPenguinDifficulty();
  else if (part === "fruit-difficulty") benchFruitDifficulty();
  else if (part === "penguin-article") benchPenguinArticle();
  else if (part === "candidates") benchCandidates();
  else if (part === "skid-difficulty") benchSkidDifficulty();
  else if (part === "skid-scale") benchSkidScale();
  else if (part === "campaign-memory") benchCampaignMemory(size);
  else if (part === "page") void benchPage();
  else if (part === "drawing") benchDrawing();
  else if (part === "first-frames") benchFirstFrames();
  else if (part === "longest-session") benchLongestSession();
  else if (part === "vm-rate") benchVmRate();
  else if (part === "play" && size === "boot") benchSimulatedBoot();
  else if (part === "play" && size === "game") benchSimulatedGame();
  else if (part === "play" && size === "battery") benchBattery();
  else throw new ToolError(2, `no part of the bench is called ${process.argv[2]}`);
});

import { collectByTurns } from "../../../src/device/collector";
import { benchBoot } from "./boot";
import { benchGame } from "./play";
import { benchSaving } from "./saving";

/** The part to run: the line before the bundle sets it. */
declare const PART: string;

const [name, puzzle, speed] = PART.split(" ");

if (PART === "saving") collectByTurns();
if (PART === "saving") benchSaving();
else if (name === "game") benchGame(puzzle, speed === "fast");
else if (PART === "boot") benchBoot();
else throw new Error(`no part of the bench is called ${PART}`);

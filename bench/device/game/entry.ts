/** The entry point on the rig for the parts that run the whole game. */
import { benchBoot } from "./boot";
import { benchGame } from "./play";

/** The part to run. The line before the bundle sets it. */
declare const PART: string;

const [name, puzzle, speed] = PART.split(" ");

if (name === "game") benchGame(puzzle, speed === "fast");
else if (PART === "boot") benchBoot();
else throw new Error(`no part of the bench is called ${PART}`);

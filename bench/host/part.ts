import { benchCandidates } from "./candidates";
import { benchDifficulty } from "./difficulty";
import { benchPlay } from "./play";

// part NAME
// runs a part of the bench that needs no rig, and prints its measurements.

const [part, size] = (process.argv[2] ?? "").split(" ");

if (part === "difficulty") benchDifficulty(Number(size));
else if (part === "candidates") benchCandidates();
else if (part === "play") benchPlay();
else throw new Error(`no part of the bench is called ${process.argv[2]}`);

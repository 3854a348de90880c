import { resolve } from "node:path";

/** The folder that holds package.json. */
export const projectFolder = resolve(import.meta.dirname, "../..");

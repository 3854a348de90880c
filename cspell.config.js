import { readFileSync } from "node:fs";

// The spelling check of `make check`. Words that are not English stand in docs/glossary.md: the checker reads it.

const glossary = readFileSync(new URL("docs/glossary.md", import.meta.url), "utf8");

export default {
  version: "0.2",
  language: "en-GB,en-US",
  dictionaries: ["softwareTerms", "node", "typescript", "lua", "npm", "filetypes"],
  words: [...new Set(glossary.match(/[\p{L}']+/gu))],
  ignorePaths: [
    "build/**",
    "node_modules/**",
    "package-lock.json",
    "src/puzzles/*/campaign/levels-*",
    "simulator/vm/wasm/*.{c,h}",
    "bench/rig/**",
  ],
  ignoreRegExpList: [
    // Level codes, moves and maps, which are quoted capitals, and hexadecimal digits.
    "/\\b[A-Z0-9]{3,}\\b/g",
    "/\\b[0-9a-f]{8,}\\b/g",
    // Escapes in strings, such as \\n before a letter.
    "/\\\\[nrtu]/g",
  ],
};

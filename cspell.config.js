import { readFileSync } from "node:fs";

// The spelling check of `make check`. Besides English, it accepts the two glossaries in docs and the lists below.

/** Names of other people's tools, APIs and files, as they write them. */
const NAMES_OF_OTHERS = `
  arrowdown arrowup callees privatebrowsing deepcopy destructures eabi emcc emscripten Emscripten Fengari fflate filechooser gifenc getsize isdir
  duckdb joblog Slurm SLURM
  ADSR imagetable pdxinfo Pdxinfo
  jsqr Kiritimati labelledby ldblib libnewlib linit liolib loadstring loslib luac luaconf lualib manieth metatable omggif
  dppx newuserdatauv notdef pdbench pdbunnymark pdxversion qrcode securitypolicyviolation valuenow quasis sampleplayer sdkpath semihosting shallowcopy sideload Sideload
  gamepadconnected modtime fbclid gclid msclkid igshid maskable nosniff htaccess ngx rul levl
  luacats notpeter crankscript ussaohelcim gridview tilemap fileplayer delayline lerp nineslice
  sourcelist zahybnaya rushhour malab psiturk tstl undump unstub upvalue upvalues Vosim DLUA LUALIB NXOR REGISTRYINDEX TNONE
`;

/** Names of keyboard layouts, and what the keys of some layouts type. */
const LAYOUTS = `Colemak qwertyuiopasdfghjklzxcvbnm qwertzuiopasdfghjklyxcvbnmü azertyuiopqsdfghjklwxcvbn
  йцукенгшщзфывапролдячсмитьхъжбю pyfgcrlaoeuidhtn qjkxbm qwfpgjluy arstdhneizxcvbkm qdrwbjfup ashtgyneozxmcvkl`;

const WORDS = `metamethod Metamethod metamethods nilable L'Ecuyer's colexicographic recompiler Recompiler checkmark Checkmark predeclaration Predeclaration recolouring Recolourings resampler Resampler undock Undock undocked Undocked unflipped
  Unflipped zippable Zippable nexts Nexts NEXTS sourceparts ownshared`;

/** Rows of level maps in tests. */
const MAPS = `Fabcd Tabcd RRYY RRPP RRIP RRYP Ycip rycip ycip rriy rciy ryci Yryci Efmt nrtu kmqt qruf AABAAC`;

const glossary = ["docs/glossary.md", "docs/player-glossary.md"]
  .map((path) => readFileSync(new URL(path, import.meta.url), "utf8"))
  .join(" ");

export default {
  version: "0.2",
  language: "en-GB,en-US",
  dictionaries: ["softwareTerms", "node", "typescript", "lua", "npm", "filetypes"],
  words: [...new Set(`${glossary} ${NAMES_OF_OTHERS} ${WORDS} ${LAYOUTS} ${MAPS}`.match(/[\p{L}']+/gu))],
  ignorePaths: [
    "build/**",
    "node_modules/**",
    "package-lock.json",
    "THIRD-PARTY.md",
    "src/puzzles/*/campaign/levels-*",
    "simulator/vm/wasm/*.{c,h}",
    "bench/rig/**",
    "packages/playdate-types/{api/**,index.d.ts}",
  ],
  ignoreRegExpList: [
    // Skips words of capitals and digits (level codes, moves and maps), and hexadecimal numbers.
    "/\\b[A-Z0-9]{3,}\\b/g",
    "/\\b[0-9a-f]{8,}\\b/g",
    // Skips escapes in strings, such as \\n before a letter.
    "/\\\\[nrtu]/g",
  ],
};

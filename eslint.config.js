import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import { orderedIteration } from "./tools/lint/ordered-iteration.js";
import { screenTexts } from "./tools/lint/screen-texts.js";

// ESLint's configuration. Each list at the top forbids something in the game's own code, and each folder uses the lists
// that apply to it.

const unsupportedInLua = [
  { selector: "ForInStatement", message: "Lua's order of keys changes from launch to launch: use an array." },
  { selector: "ClassDeclaration, ClassExpression", message: "The game is plain functions and data: no classes." },
  { selector: "Literal[value>2147483647]", message: "An integer of a Playdate has 32 bits." },
  { selector: ":function[async=true], AwaitExpression", message: "Nothing waits on a Playdate: use a Task." },
];

/** The ids of all puzzles: the folders of src/puzzles/ with an index.ts, except the template of a new puzzle. */
const puzzleIds = readdirSync(join(import.meta.dirname, "src/puzzles")).filter(
  (name) => name !== "template" && existsSync(join(import.meta.dirname, "src/puzzles", name, "index.ts")),
);
const puzzleName = `/${puzzleIds.join("|").replaceAll("-", "-?")}/i`;
const namesPuzzle = [
  {
    selector: `Literal[value=${puzzleName}], TemplateElement[value.raw=${puzzleName}], Identifier[name=${puzzleName}]`,
    message: "Only src/puzzles/ may know one puzzle from another.",
  },
];

const consoleTypes = {
  selector: "TSQualifiedName > Identifier.left[name='playdate']",
  message: "Only src/device/ may name the console.",
};

const unavailableGlobals = ["Date", "Promise", "setTimeout", "setInterval", "fetch", "process", "console"].map(
  (name) => ({
    name,
    message: "A Playdate has none.",
  }),
);
const consoleNames = ["playdate", "json"].map((name) => ({ name, message: "Only src/device/ may name the console." }));
const unorderedGlobals = ["pairs", "next"].map((name) => ({
  name,
  message: "Lua's order changes from launch to launch.",
}));

const noMathRandom = {
  object: "Math",
  property: "random",
  message: "Draw from the kernel's Random: levels must repeat.",
};
const unorderedKeys = ["keys", "values", "entries"].map((property) => ({
  object: "Object",
  property,
  message: "Lua's order of keys changes from launch to launch: use an array.",
}));

function gameRules(files, { syntax = [], globals = [], properties = [] }) {
  return {
    files,
    rules: {
      "no-restricted-syntax": ["error", ...unsupportedInLua, ...syntax],
      "no-restricted-globals": ["error", ...unavailableGlobals, ...globals],
      "no-restricted-properties": ["error", noMathRandom, ...properties],
    },
  };
}

/** Restrictions for code that decides which levels are generated, because every device must generate the same level. */
const deterministicCode = {
  syntax: [consoleTypes],
  globals: [...consoleNames, ...unorderedGlobals],
  properties: unorderedKeys,
};

/** Functions that play, print or save immediately. Code that runs in a frame must queue these actions instead. */
const actsAtOnce = [
  {
    regex: "/device/sound$",
    importNames: ["playNote", "stopNotes"],
    message: "Use queueNote and queueSilence of frame-events.ts.",
  },
  { regex: "/device/host$", importNames: ["printToHost"], message: "Use queueLine of frame-events.ts." },
  {
    regex: "/save/store$",
    importNames: ["storeSave", "storeResumePoint"],
    message: "Use the requests of save/store-requests.ts.",
  },
];

export default defineConfig(
  globalIgnores(["build/", "packages/*/tests/uses/"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.ts"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: "error",
      "max-lines": ["error", { max: 400, skipBlankLines: true, skipComments: true }],
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["**/*.ts"],
    ignores: ["tests/**"],
    rules: { "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    // The functions in these files may be long, because they are lists of campaign levels.
    files: ["src/puzzles/*/campaign/levels-*.ts"],
    rules: { "max-lines-per-function": "off" },
  },
  {
    // Ambient declaration files need triple-slash references, because an import would turn them into modules. A program
    // writes them, so they may be long.
    files: ["packages/**/*.d.ts"],
    rules: { "@typescript-eslint/triple-slash-reference": "off", "max-lines": "off" },
  },
  {
    files: ["src/**/*.ts"],
    plugins: { device: { rules: { "ordered-iteration": orderedIteration, "screen-texts": screenTexts } } },
    rules: {
      // Conditions must be booleans, because 0 and "" are true in Lua.
      "@typescript-eslint/strict-boolean-expressions": [
        "error",
        { allowString: false, allowNumber: false, allowNullableObject: false },
      ],
      // Bitwise operators differ in Lua: `a >>> b` throws on a Playdate, and so does `x | 0` for a fraction.
      "no-bitwise": "error",
      "@typescript-eslint/require-array-sort-compare": ["error", { ignoreStringArrays: false }],
    },
  },
  {
    files: ["src/{kernel,puzzles,game}/**/*.ts"],
    rules: { "device/ordered-iteration": "error" },
  },
  {
    // Texts in English may only stand in the files that `ignores` lists: tables of texts, and names that are the same
    // in every language.
    files: ["src/{kernel,puzzles,game}/**/*.ts"],
    ignores: [
      "src/**/texts/*.ts",
      "src/puzzles/index.ts",
      "src/puzzles/*/campaign/levels-*.ts",
      "src/game/achievements/format.ts",
      "src/game/codes/link.ts",
    ],
    rules: { "device/screen-texts": ["error", {}] },
  },
  {
    // The rule also reports single words, except in the files that `ignores` lists and in arguments of `codeFunctions`,
    // because the player never reads the words of saved data, JSON and links.
    files: ["src/game/**/*.ts"],
    ignores: [
      "src/**/texts/*.ts",
      "src/game/achievements/format.ts",
      "src/game/save/**",
      "src/game/play/attempt-json.ts",
      "src/game/codes/link.ts",
    ],
    rules: {
      "device/screen-texts": [
        "error",
        {
          singleWords: true,
          codeFunctions: ["printToHost", "queueLine", "queueLines", "readLaunchParameters", "createListPageKind"],
        },
      ],
    },
  },
  {
    // Code that runs in a frame only queues sounds, saves and messages to the host. frame.ts carries them out at the
    // end of the frame.
    files: ["src/game/**/*.ts"],
    ignores: ["src/game/frame-events.ts", "src/game/game.ts", "src/game/save/**"],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns: actsAtOnce }] },
  },
  {
    files: ["src/**/*.ts"],
    rules: { "max-params": ["error", 5] },
  },
  gameRules(["src/puzzles/**/*.ts"], deterministicCode),
  gameRules(["src/{kernel,game}/**/*.ts"], { ...deterministicCode, syntax: [consoleTypes, ...namesPuzzle] }),
  gameRules(["src/device/**/*.ts"], { syntax: namesPuzzle }),
  gameRules(["src/main.ts"], { globals: consoleNames, syntax: [consoleTypes, ...namesPuzzle] }),
);

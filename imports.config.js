// The import rules for values and types, checked by dependency-cruiser. The main file may import the game, the game may
// import the puzzles, and the puzzles may import the kernel. The folder device is on the same layer as the kernel.

function only(name, from, to, sentence) {
  return { name, comment: sentence, severity: "error", from, to: { pathNot: to } };
}

function never(name, from, to, sentence) {
  return { name, comment: sentence, severity: "error", from, to };
}

/** The files that draw a puzzle: its own painters and the shared painters in looks/. */
const painters = "^src/puzzles/([^/]+/(painter\\.ts|paint/)|looks/)";

const shared = "^src/puzzles/(hints|looks|placeholders|sliding|tilting)/";

const sharedByGame =
  "^src/(puzzles|kernel|device)/|^src/game/(sounds|screen|frame-events|shown-values|destination|new-seed)\\.ts$|^src/game/(widgets|texts)/";

/**
 * Returns an import rule: a folder of src/game/ may import only itself, the `lower` folders and the files that all
 * folders share.
 */
function gameFolder(name, lower) {
  const folders = [name, ...lower].join("|");
  const sentence = `src/game/${name}/ imports only itself${lower.map((other) => `, ${other}/`).join("")}, and the files that all its folders share.`;
  return only(`game-${name}`, { path: `^src/game/${name}/` }, `^src/game/(${folders})/|${sharedByGame}`, sentence);
}

export default {
  forbidden: [
    never("circle", {}, { circular: true }, "Imports go one way: no file comes back to itself, not by a type either."),

    only("kernel", { path: "^src/kernel/" }, "^src/kernel/", "src/kernel/ imports nothing but itself."),
    only("device", { path: "^src/device/" }, "^src/(device|kernel)/", "src/device/ imports only itself and kernel/."),
    only(
      "puzzles",
      { path: "^src/puzzles/", pathNot: painters },
      "^src/(puzzles|kernel)/",
      "src/puzzles/ imports only itself and kernel/; painters and looks/ import device/ too.",
    ),
    only(
      "painters",
      { path: painters },
      "^src/(puzzles|kernel|device)/",
      "A painter imports only puzzles/, kernel/ and device/.",
    ),
    never(
      "other-puzzle",
      { path: "^src/puzzles/([^/]+)/" },
      { path: "^src/puzzles/[^/]+/", pathNot: ["^src/puzzles/$1/", shared] },
      "No puzzle imports another.",
    ),
    only(
      "game",
      { path: "^src/game/" },
      "^src/(game|puzzles|kernel|device)/",
      "src/game/ imports only itself, puzzles/, kernel/ and device/.",
    ),
    gameFolder("screens", ["achievements", "modes", "play", "save", "taps"]),
    gameFolder("codes", ["save", "taps"]),
    gameFolder("modes", ["codes", "play", "save"]),
    gameFolder("play", ["achievements", "save", "taps"]),
    gameFolder("achievements", ["save"]),
    gameFolder("taps", ["play", "screens"]),
    gameFolder("save", []),
    only(
      "game-beneath",
      { path: "^src/game/((widgets|texts)/|(sounds|screen|frame-events|shown-values|destination|new-seed)\\.ts$)" },
      `^src/game/codes/(challenge-code|recent-challenges)\\.ts$|${sharedByGame}`,
      "The files that all folders of src/game/ share import none of them; destination.ts knows a challenge.",
    ),
    only("main", { path: "^src/main\\.ts$" }, "^src/(game|device)/", "src/main.ts imports only game/ and device/."),

    never(
      "simulator",
      { path: "^simulator/" },
      { path: "^(src|tools|tests|bench)/", pathNot: "^src/game/codes/link\\.ts$" },
      "simulator/ runs any game: of src/, tools/, tests/ and bench/ it imports only how links are read.",
    ),
    never(
      "png",
      { path: "^(simulator|tools|bench)/", pathNot: "^simulator/graphics/png\\.ts$" },
      { path: "(^|/)fast-png(/|$)" },
      "simulator/graphics/png.ts alone reads and writes PNGs.",
    ),
    only(
      "packages",
      { path: "^packages/([^/]+)/" },
      ["^packages/$1/", "(^|/)node_modules/", "^(node:)?[a-z_]+$"],
      "A package imports nothing of the game, and of other packages only by their names.",
    ),
    never(
      "tools",
      { path: "^tools/" },
      { path: "^bench/", pathNot: "^bench/host/drawing-charges\\.ts$" },
      "Of bench/, tools/ imports only what drawing costs.",
    ),
    never(
      "tests",
      { path: "^(tools|bench)/" },
      { path: "^tests/", pathNot: "^tests/(play|browser)/|^tests/(available-programs|puzzles/slow-solvers)\\.ts$" },
      "Of tests/, tools/ and bench/ import only the players and games in tests/play/, the browsers in tests/browser/ and the slow solvers.",
    ),
    never("test", {}, { path: "\\.test\\.ts$" }, "A test is imported by nobody."),
  ],
  options: { tsPreCompilationDeps: true, doNotFollow: { path: "node_modules" } },
};

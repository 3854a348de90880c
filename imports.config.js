// Who may import whom, types included. Imports go main → game → puzzles → kernel, and device stands beside kernel.

/** What lies in `from` imports nothing but what lies in `to`. */
function only(name, from, to, sentence) {
  return { name, comment: sentence, severity: "error", from, to: { pathNot: to } };
}

/** What lies in `from` imports nothing of `to`. */
function never(name, from, to, sentence) {
  return { name, comment: sentence, severity: "error", from, to };
}

/** Where a puzzle's looks are drawn: by its own painters, and by what they share. */
const painters = "^src/puzzles/([^/]+/(painter\\.ts|paint/)|looks/)";

/** What puzzles share lies beside them. */
const shared = "^src/puzzles/(looks|sliding|tilting)/";

/** What every wing of the game may import. */
const beneathGame = "^src/(puzzles|kernel|device)/|^src/game/(sounds|screen|routes|new-seed)\\.ts$|^src/game/widgets/";

/** A wing of the game imports itself, the `lower` ones, and what lies beneath all. */
function wing(name, lower) {
  const wings = [name, ...lower].join("|");
  const sentence = `src/game/${name}/ imports only itself${lower.map((other) => `, ${other}/`).join("")}, and what lies beneath the wings.`;
  return only(`game-${name}`, { path: `^src/game/${name}/` }, `^src/game/(${wings})/|${beneathGame}`, sentence);
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
    wing("screens", ["modes", "play", "save"]),
    wing("codes", ["save"]),
    wing("modes", ["codes", "play", "save"]),
    wing("play", ["save"]),
    wing("save", []),
    only(
      "game-beneath",
      { path: "^src/game/(widgets/|(sounds|screen|routes|new-seed)\\.ts$)" },
      `^src/game/codes/challenge-code\\.ts$|${beneathGame}`,
      "What lies beneath the wings of src/game/ imports none of them; routes.ts knows a challenge.",
    ),
    only("main", { path: "^src/main\\.ts$" }, "^src/(game|device)/", "src/main.ts imports only game/ and device/."),

    never(
      "simulator",
      { path: "^simulator/" },
      { path: "^(src|tools|tests|bench)/" },
      "simulator/ runs any game: it imports nothing of src/, tools/, tests/ and bench/.",
    ),
    never(
      "png",
      { path: "^(simulator|tools|bench)/", pathNot: "^simulator/graphics/png\\.ts$" },
      { path: "(^|/)fast-png(/|$)" },
      "simulator/graphics/png.ts alone reads and writes PNGs.",
    ),
    never("tools", { path: "^tools/" }, { path: "^bench/" }, "tools/ imports nothing of bench/."),
    never(
      "tests",
      { path: "^(tools|bench)/" },
      { path: "^tests/", pathNot: "^tests/(play|browser)/|^tests/available-programs\\.ts$" },
      "Of tests/, tools/ and bench/ import only the players and games in tests/play/, and the browsers in tests/browser/.",
    ),
    never("test", {}, { path: "\\.test\\.ts$" }, "A test is imported by nobody."),
  ],
  options: { tsPreCompilationDeps: true, doNotFollow: { path: "node_modules" } },
};

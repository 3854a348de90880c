/**
 * Draws the picture in docs/architecture.md as SVG text: the folders of the repository and the data that flows between
 * them.
 */

/**
 * A box in the picture of docs/architecture.md: the name of a folder, and one or two lines about its purpose. Lengths
 * are in pixels.
 */
interface FolderBox {
  readonly name: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
}

/**
 * An arrow in the picture of docs/architecture.md. A solid arrow shows that one folder imports or calls the other. A
 * dashed arrow shows that one folder writes files that the other reads, or that the game calls the Playdate console.
 */
interface Arrow {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly style: "solid" | "dashed";
}

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor?: "start" | "middle" | "end";
  /** Whether the text beside the arrow is upright: it is written from bottom to top. */
  readonly isUpright?: boolean;
}

interface ImportEdge {
  readonly from: string;
  readonly to: string;
}

const WIDTH = 800;
const HEIGHT = 676;
const INK = "#1d2733";
const SOLID_INK = "#33415c";
const DASHED_INK = "#b4530a";

const SOURCE_PANEL = { x: 20, y: 20, width: 760, height: 424 };

const GAME_FILL = "#dce8fb";
const PUZZLES_FILL = "#dff2e1";
const KERNEL_FILL = "#fdf0c9";
const DEVICE_FILL = "#f0e4f9";
const OUTSIDE_FILL = "#f1f1ef";
const FILES_FILL = "#fdebdc";

const COLUMN = { x: 92, width: 268 };
const TOP_COLUMN = { ...COLUMN, height: 56 };

export const FOLDER_BOXES: readonly FolderBox[] = [
  { name: "src/main.ts", lines: ["starts the game"], y: 62, ...TOP_COLUMN, fill: GAME_FILL },
  { name: "src/game/", lines: ["screens, modes, play, saves"], y: 162, ...TOP_COLUMN, fill: GAME_FILL },
  {
    name: "src/puzzles/",
    lines: ["rules, levels, pictures of five puzzles"],
    y: 266,
    ...TOP_COLUMN,
    fill: PUZZLES_FILL,
  },
  { name: "src/kernel/", lines: ["boards, search, verdicts, tasks"], y: 370, ...TOP_COLUMN, fill: KERNEL_FILL },
  {
    name: "src/device/",
    lines: ["screen, buttons, sound,", "storage, clock, menu"],
    x: 570,
    y: 162,
    width: 190,
    height: 160,
    fill: DEVICE_FILL,
  },
  {
    name: "bench/",
    lines: ["measures costs on an", "emulated processor"],
    x: 20,
    y: 496,
    width: 170,
    height: 74,
    fill: OUTSIDE_FILL,
  },
  {
    name: "tools/",
    lines: ["build, packer, levels,", "pictures, fonts"],
    x: 222,
    y: 496,
    width: 170,
    height: 74,
    fill: OUTSIDE_FILL,
  },
  { name: "build/source/", lines: ["Lua and assets"], x: 438, y: 496, width: 136, height: 74, fill: FILES_FILL },
  {
    name: "simulator/",
    lines: ["a console in Node", "and in the browser"],
    x: 620,
    y: 496,
    width: 160,
    height: 74,
    fill: OUTSIDE_FILL,
  },
  { name: "Playdate", lines: ["the console itself"], x: 438, y: 602, width: 136, height: 56, fill: FILES_FILL },
  { name: "tests/", lines: ["play whole games"], x: 620, y: 602, width: 160, height: 56, fill: OUTSIDE_FILL },
];

/** All imports between the folders of `src/` that the picture of docs/architecture.md draws as arrows. */
export const IMPORT_EDGES: readonly ImportEdge[] = [
  { from: "main.ts", to: "game" },
  { from: "main.ts", to: "device" },
  { from: "game", to: "puzzles" },
  { from: "game", to: "kernel" },
  { from: "game", to: "device" },
  { from: "puzzles", to: "kernel" },
  { from: "puzzles", to: "device" },
  { from: "device", to: "kernel" },
];

const ARROWS: readonly Arrow[] = [
  // The arrows for the imports within `src/`, in the same order as in `IMPORT_EDGES`.
  solid([120, 118], [120, 162]),
  solid([360, 90], [665, 90], [665, 162]),
  solid([120, 218], [120, 266]),
  solid([92, 190], [64, 190], [64, 398], [92, 398]),
  solid([360, 190], [570, 190]),
  solid([120, 322], [120, 370]),
  solid([360, 294], [570, 294]),
  solid([640, 322], [640, 398], [360, 398]),
  // The arrows between `src/` and the other folders of the repository, such as `tools/` and `tests/`.
  solid([105, 496], [105, 444]),
  solid([307, 496], [307, 444]),
  solid([190, 533], [222, 533]),
  solid([700, 602], [700, 570]),
  dashed([392, 533], [438, 533]),
  dashed([574, 533], [620, 533]),
  dashed([506, 570], [506, 602]),
  dashed([720, 322], [720, 496]),
];

const LABELS: readonly Label[] = [
  { text: "gets the frame function", x: 132, y: 145 },
  { text: "hands over the frame function", x: 500, y: 82, anchor: "middle" },
  { text: "asks for levels, rules, drawing", x: 132, y: 238 },
  { text: "gets states, motions, certified levels", x: 132, y: 255 },
  { text: "tasks, verdicts, random numbers", x: 58, y: 294, anchor: "middle", isUpright: true },
  { text: "draws, sounds, stores", x: 465, y: 182, anchor: "middle" },
  { text: "gets buttons, crank, time", x: 465, y: 207, anchor: "middle" },
  { text: "asks for boards, random numbers, search", x: 132, y: 342 },
  { text: "gets state graphs and verdicts", x: 132, y: 359 },
  { text: "painters only: draw", x: 465, y: 286, anchor: "middle" },
  { text: "directions", x: 500, y: 390, anchor: "middle" },
  { text: "measures src/", x: 115, y: 475 },
  { text: "compiles and runs src/", x: 317, y: 475 },
  { text: "calls playdate.*", x: 712, y: 475, anchor: "end" },
  { text: "pdx", x: 514, y: 591 },
];

/**
 * Returns the picture of docs/architecture.md as the text of an SVG file. The text depends only on this source file.
 */
export function drawArchitecture(): string {
  const { x, y, width, height } = SOURCE_PANEL;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Helvetica, Arial, sans-serif" role="img" aria-labelledby="title">`,
    `<title id="title">The folders of Glissade and what flows between them</title>`,
    `<defs>${arrowhead("solid", SOLID_INK)}${arrowhead("dashed", DASHED_INK)}</defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="#f7f9fc" stroke="#c6cfdd"/>`,
    `<text x="${x + 16}" y="${y + 25}" font-size="14" font-weight="bold" fill="${INK}">src/: the game, in TypeScript that becomes Lua</text>`,
    ...ARROWS.map(arrowElement),
    ...FOLDER_BOXES.flatMap(boxElements),
    ...LABELS.map(labelElement),
    ...legendElements(),
    `</svg>`,
    ``,
  ].join("\n");
}

function solid(...points: Arrow["points"]): Arrow {
  return { points, style: "solid" };
}

function dashed(...points: Arrow["points"]): Arrow {
  return { points, style: "dashed" };
}

function arrowhead(style: Arrow["style"], ink: string): string {
  return `<marker id="${style}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L10 5L0 10z" fill="${ink}"/></marker>`;
}

function arrowElement({ points, style }: Arrow): string {
  const path = points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
  const look = style === "solid" ? `stroke="${SOLID_INK}"` : `stroke="${DASHED_INK}" stroke-dasharray="6 4"`;
  return `<path d="${path}" fill="none" ${look} stroke-width="1.8" stroke-linejoin="round" marker-end="url(#${style})"/>`;
}

function boxElements({ name, lines, x, y, width, height, fill }: FolderBox): string[] {
  const middleX = x + width / 2;
  const firstBaseline = y + height / 2 - 9 * lines.length + 5;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${SOLID_INK}" stroke-width="1.5"/>`,
    `<text x="${middleX}" y="${firstBaseline}" text-anchor="middle" font-size="16" font-weight="bold" fill="${INK}">${name}</text>`,
    ...lines.map(
      (line, index) =>
        `<text x="${middleX}" y="${firstBaseline + 19 + 17 * index}" text-anchor="middle" font-size="13" fill="${INK}">${line}</text>`,
    ),
  ];
}

function labelElement({ text, x, y, anchor = "start", isUpright = false }: Label): string {
  const turn = isUpright ? ` transform="rotate(-90 ${x} ${y})"` : "";
  return `<text x="${x}" y="${y}"${turn} text-anchor="${anchor}" font-size="13" fill="${SOLID_INK}">${text}</text>`;
}

function legendElements(): string[] {
  return [
    arrowElement(solid([20, 620], [60, 620])),
    labelElement({ text: "imports, or calls: the arrow points to what is used", x: 70, y: 624 }),
    arrowElement(dashed([20, 645], [60, 645])),
    labelElement({ text: "written or run files, or calls of the console", x: 70, y: 649 }),
  ];
}

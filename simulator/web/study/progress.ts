/**
 * Stores the progress of a participant in the study, only in the browser. If the stored text is damaged, keeps the
 * results before the damage.
 */
import type { Store } from "../../host";
import { MAX_SEED, shuffledOrder } from "./order";
import type { StudyResult } from "./results";

export interface Progress {
  /** The seed of the random order in which a participant of the study plays the levels. */
  readonly seed: number;
  /** The results of the study's levels that this participant has played, in the order in which they were played. */
  readonly results: readonly StudyResult[];
  /** How often the participant has opened the present level, which is the first level without a result. */
  readonly starts: number;
}

interface LoadedProgress {
  /** The stored progress in the study, or undefined if nothing is stored or the seed cannot be read. */
  readonly progress: Progress | undefined;
  readonly isDamaged: boolean;
}

const FILE = "progress.json";
/** The file with a copy of the last damaged text, which a person may still be able to read. */
const DAMAGED_FILE = "damaged-progress.json";
const FIGURES = ["moves", "seconds", "hints", "resets", "losses", "starts"] as const;

/** Loads the progress in a study of `levelCount` levels. If its text is damaged, stores a copy of the text. */
export function loadProgress(store: Store, levelCount: number): LoadedProgress {
  const text = store.read(FILE);
  if (text === undefined) return { progress: undefined, isDamaged: false };
  const progress = readProgress(text, levelCount);
  // The stored text is damaged if it cannot be read, or if formatting the progress that was read gives another text.
  const isDamaged = progress === undefined || formatProgress(progress) !== text;
  if (isDamaged) store.write(DAMAGED_FILE, text);
  return { progress, isDamaged };
}

export function storeProgress(store: Store, progress: Progress): void {
  store.write(FILE, formatProgress(progress));
}

export function eraseProgress(store: Store): void {
  store.remove(FILE);
  store.remove(DAMAGED_FILE);
}

/** Returns the progress of a participant who begins the study, with a new seed for the order of the levels. */
export function createProgress(): Progress {
  const [chance] = crypto.getRandomValues(new Uint32Array(1));
  return { seed: 1 + (chance % MAX_SEED), results: [], starts: 0 };
}

function formatProgress({ seed, results, starts }: Progress): string {
  return JSON.stringify({ seed, results, starts });
}

/**
 * Reads the results up to the first damaged or missing one. Returns undefined if the seed, which orders the levels,
 * cannot be read.
 */
function readProgress(text: string, levelCount: number): Progress | undefined {
  const seed = Number(/"seed":(\d+)[,}]/.exec(text)?.[1] ?? NaN);
  if (!(seed >= 1 && seed <= MAX_SEED)) return undefined;
  const order = shuffledOrder(seed, levelCount);
  // A result's text has no inner braces, so it reaches from an opening brace to the next closing brace.
  const read = [...text.matchAll(/\{"level"[^{}]*\}/g)].map(([result]) => readResult(result));
  const firstWrong = read.findIndex((result, index) => result?.level !== order[index]);
  const results = (firstWrong < 0 ? read : read.slice(0, firstWrong)).flatMap((result) => result ?? []);
  const starts = results.length === read.length ? Number(/"starts":(\d+)\}$/.exec(text)?.[1] ?? 0) : 0;
  return { seed, results, starts };
}

function readResult(text: string): StudyResult | undefined {
  try {
    const result = JSON.parse(text) as Partial<StudyResult>;
    const isWhole = typeof result.isWon === "boolean" && FIGURES.every((name) => isCount(result[name]));
    return isWhole ? (result as StudyResult) : undefined;
  } catch {
    return undefined;
  }
}

function isCount(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

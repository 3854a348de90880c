/**
 * The page of the study, in which people play levels. Their results are compared with the computed difficulty of the
 * levels. The page embeds the game's page, and records the moves, seconds and hints that the player needed. The player
 * sends the results.
 */
import type { Store } from "../../host";
import { createStore } from "../store";
import { isPrivateWindow } from "../private-window";
import type { StudyHost } from "../study-host";
import { createStoreWhileOwned, waitForTabLock } from "../tab-lock";
import levels from "./levels.json";
import { addReport, LEVEL_JUST_OPENED, totalOf, type NeededForLevel } from "./needed";
import { shuffledOrder } from "./order";
import { createProgress, eraseProgress, loadProgress, storeProgress, type Progress } from "./progress";
import { formatResults } from "./results";

interface AttemptJson {
  readonly map: readonly string[];
  readonly outcome: "playing" | "won" | "lost";
  readonly movesMade: number;
  readonly seconds: number;
  readonly hints: number;
  readonly rewinds: number;
  readonly losses: number;
}

interface Study {
  progress: Progress;
  readonly store: Store;
  needed: NeededForLevel;
  /** Whether no level of the study is being played: it is won, given up, not opened yet, or played in another tab. */
  isOver: boolean;
  /** Passes a key to the embedded game; undefined while no game runs. */
  pressKey: ((key: string) => void) | undefined;
}

/** The key that makes the game print the open level with its moves, as in src/game/game.ts. */
const ATTEMPT_KEY = "j";
const ASK_EVERY_MS = 500;
/** How many milliseconds after a win the keyboard stays on the game, so that a late press opens no level. */
const FOCUS_AFTER_MS = 1500;
/** The name of the lock that lets only one browser tab play the study, because all tabs share its results. */
const LOCK = "glissade-study";
const BLOCKED = "This browser keeps nothing for this page: save the results before you close it.";
const FULL = "The browser's storage is full: free some, or save the results before you close this page.";
const PRIVATE = "This seems to be a private window: save the results before you close it, because then they are gone.";
const PUZZLE_NAMES: Readonly<Record<string, string>> = {
  "last-ball": "Last Ball",
  "ice-path": "Ice Path",
  skid: "Skid",
  penguin: "Penguin",
  fruit: "Fruit",
};

function find<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.querySelector<T>(`#${id}`);
  if (element === null) throw new Error(`The page has no element "${id}".`);
  return element;
}

function onClick(id: string, action: () => void): void {
  find(id).addEventListener("click", action);
}

function showPart(shown: "start" | "play" | "end"): void {
  for (const part of ["start", "play", "end"]) find(part).hidden = part !== shown;
}

function openIndex({ progress: { seed, results } }: Study): number {
  return shuffledOrder(seed, levels.length)[results.length];
}

function embedGame(address: string): void {
  const frame = document.querySelector("iframe");
  // Replaces the last entry of the browser's history, so that the button "back" leaves the study at once.
  frame?.contentWindow?.location.replace(new URL(address, location.href));
}

function save(study: Study, progress: Progress): void {
  study.progress = progress;
  storeProgress(study.store, progress);
}

function openLevel(study: Study): void {
  const { results, seed, starts } = study.progress;
  if (results.length === levels.length) {
    showEnd(study);
    return;
  }
  const { code } = levels[openIndex(study)];
  save(study, { seed, results, starts: starts + 1 });
  Object.assign(study, { needed: LEVEL_JUST_OPENED, isOver: false, pressKey: undefined });
  showHeading(study, false);
  find("outcome").textContent = "";
  find("next").hidden = true;
  find("give-up").hidden = false;
  showPart("play");
  embedGame(`../?level=${code}`);
}

function showHeading(study: Study, isLesson: boolean): void {
  const name = PUZZLE_NAMES[levels[openIndex(study)].puzzle];
  const number = `${study.progress.results.length + 1} of ${levels.length}`;
  const text = isLesson ? `Lesson of ${name}, before level ${number}` : `Level ${number}: ${name}`;
  const heading = find("where");
  // Writes the heading only if it changes, because a screen reader repeats it each time.
  if (heading.textContent !== text) heading.textContent = text;
}

function endLevel(study: Study, isWon: boolean): void {
  const { seed, results, starts } = study.progress;
  const level = openIndex(study);
  study.isOver = true;
  save(study, { seed, results: [...results, { level, isWon, ...totalOf(study.needed), starts }], starts: 0 });
}

function receiveAttempt(study: Study, json: string): void {
  if (study.isOver) return;
  const { map, outcome, movesMade, seconds, hints, rewinds, losses } = JSON.parse(json) as AttemptJson;
  // Lessons, which the game may show before the level of the study, are not counted.
  const isLesson = map.join("\n") !== levels[openIndex(study)].map;
  showHeading(study, isLesson);
  if (isLesson) return;
  study.needed = addReport(study.needed, { moves: movesMade, seconds, hints, resets: rewinds, losses });
  if (outcome !== "won") return;
  endLevel(study, true);
  const next = find("next");
  const needed = totalOf(study.needed);
  find("outcome").textContent = `Won: ${count(needed.moves, "move")}, ${count(needed.seconds, "second")}.`;
  find("give-up").hidden = true;
  next.textContent = study.progress.results.length === levels.length ? "To the results" : "Next level";
  next.hidden = false;
  setTimeout(() => next.focus(), FOCUS_AFTER_MS);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function ask(question: string, cost: string, yes: string, no: string): Promise<boolean> {
  const panel = find<HTMLDialogElement>("ask");
  for (const [id, text] of Object.entries({ question, cost, yes, no })) find(id).textContent = text;
  panel.returnValue = "";
  panel.showModal();
  find("no").focus();
  return new Promise((resolve) => {
    panel.addEventListener("close", () => resolve(panel.returnValue === "yes"), { once: true });
  });
}

async function giveUp(study: Study): Promise<void> {
  study.pressKey?.(ATTEMPT_KEY);
  if (study.isOver) return;
  const isGivenUp = await ask(
    "Give up this level?",
    "It counts as not solved, and does not come back.",
    "Give up",
    "Play on",
  );
  if (study.isOver) return;
  if (!isGivenUp) return document.querySelector("iframe")?.focus();
  endLevel(study, false);
  openLevel(study);
}

function showStart({ progress: { results } }: Study): void {
  const isBegun = results.length > 0;
  find("begin").textContent = isBegun ? `Go on with level ${results.length + 1} of ${levels.length}` : "Begin";
  find("show-results").hidden = !isBegun;
  showPart("start");
}

function textOf({ progress: { seed, results } }: Study): string {
  return formatResults(seed, levels, results);
}

function showEnd(study: Study): void {
  const { results } = study.progress;
  const wonCount = results.filter(({ isWon }) => isWon).length;
  const isComplete = results.length === levels.length;
  embedGame("about:blank");
  find("end-title").textContent = isComplete ? "Thank you!" : "The results so far";
  find("summary").textContent =
    `${count(results.length, "level")} of ${levels.length}: ${wonCount} won, ${results.length - wonCount} given up.`;
  find<HTMLTextAreaElement>("text").value = textOf(study);
  find("share").hidden = !("share" in navigator);
  find("go-on").hidden = isComplete;
  find("done").textContent = "";
  const subject = encodeURIComponent("Results of the Glissade study");
  find<HTMLAnchorElement>("mail").href = `mailto:?subject=${subject}&body=${encodeURIComponent(textOf(study))}`;
  showPart("end");
  scrollTo(0, 0);
}

function fileOf(study: Study): File {
  return new File([textOf(study)], `glissade-study-${study.progress.seed}.txt`, { type: "text/plain" });
}

function saveFile(study: Study): void {
  const file = fileOf(study);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Keeps the file's address valid for ten seconds, because some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  find("done").textContent = `The file ${file.name} is among your downloads.`;
}

async function share(study: Study): Promise<void> {
  const files = [fileOf(study)];
  const title = "Results of the Glissade study";
  const takesFiles = "canShare" in navigator && navigator.canShare({ files });
  await navigator.share(takesFiles ? { title, files } : { title, text: textOf(study) }).catch(() => undefined);
}

async function copy(study: Study): Promise<void> {
  try {
    await navigator.clipboard.writeText(textOf(study));
    find("done").textContent = "The results are in the clipboard.";
  } catch {
    find<HTMLTextAreaElement>("text").select();
    find("done").textContent = "The browser lets no page copy: the text below is selected, copy it with Ctrl+C or ⌘C.";
  }
}

async function erase(study: Study): Promise<void> {
  const { results } = study.progress;
  if (!(await ask("Erase the results?", `${count(results.length, "level")} will be forgotten.`, "Erase", "Keep")))
    return;
  eraseProgress(study.store);
  study.progress = createProgress();
  find("damaged").textContent = "";
  showStart(study);
}

function listen(study: Study): void {
  onClick("begin", () => openLevel(study));
  onClick("show-results", () => showEnd(study));
  onClick("next", () => openLevel(study));
  onClick("give-up", () => void giveUp(study));
  onClick("stop", () => {
    embedGame("about:blank");
    showStart(study);
  });
  onClick("save", () => saveFile(study));
  onClick("share", () => void share(study));
  onClick("copy", () => void copy(study));
  onClick("go-on", () => openLevel(study));
  onClick("erase", () => void erase(study));
}

function describeDamage(readCount: number): string {
  const kept = "The damaged text stays in this browser until you erase the results.";
  return readCount === 0
    ? `The stored results are damaged, and none could be read: the study begins anew. ${kept}`
    : `The stored results are damaged. ${count(readCount, "level")} could be read: the study goes on from there. ${kept}`;
}

function hostGame(study: Study, gameStore: Store): void {
  const host: StudyHost = {
    store: gameStore,
    onStart: (keyPressed) => {
      study.pressKey = keyPressed;
      document.querySelector("iframe")?.focus();
    },
    onAttempt: (json) => receiveAttempt(study, json),
  };
  window.glissadeStudy = host;
  setInterval(() => {
    if (!study.isOver) study.pressKey?.(ATTEMPT_KEY);
  }, ASK_EVERY_MS);
}

async function warnInPrivateWindow(): Promise<void> {
  const storage: StorageManager | undefined = navigator.storage;
  if (storage === undefined || !(await isPrivateWindow(storage))) return;
  if (find("kept").textContent === "") find("kept").textContent = PRIVATE;
}

async function start(): Promise<void> {
  const lock = await waitForTabLock(LOCK);
  const stored = createStore("glissade-study/", (isFull) => {
    find("kept").textContent = isFull ? FULL : BLOCKED;
  });
  const store = createStoreWhileOwned(lock, stored);
  const { progress = createProgress(), isDamaged } = loadProgress(store, levels.length);
  if (isDamaged) find("damaged").textContent = describeDamage(progress.results.length);
  const study: Study = { progress, store, needed: LEVEL_JUST_OPENED, isOver: true, pressKey: undefined };
  lock.onLost = () => {
    study.isOver = true;
    embedGame("about:blank");
  };
  hostGame(
    study,
    createStoreWhileOwned(
      lock,
      createStore("glissade-study/game/", () => undefined),
    ),
  );
  listen(study);
  void warnInPrivateWindow();
  if (progress.results.length === levels.length) showEnd(study);
  else showStart(study);
}

void start();

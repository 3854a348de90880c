/** A lock that lets only one browser tab play and save, because all tabs share the saved data of the same page. */
import type { Store } from "../host";
import { findBySelector } from "./page";

/**
 * The name of the game's lock on its saved data. The page of the study has another lock, because its data are its own.
 */
const GAME_LOCK = "glissade";
/**
 * How often a new page asks the browser for the lock. After a reload, the previous page may still hold it for a moment.
 */
const TRIES = 4;
const TRY_EVERY_MS = 150;
/**
 * How many milliseconds this tab waits for the tab that holds the lock. A silent tab was suspended by the browser, and
 * loses the lock.
 */
const ANSWER_MS = 1000;
/** How many milliseconds this tab waits after taking over the lock, until it can read what the other tab has saved. */
const STORAGE_MS = 200;

export interface TabLock {
  /** The name of the lock in the browser, and of the channel on which tabs ask each other for the lock. */
  readonly name: string;
  /**
   * Whether this tab of the browser owns the lock on the saved data. Only the tab that owns the lock may save the game.
   */
  isOwned: boolean;
  /**
   * Called when another browser tab takes over the lock: before this tab releases the lock, and after this tab has lost
   * the lock. A tab that the browser has suspended gets only the second call.
   */
  onLost: () => void;
}

/** Returns a lock that no other browser tab can take, for a page whose saved data no other tab shares. */
export function createFreeLock(name = GAME_LOCK): TabLock {
  return { name, isOwned: true, onLost: () => undefined };
}

/**
 * Waits until this browser tab has the lock. Takes a free lock at once. If another tab has the lock, waits until the
 * player chooses to play in this tab.
 */
export async function waitForTabLock(name = GAME_LOCK): Promise<TabLock> {
  const lock = createFreeLock(name);
  if (!("locks" in navigator)) return lock;
  for (let tries = 0; tries < TRIES; tries++) {
    if (await requestLock(lock, { ifAvailable: true })) return lock;
    await sleep(TRY_EVERY_MS);
  }
  await takeOverLock(lock);
  return lock;
}

/** Returns a store like `store` that ignores writes after this browser tab has lost the lock. */
export function createStoreWhileOwned(lock: TabLock, store: Store): Store {
  return {
    read: (name) => store.read(name),
    write: (name, text) => {
      if (lock.isOwned) store.write(name, text);
    },
    remove: (name) => {
      if (lock.isOwned) store.remove(name);
    },
  };
}

/**
 * Holds the lock until another browser tab asks for it. Returns whether this tab may play, which is also true if the
 * browser refuses locks.
 */
function requestLock(tabLock: TabLock, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    let isHeld = false;
    const hold = async (lock: Lock | null): Promise<void> => {
      if (lock === null) return;
      isHeld = true;
      resolve(true);
      await untilAsked(tabLock);
      tabLock.onLost();
    };
    const onReleased = (): void => {
      if (isHeld) loseLock(tabLock);
      else resolve(false);
    };
    const onRejected = (error: unknown): void => {
      if (isHeld || isTimeout(error)) onReleased();
      else resolve(true);
    };
    navigator.locks.request(tabLock.name, options, hold).then(onReleased, onRejected);
  });
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

function untilAsked({ name }: TabLock): Promise<void> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name);
    channel.onmessage = () => {
      channel.close();
      resolve();
    };
  });
}

function loseLock(lock: TabLock): void {
  lock.isOwned = false;
  lock.onLost();
  void takeOverLock(createFreeLock(lock.name)).then(() => location.reload());
}

/**
 * Shows that another browser tab plays. When the player chooses this tab, asks the other tab for the lock, or takes it
 * away.
 */
async function takeOverLock(lock: TabLock): Promise<void> {
  await untilPlayedHere();
  const channel = new BroadcastChannel(lock.name);
  channel.postMessage("take over");
  channel.close();
  const answered = await requestLock(lock, { signal: AbortSignal.timeout(ANSWER_MS) });
  if (!answered) await requestLock(lock, { steal: true });
  await sleep(STORAGE_MS);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function untilPlayedHere(): Promise<void> {
  const panel = findBySelector<HTMLDialogElement>("#elsewhere");
  const button = findBySelector("#elsewhere button");
  panel.addEventListener("cancel", (event) => event.preventDefault());
  document.querySelectorAll("dialog").forEach((dialog) => dialog.close());
  panel.showModal();
  button.focus();
  return new Promise((resolve) => {
    const play = (): void => {
      panel.close();
      resolve();
    };
    button.addEventListener("click", play, { once: true });
  });
}

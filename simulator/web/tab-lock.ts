/** A lock that lets only one tab of the page play and save, because all tabs share the saves. */
import type { Store } from "../host";
import { bySelector } from "./page";

/** The name of the lock. All tabs of the page share the saves, and only the tab with this lock may write them. */
const LOCK = "glissade";
/**
 * How often a new page tries to get the lock, because the previous page in the tab may still hold it for a moment.
 */
const TRIES = 4;
const TRY_EVERY_MS = 150;
/**
 * How long the tab with the lock has to answer. If it does not answer, the browser has suspended it and its lock is
 * stolen.
 */
const ANSWER_MS = 1000;
/** How long it takes until a write of another tab can be read here. */
const STORAGE_MS = 200;

/** This tab's lock. */
export interface TabLock {
  /** Whether this tab has the lock. Only then may it write saves. */
  isOwned: boolean;
  /**
   * Is called when another tab takes over: before the lock is released if that tab could ask, otherwise after it was
   * stolen.
   */
  onLost: () => void;
}

/** Waits until this tab has the lock: at once if it is free, otherwise when the player chooses to play here. */
export async function waitForTabLock(): Promise<TabLock> {
  const lock: TabLock = { isOwned: true, onLost: () => undefined };
  if (!("locks" in navigator)) return lock;
  for (let tries = 0; tries < TRIES; tries++) {
    if (await requestLock(lock, { ifAvailable: true })) return lock;
    await sleep(TRY_EVERY_MS);
  }
  await takeOverLock(lock);
  return lock;
}

/** Wraps `store` so that it ignores writes once the lock is lost. */
export function storeWhileOwned(lock: TabLock, store: Store): Store {
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

/** Requests the lock and holds it until another tab asks for it. Returns whether the lock was granted. */
function requestLock(tabLock: TabLock, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    let isHeld = false;
    const hold = async (lock: Lock | null): Promise<void> => {
      if (lock === null) return;
      isHeld = true;
      resolve(true);
      await untilAsked();
      tabLock.onLost();
    };
    const onReleased = (): void => {
      if (isHeld) loseLock(tabLock);
      else resolve(false);
    };
    navigator.locks.request(LOCK, options, hold).then(onReleased, onReleased);
  });
}

function untilAsked(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(LOCK);
    channel.onmessage = () => {
      channel.close();
      resolve();
    };
  });
}

/** Marks the lock as lost and shows which tab plays. The page reloads when the player takes over here. */
function loseLock(lock: TabLock): void {
  lock.isOwned = false;
  lock.onLost();
  void takeOverLock({ isOwned: true, onLost: () => undefined }).then(() => location.reload());
}

/** Shows that another tab plays. When the player takes over, asks that tab for the lock or steals it. */
async function takeOverLock(lock: TabLock): Promise<void> {
  await untilPlayedHere();
  const channel = new BroadcastChannel(LOCK);
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
  const panel = bySelector<HTMLDialogElement>("#elsewhere");
  const button = bySelector("#elsewhere button");
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

import type { Store } from "../host";
import { bySelector } from "./page";

/** All tabs of the page share what is kept. Only the one that holds this lock plays, and writes it. */
const LOCK = "glissade";
/** A page that is loaded anew may find the lock still held by what the tab showed before: it tries again so often. */
const TRIES = 4;
const TRY_EVERY_MS = 150;
/** A tab that has not answered by then sleeps: the lock is taken from it. */
const ANSWER_MS = 1000;
/** What another tab has just written is to be read here a moment later. */
const STORAGE_MS = 200;

/** This tab's turn to play. */
export interface TabLock {
  /** Whether it lasts: only then may anything be kept. */
  isOwned: boolean;
  /** Called when another tab takes over: before the turn ends if that tab could ask, else after it. */
  onLost: () => void;
}

/** Waits until this tab may play: at once if no other does, else until the player takes over here. */
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

/** `store`, as long as the turn lasts: after that nothing is written. */
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

/** Asks for the lock, and holds it as long as the turn lasts; gives whether it came. */
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
    const over = (): void => {
      if (isHeld) loseLock(tabLock);
      else resolve(false);
    };
    navigator.locks.request(LOCK, options, hold).then(over, over);
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

/** Says who plays. Once the player takes over here again, the page starts anew. */
function loseLock(lock: TabLock): void {
  lock.isOwned = false;
  lock.onLost();
  void takeOverLock({ isOwned: true, onLost: () => undefined }).then(() => location.reload());
}

/** Says that another tab plays, until the player takes over; then asks that tab to end. */
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

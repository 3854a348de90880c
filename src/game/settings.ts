import { readStored, writeStored } from "../device/storage";

/** What the player chose, for all puzzles. */
export interface Settings {
  /** Whether the lamp shows if the position can still be won. */
  lampIsShown: boolean;
}

const FILE = "settings";

export function loadSettings(): Settings {
  const stored = readStored(FILE) as Partial<Record<keyof Settings, unknown>> | undefined;
  return { lampIsShown: stored?.lampIsShown !== false };
}

export function saveSettings(settings: Settings): void {
  writeStored(FILE, settings);
}

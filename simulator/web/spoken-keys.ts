/**
 * Names the keys in the texts that the page announces to screen readers. The game writes the Playdate's buttons as
 * signs, such as Ⓐ; a player at a keyboard must hear the keys.
 */

/** What the player last used: the computer's keyboard, or buttons with the Playdate's letters, such as a gamepad's. */
type Device = "keyboard" | "buttons";

/**
 * The words by which the announcements name the game's signs of buttons, for each device. Ⓜ stands for the page's menu.
 * ⏎ and ⌫ stand for Ⓐ and Ⓑ where letters are typed.
 */
const WORDS: Readonly<Record<Device, Readonly<Record<string, string>>>> = {
  keyboard: { "Ⓐ": "X", "Ⓑ": "Z", "✛": "arrows", "🎣": "square brackets", "Ⓜ": "M", "⏎": "Enter", "⌫": "Backspace" },
  buttons: { "Ⓐ": "A", "Ⓑ": "B", "✛": "directions", "🎣": "crank", "Ⓜ": "menu", "⏎": "A", "⌫": "B" },
};

let lastDevice: Device | undefined;

/**
 * Remembers that the player has used a gamepad. Presses of a gamepad reach the page without events, so `watchDevice`
 * cannot notice them.
 */
export function noteGamepad(): void {
  lastDevice = "buttons";
}

/** Watches which device the player uses: the keyboard, or fingers on the page and its drawn buttons. */
export function watchDevice(): void {
  window.addEventListener("keydown", () => (lastDevice = "keyboard"), { capture: true });
  window.addEventListener("pointerdown", ({ pointerType }) => pointerType !== "mouse" && (lastDevice = "buttons"), {
    capture: true,
  });
}

function currentDevice(): Device {
  return lastDevice ?? (matchMedia("(pointer: coarse)").matches ? "buttons" : "keyboard");
}

/** Joins the texts of one announcement, and replaces the signs of buttons by the keys of the device last used. */
export function composeSpoken(texts: readonly string[], device = currentDevice()): string {
  const whole = texts.map((text) => text.trim().replace(/\.+$/, "")).filter((text) => text !== "");
  return spellSigns(whole.join(". "), WORDS[device]);
}

function spellSigns(text: string, words: Readonly<Record<string, string>>): string {
  return text
    .replace(/([?!])\.(?= |$)/g, "$1")
    .replace(/\.{2,}/g, ".")
    .replace(/(?<=[ⒶⒷ✛🎣])\+?(?=[ⒶⒷ✛🎣])/gu, " and ")
    .replace(/ {2,}/g, ", ")
    .replace(/[ⒶⒷ✛🎣Ⓜ⏎⌫]/gu, (sign) => words[sign]);
}

/**
 * Synth settings for the ambience, the sounds of nature in the music of campaign chapters: wind, water, rain and
 * creatures.
 */
import { timbre } from "./music";

/**
 * The pitch, in hertz, that is given for notes of noise in the music. Noise has no audible pitch, but each note needs a
 * number.
 */
export const NOISE_HERTZ: readonly number[] = [1000];

/** A gust of wind: noise that swells and fades slowly. */
export const WIND = timbre("noise", [1.1, 0.1, 1, 1.2], 1.3);
/** The whistle inside a gust of wind. */
export const WIND_WHISTLE = timbre("sine", [0.7, 0.1, 0.8, 0.9], 0.9);
export const WAVE = timbre("noise", [0.6, 0.4, 0.5, 1], 1);
export const RAIN = timbre("noise", [0.5, 0.2, 0.8, 0.6], 0.9);
export const DROP = timbre("triangle", [0.001, 0.05, 0, 0.01], 0.05);
/** The tick of a clock or of an engine, far away. */
export const FAR_TICK = timbre("triangle", [0.001, 0.025, 0, 0.005], 0.025);
export const CHIRP = timbre("sine", [0.015, 0.06, 0.2, 0.04], 0.08);
export const GULL = timbre("sine", [0.05, 0.12, 0.4, 0.1], 0.18);
/** One pulse of a cricket's chirp. */
export const CRICKET = timbre("triangle", [0.008, 0.03, 0, 0.01], 0.04);
export const FAR_BELL = timbre("sine", [0.003, 0.6, 0.1, 0.6], 0.7);

/** Plays notes on the web page through WebAudio, the browser's interface for sound. */
import type { Note, Speaker } from "../host";

/** The volume of a single note, so low that several notes can sound at once without distortion. */
const MASTER_VOLUME = 0.4;
const NOISE_SECONDS = 2;

export interface PageSpeaker extends Speaker {
  isMuted: boolean;
  /** Sets the volume of all notes, from 0 to 1. Notes that already sound change, too. */
  setVolume(volume: number): void;
}

/**
 * Creates a speaker that uses WebAudio. Browsers allow sound only after the player's first key, touch or click. Earlier
 * notes are not played.
 */
export function createSpeaker(): PageSpeaker {
  let sound: Sound | undefined;
  let volume = 1;
  const wake = (): void => {
    sound ??= startSound(MASTER_VOLUME * volume);
    if (sound.context.state !== "running") void sound.context.resume();
  };
  // Stops the sound while the page is hidden. Notes that the game plays meanwhile are dropped.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) void sound?.context.suspend();
    else void sound?.context.resume();
  });
  for (const gesture of ["pointerdown", "pointerup", "touchend", "keydown"]) window.addEventListener(gesture, wake);

  const speaker: PageSpeaker = {
    isMuted: false,
    setVolume(share) {
      volume = share;
      if (sound !== undefined) sound.output.gain.value = MASTER_VOLUME * volume;
    },
    play(note, synth) {
      if (!speaker.isMuted && sound !== undefined && !isAsleep(sound.context)) playNote(sound, note, synth);
    },
    stop(synth) {
      if (sound !== undefined) stopNotes(sound, synth);
    },
  };
  return speaker;
}

interface Sound {
  readonly context: AudioContext;
  readonly output: GainNode;
  readonly noise: AudioBuffer;
  /** The sounds that each synthesizer plays or will play, by the number of the synthesizer. */
  readonly playing: Map<number, Set<AudioScheduledSourceNode>>;
}

function startSound(gain: number): Sound {
  const context = new AudioContext({ latencyHint: "interactive" });
  const output = new GainNode(context, { gain });
  output.connect(context.destination);
  const noise = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return { context, output, noise, playing: new Map() };
}

/** While the browser has suspended the sound, new notes are dropped, because they would later all play at once. */
function isAsleep(context: AudioContext): boolean {
  return context.state !== "running" && context.currentTime > 0;
}

function playNote(sound: Sound, note: Note, synth: number): void {
  const startSeconds = sound.context.currentTime + note.delaySeconds;
  const points = computeEnvelope(note);
  const gain = new GainNode(sound.context, { gain: 0 });
  gain.gain.setValueAtTime(0, startSeconds);
  for (const { seconds, level } of points) gain.gain.linearRampToValueAtTime(level, startSeconds + seconds);
  const source = sourceOf(sound, note);
  source.connect(gain).connect(sound.output);
  source.start(startSeconds);
  source.stop(startSeconds + points[points.length - 1].seconds);
  const own = sound.playing.get(synth) ?? new Set();
  sound.playing.set(synth, own.add(source));
  source.addEventListener("ended", () => own.delete(source));
}

function stopNotes({ playing }: Sound, synth: number): void {
  for (const source of playing.get(synth) ?? []) source.stop();
}

function sourceOf({ context, noise }: Sound, note: Note): AudioScheduledSourceNode {
  return note.waveform === "noise"
    ? new AudioBufferSourceNode(context, { buffer: noise, loop: true })
    : new OscillatorNode(context, { type: note.waveform, frequency: note.hertz });
}

/** Returns how loud a note is over time, as points with a time and a loudness (`level`). The note starts silent. */
export function computeEnvelope(note: Note): readonly { seconds: number; level: number }[] {
  const { attackSeconds, decaySeconds, lengthSeconds, releaseSeconds, volume } = note;
  const sustained = { seconds: attackSeconds + decaySeconds, level: volume * note.sustain };
  const corners = [{ seconds: attackSeconds, level: volume }, sustained].filter(
    ({ seconds }) => seconds < lengthSeconds,
  );
  const end = { seconds: lengthSeconds, level: levelAt(note, lengthSeconds) };
  return [...corners, end, { seconds: lengthSeconds + releaseSeconds, level: 0 }];
}

function levelAt({ attackSeconds, decaySeconds, sustain, volume }: Note, seconds: number): number {
  if (seconds < attackSeconds) return (volume * seconds) / attackSeconds;
  const decayed = decaySeconds === 0 ? 1 : Math.min(1, (seconds - attackSeconds) / decaySeconds);
  return volume * (1 - (1 - sustain) * decayed);
}

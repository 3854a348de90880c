/**
 * Synths and the clock of the sound engine.
 * @noSelf
 */
declare namespace playdate.sound {
  const kWaveSquare: 0;
  const kWaveTriangle: 1;
  const kWaveSine: 2;
  const kWaveNoise: 3;
  const kWaveSawtooth: 4;
  const kWavePOPhase: 5;
  const kWavePODigital: 6;
  const kWavePOVosim: 7;
  type Waveform = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

  /** Returns the time in seconds on the sound engine's clock, by which notes are scheduled. */
  function getCurrentTime(): number;

  /** A synth. It plays one note at a time; a newer note replaces a scheduled one. */
  interface Synth {
    /**
     * Plays a note.
     * @param pitch hertz, or a name such as "C4", "Db3" or "F#5".
     * @param volume from 0 to 1; the default is 1.
     * @param length seconds until the release begins; without it the note sounds until `noteOff`.
     * @param when the start on the clock of `getCurrentTime`; the default is now.
     * @returns whether the note could be scheduled.
     */
    playNote(pitch: number | string): boolean;
    playNote(pitch: number | string, volume: number): boolean;
    playNote(pitch: number | string, volume: number, length: number): boolean;
    playNote(pitch: number | string, volume: number, length: number, when: number): boolean;
    /** Plays a note, given by its MIDI number (60 is C4; fractions are allowed) or its name. */
    playMIDINote(note: number | string): boolean;
    playMIDINote(note: number | string, volume: number): boolean;
    playMIDINote(note: number | string, volume: number, length: number): boolean;
    playMIDINote(note: number | string, volume: number, length: number, when: number): boolean;
    /** Ends the note with its release. */
    noteOff(): void;
    /** Ends the note at once. */
    stop(): void;
    /** Returns whether a note sounds, including its release. */
    isPlaying(): boolean;
    /** Sets the envelope: seconds to full volume, seconds to the sustain level (0 to 1), and seconds to silence. */
    setADSR(attack: number, decay: number, sustain: number, release: number): void;
    /** Sets the volume of each side, from 0 to 1. A single value sets both. */
    setVolume(left: number): void;
    setVolume(left: number, right: number): void;
    getVolume(): LuaMultiReturn<[left: number, right?: number]>;
    setWaveform(waveform: Waveform): void;
  }
}

/**
 * The namespace of `playdate.sound.synth`.
 * @noSelf
 */
declare namespace playdate.sound.synth {
  function _new(): Synth;
  function _new(waveform: Waveform): Synth;
  export { _new as new };
}

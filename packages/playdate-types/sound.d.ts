/**
 * Synthesisers and the clock of the console's sound engine.
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

  /** Returns the time in seconds on the clock of the sound engine. Notes can be scheduled with this clock. */
  function getCurrentTime(): number;

  /**
   * A synthesiser, which plays one note at a time. A new note replaces a note that is scheduled but has not started.
   */
  interface Synth {
    /**
     * Plays a note on the synthesiser now, at full volume and until `noteOff`.
     * @param pitch hertz, or a name such as "C4", "Db3" or "F#5".
     * @returns whether the note could be scheduled.
     */
    playNote(pitch: number | string): boolean;
    playNote(pitch: number | string, volume: number): boolean;
    playNote(pitch: number | string, volume: number, length: number): boolean;
    /**
     * Plays a note on the synthesiser.
     * @param pitch hertz, or a name such as "C4", "Db3" or "F#5".
     * @param volume from 0 to 1.
     * @param length seconds until the note begins to fade.
     * @param when the start on the clock of `getCurrentTime`.
     * @returns whether the note could be scheduled.
     */
    playNote(pitch: number | string, volume: number, length: number, when: number): boolean;
    /** Plays a note, which is given by its name or by its MIDI number (60 is C4; fractions are allowed). */
    playMIDINote(note: number | string): boolean;
    playMIDINote(note: number | string, volume: number): boolean;
    playMIDINote(note: number | string, volume: number, length: number): boolean;
    playMIDINote(note: number | string, volume: number, length: number, when: number): boolean;
    /** Lets the note that is being played fade out. */
    noteOff(): void;
    stop(): void;
    isPlaying(): boolean;
    /**
     * Sets how the volume of a note changes: the seconds until full volume, the seconds until the sustain level, this
     * level (0 to 1), and the seconds of fading at the end.
     */
    setADSR(attack: number, decay: number, sustain: number, release: number): void;
    /** Sets the volume of the left and the right speaker, from 0 to 1. A single value sets both. */
    setVolume(left: number): void;
    setVolume(left: number, right: number): void;
    getVolume(): LuaMultiReturn<[left: number, right?: number]>;
    setWaveform(waveform: Waveform): void;
  }
}

/**
 * The function of `playdate.sound.synth`, which creates synthesisers.
 * @noSelf
 */
declare namespace playdate.sound.synth {
  function _new(): Synth;
  function _new(waveform: Waveform): Synth;
  export { _new as new };
}

/** @noSelf */
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

  /** Seconds on the sound engine's clock, by which notes are planned. */
  function getCurrentTime(): number;

  /** Plays one note at a time; a note that waits gives way to a newer one. */
  interface Synth {
    /**
     * @param pitch hertz, or a name such as "C4", "Db3" or "F#5".
     * @param volume 0 to 1; 1 unless given.
     * @param length seconds until the release begins; without it the note sounds until `noteOff`.
     * @param when on the clock of `getCurrentTime`; now unless given.
     * @returns whether there was room for the note.
     */
    playNote(pitch: number | string): boolean;
    playNote(pitch: number | string, volume: number): boolean;
    playNote(pitch: number | string, volume: number, length: number): boolean;
    playNote(pitch: number | string, volume: number, length: number, when: number): boolean;
    /** The same by MIDI number (60 is C4; fractions are allowed) or name. */
    playMIDINote(note: number | string): boolean;
    playMIDINote(note: number | string, volume: number): boolean;
    playMIDINote(note: number | string, volume: number, length: number): boolean;
    playMIDINote(note: number | string, volume: number, length: number, when: number): boolean;
    /** Lets the note go: its release is still heard. */
    noteOff(): void;
    /** Ends the note at once. */
    stop(): void;
    /** Whether a note sounds, its release included. */
    isPlaying(): boolean;
    /** Seconds to full volume, seconds down to the sustained part (0 to 1), seconds to silence. */
    setADSR(attack: number, decay: number, sustain: number, release: number): void;
    /** 0 to 1 each; one value serves both sides. */
    setVolume(left: number): void;
    setVolume(left: number, right: number): void;
    getVolume(): LuaMultiReturn<[left: number, right?: number]>;
    setWaveform(waveform: Waveform): void;
  }
}

/** @noSelf */
declare namespace playdate.sound.synth {
  function _new(): Synth;
  function _new(waveform: Waveform): Synth;
  export { _new as new };
}

// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.sound {
  class bitcrusher extends playdate.sound.effect {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.bitcrusher.new) */
    static new(this: void): playdate.sound.bitcrusher;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.bitcrusher.setAmount) */
    setAmount(amt: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.bitcrusher.setAmountMod) */
    setAmountMod(signal?: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.bitcrusher.setMix) */
    setMix(level: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.bitcrusher.setMixMod) */
    setMixMod(signal?: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.bitcrusher.setUndersampling) */
    setUndersampling(amt: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.bitcrusher.setUndersamplingMod) */
    setUndersamplingMod(signal?: playdate.sound.signal): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class channel {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.channel.new) */
    static new(this: void): playdate.sound.channel;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.channel.addEffect) */
    addEffect(effect: playdate.sound.effect): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.channel.addSource) */
    addSource(source: playdate.sound.source): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.channel.getDryLevelSignal)
     *
     * @since SDK 2.6.0
     */
    getDryLevelSignal(): playdate.sound.signal;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.channel.getVolume) */
    getVolume(): number;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.channel.getWetLevelSignal)
     *
     * @since SDK 2.6.0
     */
    getWetLevelSignal(): playdate.sound.signal;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.channel.remove) */
    remove(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.channel.removeEffect) */
    removeEffect(effect: playdate.sound.effect): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.channel.removeSource) */
    removeSource(source: playdate.sound.source): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.channel.setPan) */
    setPan(pan: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.channel.setPanMod) */
    setPanMod(signal?: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.channel.setVolume) */
    setVolume(volume: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.channel.setVolumeMod) */
    setVolumeMod(signal?: playdate.sound.signal): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class controlsignal extends playdate.sound.signal {
    private constructor();
    events: playdate.sound.ControlEvent;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.controlsignal.new) */
    static new(this: void): playdate.sound.controlsignal;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.controlsignal.addEvent2) */
    addEvent(step: number, value: number, interpolate?: boolean): void;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.controlsignal.addEvent2) */
    addEvent(event: playdate.sound.ControlEvent): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.controlsignal.clearEvents) */
    clearEvents(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.controlsignal.getControllerType) */
    getControllerType(): number;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.controlsignal.getValue)
     *
     * @since SDK 2.6.0
     */
    getValue(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.controlsignal.setControllerType) */
    setControllerType(number: number): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.controlsignal.setOffset)
     *
     * @since SDK 3.0.2
     */
    setOffset(offset: number): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.controlsignal.setScale)
     *
     * @since SDK 3.0.2
     */
    setScale(scale: number): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class delayline extends playdate.sound.effect {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.delayline.new) */
    static new(this: void, length: number): playdate.sound.delayline;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.delayline.addTap) */
    addTap(delay: number): playdate.sound.delaylinetap;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.delayline.setFeedback) */
    setFeedback(level: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.delayline.setMix) */
    setMix(level: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.delayline.setMixMod) */
    setMixMod(signal?: playdate.sound.signal): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class delaylinetap extends playdate.sound.source {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.delaylinetap.getVolume) */
    getVolume(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.delaylinetap.setDelay) */
    setDelay(time: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.delaylinetap.setDelayMod) */
    setDelayMod(signal?: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.delaylinetap.setFlipChannels) */
    setFlipChannels(flag: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.delaylinetap.setVolume) */
    setVolume(level: number): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class effect {
    protected constructor();
    private readonly _effect: never;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class envelope extends playdate.sound.signal {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.envelope.new) */
    static new(
      this: void,
      attack?: number,
      decay?: number,
      sustain?: number,
      release?: number,
    ): playdate.sound.envelope;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.envelope.getValue)
     *
     * @since SDK 2.6.0
     */
    getValue(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.envelope.setAttack) */
    setAttack(attack: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.envelope.setCurvature) */
    setCurvature(amount: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.envelope.setDecay) */
    setDecay(decay: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.envelope.setGlobal) */
    setGlobal(flag: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.envelope.setLegato) */
    setLegato(flag: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.envelope.setOffset) */
    setOffset(offset: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.envelope.setRateScaling) */
    setRateScaling(scaling: number): void;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.envelope.setRateScaling) */
    setRateScaling(scaling: number, start: number, end: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.envelope.setRelease) */
    setRelease(release: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.envelope.setRetrigger) */
    setRetrigger(flag: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.envelope.setScale) */
    setScale(scale: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.envelope.setSustain) */
    setSustain(sustain: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.envelope.setVelocitySensitivity) */
    setVelocitySensitivity(amount: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.envelope.trigger) */
    trigger(velocity: number, length?: number): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class fileplayer extends playdate.sound.source {
    private constructor();
    /**
     * Creates a player that streams a sound file. The second form takes the size of its buffer in seconds.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.fileplayer.new-empty)
     */
    static new(this: void, path: string, bufferSize?: number): playdate.sound.fileplayer;
    /**
     * Creates a player that streams a sound file. The second form takes the size of its buffer in seconds.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.fileplayer.new-empty)
     */
    static new(this: void, bufferSize?: number): playdate.sound.fileplayer;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.didUnderrun) */
    didUnderrun(): boolean;

    /**
     * Returns the length of the file in seconds.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.getLength)
     */
    getLength(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.getOffset) */
    getOffset(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.getRate) */
    getRate(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.getVolume) */
    getVolume(): LuaMultiReturn<[leftOrMono: number, right?: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.isPlaying) */
    isPlaying(): boolean;

    /**
     * Chooses another file to play.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.load)
     */
    load(path: string): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.pause) */
    pause(): void;

    /**
     * Plays the file, `repeatCount` times (0: without end). Returns whether it could start.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.play)
     */
    play(repeatCount?: number): LuaMultiReturn<[success: boolean, error?: string]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.setBufferSize) */
    setBufferSize(seconds: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.setFinishCallback) */
    setFinishCallback<Arg = undefined>(
      callback: ((this: void, player: playdate.sound.fileplayer, arg: Arg) => void) | undefined,
      arg?: Arg,
    ): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.setLoopCallback) */
    setLoopCallback<Arg = undefined>(
      callback: ((this: void, player: playdate.sound.fileplayer, arg: Arg) => void) | undefined,
      arg?: Arg,
    ): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.setLoopRange) */
    setLoopRange(
      start: number,
      end?: number,
      loopCallback?: (this: void, player: playdate.sound.fileplayer, arg: unknown) => void,
      arg?: unknown,
    ): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.setOffset) */
    setOffset(seconds: number): void;

    /**
     * Sets the speed of playing: 1 is normal, 0.5 an octave lower.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.setRate)
     */
    setRate(rate: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.setRateMod) */
    setRateMod(signal?: playdate.sound.signal): void;

    /**
     * Sets whether the player stops when the file cannot be read fast enough.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.setStopOnUnderrun)
     */
    setStopOnUnderrun(flag: boolean): void;

    /**
     * Sets the volume of both sides from 0 to 1, over `fadeSeconds` seconds if given.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.setVolume)
     */
    setVolume(
      left: number,
      right?: number,
      fadeSeconds?: number,
      fadeCallback?: (this: void, player: playdate.sound.fileplayer, arg: unknown) => void,
      arg?: unknown,
    ): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.fileplayer.stop) */
    stop(): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class instrument extends playdate.sound.source {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.instrument.new) */
    static new(this: void, synth?: playdate.sound.synth): playdate.sound.instrument;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.instrument.addVoice) */
    addVoice(v: playdate.sound.synth, note?: number, rangeend?: number, transpose?: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.instrument.allNotesOff) */
    allNotesOff(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.instrument.getVolume) */
    getVolume(): LuaMultiReturn<[leftOrMono: number, right?: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.instrument.noteOff) */
    noteOff(note: number, when?: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.instrument.playMIDINote) */
    playMIDINote(note: number | string, volume?: number, length?: number, when?: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.instrument.playNote) */
    playNote(frequency: number | string, volume?: number, length?: number, when?: number): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.instrument.setPitchBend)
     *
     * @since SDK 2.6.0
     */
    setPitchBend(amount: number): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.instrument.setPitchBendRange)
     *
     * @since SDK 2.6.0
     */
    setPitchBendRange(halfsteps: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.instrument.setTranspose) */
    setTranspose(halfsteps: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.instrument.setVolume) */
    setVolume(left: number, right?: number): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class lfo extends playdate.sound.signal {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.lfo.new) */
    static new(this: void, type?: playdate.sound.LFOType): playdate.sound.lfo;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.lfo.getValue)
     *
     * @since SDK 2.6.0
     */
    getValue(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.lfo.setArpeggio) */
    setArpeggio(note1: number, ...notes: number[]): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.lfo.setCenter) */
    setCenter(center: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.lfo.setDelay) */
    setDelay(holdoff: number, ramp: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.lfo.setDepth) */
    setDepth(depth: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.lfo.setGlobal) */
    setGlobal(flag: boolean): void;

    /**
     * @since SDK 3.0.2
     *
     * @remarks Guessed: not in Inside Playdate.
     */
    setOffset(offset: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.lfo.setPhase) */
    setPhase(phase: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.lfo.setRate) */
    setRate(rate: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.lfo.setRetrigger) */
    setRetrigger(flag: boolean): void;

    /**
     * @since SDK 3.0.2
     *
     * @remarks Guessed: not in Inside Playdate.
     */
    setScale(scale: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.lfo.setStartPhase) */
    setStartPhase(phase: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.lfo.setType) */
    setType(type: playdate.sound.LFOType): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class onepolefilter extends playdate.sound.effect {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.onepolefilter.new) */
    static new(this: void): playdate.sound.onepolefilter;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.onepolefilter.setMix) */
    setMix(level: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.onepolefilter.setMixMod) */
    setMixMod(signal?: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.onepolefilter.setParameter) */
    setParameter(p: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.onepolefilter.setParameterMod) */
    setParameterMod(m: playdate.sound.signal): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class overdrive extends playdate.sound.effect {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.overdrive.new) */
    static new(this: void): playdate.sound.overdrive;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.overdrive.setGain) */
    setGain(level: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.overdrive.setLimit) */
    setLimit(level: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.overdrive.setLimitMod) */
    setLimitMod(signal?: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.overdrive.setMix) */
    setMix(level: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.overdrive.setMixMod) */
    setMixMod(signal?: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.overdrive.setOffset) */
    setOffset(level: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.overdrive.setOffsetMod) */
    setOffsetMod(signal?: playdate.sound.signal): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class ringmod extends playdate.sound.effect {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.ringmod.new) */
    static new(this: void): playdate.sound.ringmod;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.ringmod.setFrequency) */
    setFrequency(f: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.ringmod.setFrequencyMod) */
    setFrequencyMod(signal?: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.ringmod.setMix) */
    setMix(level: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.ringmod.setMixMod) */
    setMixMod(signal?: playdate.sound.signal): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class sample {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.sample.new-path) */
    static new(this: void, path: string): LuaMultiReturn<[sample: playdate.sound.sample | undefined, error?: string]>;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.sample.new-path) */
    static new(this: void, seconds: number, format?: playdate.sound.SampleFormat): playdate.sound.sample;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sample.decompress)
     *
     * @since SDK 2.4.0
     */
    decompress(): LuaMultiReturn<[success: boolean, error?: string]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sample.getFormat) */
    getFormat(): playdate.sound.SampleFormat;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sample.getLength) */
    getLength(): LuaMultiReturn<[sampleSeconds: number, bufferSizeSeconds: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sample.getSampleRate) */
    getSampleRate(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sample.getSubsample) */
    getSubsample(startOffset: number, endOffset: number): playdate.sound.sample;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sample.load) */
    load(path: string): boolean;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sample.play) */
    play(repeatCount?: number, rate?: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sample.playAt) */
    playAt(when: number, vol?: number, rightvol?: number, rate?: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sample.save) */
    save(filename: string): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class sampleplayer extends playdate.sound.source {
    private constructor();
    /**
     * Creates a player of a sound that is in memory, from a file's path or a sample. Returns nil if the file cannot
     * be loaded.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.sampleplayer.new)
     */
    static new(
      this: void,
      path: string,
    ): LuaMultiReturn<[player: playdate.sound.sampleplayer | undefined, error?: string]>;
    /**
     * Creates a player of a sound that is in memory, from a file's path or a sample. Returns nil if the file cannot
     * be loaded.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.sampleplayer.new)
     */
    static new(this: void, sample: playdate.sound.sample): playdate.sound.sampleplayer;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.copy) */
    copy(): playdate.sound.sampleplayer;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.getLength) */
    getLength(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.getOffset) */
    getOffset(): number;

    /**
     * Returns the speed of playing.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.getRate)
     */
    getRate(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.getSample) */
    getSample(): playdate.sound.sample;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.getVolume) */
    getVolume(): LuaMultiReturn<[leftOrMono: number, right?: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.isPlaying) */
    isPlaying(): boolean;

    /**
     * Plays the sample, `repeatCount` times (0: without end), at `rate` times its speed.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.play)
     */
    play(repeatCount?: number, rate?: number): void;

    /**
     * Plays the sample at a time of the sound engine's clock. Returns whether it could be scheduled.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.playAt)
     */
    playAt(when: number, vol?: number, rightvol?: number, rate?: number): void;

    /**
     * Sets the function that is called when the sample has been played.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.setFinishCallback)
     */
    setFinishCallback<Arg = undefined>(
      callback: ((this: void, player: playdate.sound.sampleplayer, arg: Arg) => void) | undefined,
      arg?: Arg,
    ): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.setLoopCallback) */
    setLoopCallback<Arg = undefined>(
      callback: ((this: void, player: playdate.sound.sampleplayer, arg: Arg) => void) | undefined,
      arg?: Arg,
    ): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.setOffset) */
    setOffset(seconds: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.setPaused) */
    setPaused(flag: boolean): void;

    /**
     * Plays only the frames from `start` to `_end` of the sample.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.setPlayRange)
     */
    setPlayRange(start: number, end: number): void;

    /**
     * Sets the speed of playing: 1 is normal, 2 an octave higher.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.setRate)
     */
    setRate(rate: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.setRateMod) */
    setRateMod(signal?: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.setSample) */
    setSample(sample: playdate.sound.sample): void;

    /**
     * Sets the volume of both sides, from 0 to 1.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.setVolume)
     */
    setVolume(left: number, right?: number): void;

    /**
     * Stops playing.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sampleplayer.stop)
     */
    stop(): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class sequence {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.sequence.new) */
    static new(this: void, midi_path?: string): playdate.sound.sequence;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.addTrack) */
    addTrack(track?: playdate.sound.track): playdate.sound.track | undefined;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.allNotesOff) */
    allNotesOff(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.getCurrentStep) */
    getCurrentStep(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.getLength) */
    getLength(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.getTempo) */
    getTempo(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.getTrackAtIndex) */
    getTrackAtIndex(n: number): playdate.sound.track;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.getTrackCount) */
    getTrackCount(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.goToStep) */
    goToStep(step: number, play?: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.isPlaying) */
    isPlaying(): boolean;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.play) */
    play(finishCallback?: (this: void, source: playdate.sound.sequence) => void): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.setLoops-2) */
    setLoops(loopCount: number): void;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.setLoops-2) */
    setLoops(startStep: number, endStep: number, loopCount?: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.setTempo) */
    setTempo(stepsPerSecond: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.setTrackAtIndex) */
    setTrackAtIndex(n: number, track: playdate.sound.track): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.sequence.stop) */
    stop(): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class signal extends playdate.sound.signalvalue {
    protected constructor();
    private readonly _signal: never;
    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.signal.getValue)
     *
     * @since SDK 2.6.0
     */
    getValue(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.signal.setOffset) */
    setOffset(offset: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.signal.setScale) */
    setScale(scale: number): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class signalvalue {
    protected constructor();
    private readonly _signalvalue: never;
    /**
     * @since SDK 2.6.0
     *
     * @remarks Guessed: not in Inside Playdate.
     */
    getValue(): number;

    /**
     * @since SDK 3.0.2
     *
     * @remarks Guessed: not in Inside Playdate.
     */
    setOffset(offset: number): void;

    /**
     * @since SDK 3.0.2
     *
     * @remarks Guessed: not in Inside Playdate.
     */
    setScale(scale: number): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class source {
    protected constructor();
    private readonly _source: never;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  /**
   * A synthesiser, which plays one note at a time. A new note replaces a note that is scheduled but has not
   * started.
   */
  class synth extends playdate.sound.source {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.synth.new) */
    static new(this: void, waveform?: playdate.sound.Waveform): playdate.sound.synth;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.synth.new) */
    static new(
      this: void,
      sample: playdate.sound.sample,
      sustainStart?: number,
      sustainEnd?: number,
    ): playdate.sound.synth;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.clearEnvelope)
     *
     * @since SDK 2.6.0
     */
    clearEnvelope(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.copy) */
    copy(): playdate.sound.synth;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.getEnvelope) */
    getEnvelope(): playdate.sound.envelope;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.getVolume) */
    getVolume(): LuaMultiReturn<[leftOrMono: number, right?: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.isPlaying) */
    isPlaying(): boolean;

    /**
     * Lets the note that is being played fade out.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.noteOff)
     */
    noteOff(): void;

    /**
     * Plays a note, which is given by its name or by its MIDI number (60 is C4; fractions are allowed).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.playMIDINote)
     */
    playMIDINote(note: number | string, volume?: number, length?: number, when?: number): boolean;

    /**
     * Plays a note on the synthesiser now, at full volume and until `noteOff`.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.playNote)
     */
    playNote(pitch: number | string, volume?: number, length?: number, when?: number): boolean;

    /**
     * Sets how the volume of a note changes: the seconds until full volume, the seconds until the sustain level,
     * this level (0 to 1), and the seconds of fading at the end.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setADSR)
     */
    setADSR(attack: number, decay: number, sustain: number, release: number, curvature?: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setAmplitudeMod) */
    setAmplitudeMod(signal?: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setAttack) */
    setAttack(time: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setDecay) */
    setDecay(time: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setEnvelopeCurvature) */
    setEnvelopeCurvature(amount: number): void;

    /**
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setFinishCallback)
     *
     * @remarks Guessed: what the callback receives.
     */
    setFinishCallback(callback: (this: void, synth: playdate.sound.synth) => void): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setFrequencyMod) */
    setFrequencyMod(signal?: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setLegato) */
    setLegato(flag: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setParameter) */
    setParameter(parameter: number, value: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setParameterMod) */
    setParameterMod(parameter: number, signal: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setRelease) */
    setRelease(time: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setSustain) */
    setSustain(level: number): void;

    /**
     * Sets the volume of the left and the right speaker, from 0 to 1. A single value sets both.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setVolume)
     */
    setVolume(left: number, right?: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setWaveform) */
    setWaveform(waveform: playdate.sound.Waveform | playdate.sound.sample): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.setWavetable) */
    setWavetable(sample: playdate.sound.sample, samplesize: number, xsize: number, ysize?: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.synth.stop) */
    stop(): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class track {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.track.new) */
    static new(this: void): playdate.sound.track;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.track.addControlSignal) */
    addControlSignal(s: playdate.sound.controlsignal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.track.addNote2) */
    addNote(step: number, note: string | number, length: number, velocity?: number): void;
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.track.addNote2) */
    addNote(table: playdate.sound.NoteToAdd): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.track.clearNotes) */
    clearNotes(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.track.getControlSignals) */
    getControlSignals(): playdate.sound.controlsignal[];

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.track.getInstrument) */
    getInstrument(): playdate.sound.instrument;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.track.getLength) */
    getLength(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.track.getNotes) */
    getNotes(step?: number, endstep?: number): playdate.sound.Note[];

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.track.getNotesActive) */
    getNotesActive(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.track.getPolyphony) */
    getPolyphony(): number;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.track.removeNote) */
    removeNote(step: number, note: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.track.setInstrument) */
    setInstrument(inst: playdate.sound.instrument | playdate.sound.synth): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.track.setMuted) */
    setMuted(flag: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.track.setNotes) */
    setNotes(list: readonly playdate.sound.NoteToAdd[]): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  class twopolefilter extends playdate.sound.effect {
    private constructor();
    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.twopolefilter.new) */
    static new(this: void, type: playdate.sound.FilterType): playdate.sound.twopolefilter;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.twopolefilter.setFrequency) */
    setFrequency(f: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.twopolefilter.setFrequencyMod) */
    setFrequencyMod(signal?: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.twopolefilter.setGain) */
    setGain(g: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.twopolefilter.setMix) */
    setMix(level: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.twopolefilter.setMixMod) */
    setMixMod(signal?: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.twopolefilter.setResonance) */
    setResonance(r: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.twopolefilter.setResonanceMod) */
    setResonanceMod(signal?: playdate.sound.signal): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-sound.twopolefilter.setType) */
    setType(type: playdate.sound.FilterType): void;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  type Waveform = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** @noSelf */
declare namespace playdate.sound {
  type LFOType = 0 | 1 | 2 | 3 | 4 | 5;
}

/** @noSelf */
declare namespace playdate.sound {
  type FilterType =
    0 | 1 | 2 | 3 | 4 | 5 | 6 | "lowpass" | "highpass" | "bandpass" | "notch" | "parametric" | "lowshelf" | "highshelf";
}

/** @noSelf */
declare namespace playdate.sound {
  type SampleFormat = 0 | 1 | 2 | 3;
}

/** @noSelf */
declare namespace playdate.sound {
  interface ControlEvent {
    step: number;
    value: number;
    interpolate?: boolean;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  interface Note {
    step: number;
    note: number;
    length: number;
    velocity: number;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  interface NoteToAdd {
    step: number;
    note: number | string;
    length: number;
    velocity?: number;
  }
}

/** @noSelf */
declare namespace playdate.sound {
  type Synth = synth;
}

/** @noSelf */
declare namespace playdate.sound {
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.addEffect) */
  function addEffect(effect: playdate.sound.effect): void;

  /**
   * Returns the time in seconds on the clock of the sound engine. Notes can be scheduled with this clock.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.getCurrentTime)
   */
  function getCurrentTime(): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.getHeadphoneState) */
  function getHeadphoneState(
    changeCallback?: (this: void, headphones: boolean, mic: boolean) => void,
  ): LuaMultiReturn<[headphones: boolean, mic: boolean]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.getSampleRate) */
  function getSampleRate(): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.playingSources) */
  function playingSources(): playdate.sound.source[];

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.removeEffect) */
  function removeEffect(effect: playdate.sound.effect): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.resetTime) */
  function resetTime(): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.setOutputsActive) */
  function setOutputsActive(headphones: boolean, speaker: boolean): void;

  const kFilterBandPass: 2;

  const kFilterHighPass: 1;

  const kFilterHighShelf: 6;

  const kFilterLowPass: 0;

  const kFilterLowShelf: 5;

  const kFilterNotch: 3;

  const kFilterPEQ: 4;

  const kFormat16bitMono: 2;

  const kFormat16bitStereo: 3;

  const kFormat8bitMono: 0;

  const kFormat8bitStereo: 1;

  const kLFOSampleAndHold: 3;

  const kLFOSawtoothDown: 5;

  const kLFOSawtoothUp: 4;

  const kLFOSine: 2;

  const kLFOSquare: 0;

  const kLFOTriangle: 1;

  const kWaveNoise: 3;

  const kWavePODigital: 6;

  const kWavePOPhase: 5;

  const kWavePOVosim: 7;

  const kWaveSawtooth: 4;

  const kWaveSine: 2;

  const kWaveSquare: 0;

  const kWaveTriangle: 1;
}

/** @noSelf */
declare namespace playdate.sound.micinput {
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.micinput.getLevel) */
  function getLevel(): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.micinput.getSource) */
  function getSource(): string;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.micinput.recordToSample) */
  function recordToSample(
    buffer: playdate.sound.sample,
    completionCallback: (this: void, sample: playdate.sound.sample) => void,
  ): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.micinput.startListening) */
  function startListening(source?: string): LuaMultiReturn<[success: boolean, source?: string]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.micinput.stopListening) */
  function stopListening(): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-sound.micinput.stopRecording) */
  function stopRecording(): void;
}

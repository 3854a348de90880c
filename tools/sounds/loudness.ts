/** Measures the loudness of recorded sounds. */

const WINDOW_SECONDS = 0.05;

export function measurePeak(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/**
 * Returns the loudness of a sound in its loudest twentieth of a second: the mean square of the samples, in decibels
 * relative to full scale.
 */
export function measureLoudness(samples: Float32Array, samplesPerSecond: number): number {
  const width = Math.round(WINDOW_SECONDS * samplesPerSecond);
  let loudest = 0;
  for (let from = 0; from < samples.length; from += width) {
    const window = samples.subarray(from, from + width);
    const power = window.reduce((sum, sample) => sum + sample * sample, 0) / width;
    loudest = Math.max(loudest, power);
  }
  return 10 * Math.log10(loudest);
}

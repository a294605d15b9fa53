// SPDX-License-Identifier: MIT
// A soft wooden knock when something is asked of the viewer. Made here, so that nothing has to be loaded.
let context: AudioContext | null = null;

export function knock(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [at, pitch] of [
      [0, 440],
      [0.14, 587],
    ] as const) {
      const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.setValueAtTime(0.12, start + at);
      volume.gain.exponentialRampToValueAtTime(0.001, start + at + 0.18);
      tone.connect(volume).connect(context.destination);
      tone.start(start + at);
      tone.stop(start + at + 0.2);
    }
  } catch {
    // A browser without sound is silent.
  }
}

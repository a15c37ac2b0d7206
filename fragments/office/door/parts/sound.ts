import type { Sound } from '../model.ts';

/** Pitch in hertz and seconds of each tone, one after the other. */
const TONES: Readonly<Record<Sound, readonly (readonly [number, number])[]>> = {
  good: [[880, 0.15]],
  bad: [
    [220, 0.18],
    [196, 0.3],
  ],
};
const LOUD = 0.2;

let context: AudioContext | undefined;

/** Plays a sound; says nothing where the browser has none. */
export function playSound(sound: Sound): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, seconds] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.value = LOUD;
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds;
  }
}

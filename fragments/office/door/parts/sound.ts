import type { Verdict } from '../../../../shared/rules/tickets.ts';

/** A tone: its pitch in hertz, and how long it sounds in seconds. */
type Tone = readonly [number, number];

/**
 * The tones of each verdict, one after the other. One high tone lets in; a rising pair lets in again, a falling one out;
 * two low ones refuse, and what follows them tells why without a look at the screen.
 */
export const TONES: Readonly<Record<Verdict, readonly Tone[]>> = {
  admitted: [[880, 0.15]],
  returned: [
    [740, 0.1],
    [988, 0.15],
  ],
  left: [
    [988, 0.1],
    [740, 0.15],
  ],
  not_inside: refusal([294, 0.2]),
  already_admitted: refusal([330, 0.1], [330, 0.1]),
  void: refusal([147, 0.4]),
  replaced: refusal([294, 0.1], [392, 0.15]),
  other_event: refusal([392, 0.1], [294, 0.15]),
  other_store: refusal([392, 0.1], [294, 0.1], [220, 0.15]),
  canceled: refusal([165, 0.15], [165, 0.3]),
  ended: refusal([196, 0.15], [165, 0.15], [131, 0.3]),
  wrong_gate: refusal([294, 0.1], [330, 0.1], [294, 0.15]),
  forged: refusal([523, 0.08], [523, 0.08], [523, 0.08], [523, 0.08]),
  unknown: refusal(),
};

function refusal(...why: readonly Tone[]): readonly Tone[] {
  return [[220, 0.18], [196, why.length === 0 ? 0.3 : 0.18], ...why];
}

const LOUD = 0.2;

let context: AudioContext | undefined;

/** Plays the sound of a verdict; says nothing where the browser has none. */
export function playSound(verdict: Verdict): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, seconds] of TONES[verdict]) {
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

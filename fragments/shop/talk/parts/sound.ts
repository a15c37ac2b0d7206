/** The two tones of a new message, in hertz, and their length and distance in seconds. */
const TONES = [660, 880] as const;
const LENGTH_S = 0.16;
const LOUDNESS = 0.08;
/** For so long no other tab of the browser rings for the same message. */
const ALONE_MS = 1_500;

/** Rings, in one of the tabs that hear of a message. A browser that plays nothing yet stays still. */
export async function playSound(): Promise<void> {
  await navigator.locks.request('talk-sound', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    play();
    await new Promise((resolve) => setTimeout(resolve, ALONE_MS));
  });
}

function play(): void {
  const audio = new AudioContext();
  TONES.forEach((hertz, index) => {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + index * LENGTH_S;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH_S);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + LENGTH_S);
    if (index === TONES.length - 1) tone.addEventListener('ended', () => void audio.close());
  });
}

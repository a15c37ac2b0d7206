import {
  CAROUSEL_FADE_AUTOPLAY_MS,
  CAROUSEL_FADE_TRANSITION_MS,
  SLIDER_AUTOPLAY_MS,
  SLIDER_AUTOPLAY_SLOW_MS,
  SLIDER_SPEED_MS,
} from '../../../../shared/kernel/constants/index.ts';

/**
 * How the slides take turns: alone they slide; with the shop's words below them they slide and stay
 * longer, since there is text to read; beside the words one fades into the next.
 */
export type Motion = 'slide' | 'slow' | 'fade';

/** Splide's options for a motion (spec [9]). */
export function motionOptions(motion: Motion) {
  if (motion === 'fade') {
    return {
      type: 'fade',
      rewind: true,
      interval: CAROUSEL_FADE_AUTOPLAY_MS,
      speed: CAROUSEL_FADE_TRANSITION_MS,
      // The arrows go on while one slide still fades into the next.
      waitForTransition: false,
    } as const;
  }
  const interval = motion === 'slow' ? SLIDER_AUTOPLAY_SLOW_MS : SLIDER_AUTOPLAY_MS;
  return { type: 'loop', interval, speed: SLIDER_SPEED_MS } as const;
}

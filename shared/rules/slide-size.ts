import { BANNER_IMAGE, BANNER_WIDTHS } from '../kernel/constants/sizes.ts';

/** The reason why another file would suit a slide better. */
export type SizeAdvice = 'small' | 'soft' | 'large';

/**
 * Advice on the width of a slide's horizontal picture, in pixels of its file: `small` below the
 * least width, `soft` below the width that stays sharp over a whole screen, `large` above the
 * greatest, which only takes room in the library (spec [9]). Null where the width suits, and
 * where it is not known (0).
 * @param columns 1 where the slide is as wide as the screen, 2 beside the shop's words
 */
export function sizeAdvice(width: number, columns: 1 | 2): SizeAdvice | null {
  if (width <= 0) return null;
  if (width < BANNER_WIDTHS.min) return 'small';
  if (width > BANNER_WIDTHS.max) return 'large';
  return columns === 1 && width < BANNER_IMAGE.width ? 'soft' : null;
}

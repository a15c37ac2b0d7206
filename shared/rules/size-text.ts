import { numberFormat } from '../kernel/intl.ts';

const STEPS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * The size of a file in words, by thousands as systems show it.
 * @example sizeText(1_500_000, 'es-MX') // '1.5 MB'
 */
export function sizeText(bytes: number, tag: string): string {
  const step = Math.min(bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3), STEPS.length - 1);
  return numberFormat(tag, {
    style: 'unit',
    unit: STEPS[step],
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}

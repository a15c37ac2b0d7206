import { MEASURE_MAX } from './measures-most.ts';

/** The three sides of a thing, in millimetres. */
export interface Size {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A weight as people type it, in grams: `0.35`, `0,35 kg`, `350 g`; without a unit it is kilograms.
 * Undefined for any other text, and beyond `MEASURE_MAX.weight_g`.
 */
export function gramsOf(text: string): number | undefined {
  const [, whole, part = '', unit] =
    /^(\d{1,7})(?:[.,](\d{1,3}))?\s*(kg|g)?$/i.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const isGrams = unit?.toLowerCase() === 'g';
  if (isGrams && Number(part) !== 0) return undefined;
  const grams = Number(whole) * (isGrams ? 1 : 1000) + (isGrams ? 0 : Number(part.padEnd(3, '0')));
  return grams > 0 && grams <= MEASURE_MAX.weight_g ? grams : undefined;
}

/**
 * A size as people type it, in millimetres: `30 × 20 × 10.5`, `30x20x10,5 cm`. Undefined for any
 * other text, and for a side beyond `MEASURE_MAX.side_mm`.
 */
export function sizeOf(text: string): Size | undefined {
  const sides = text.trim().replace(/cm$/i, '').split(/[x×*]/i).map(millimetresOf);
  const [length, width, height, ...others] = sides;
  if (!length || !width || !height || others.length > 0) return undefined;
  return { length, width, height };
}

function millimetresOf(text: string): number | undefined {
  const [, whole, part = '0'] = /^(\d{1,4})(?:[.,](\d))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const side = Number(whole) * 10 + Number(part);
  return side <= MEASURE_MAX.side_mm ? side : undefined;
}

/** A weight in kilograms, as the form and the files write it: `weightText(350)` is `0.35`. */
export function weightText(grams: number | null, country = 'MX'): string {
  return grams === null ? '' : inCountry(grams / 1000, country);
}

/** A size in centimetres, as the form and the files write it: `30 × 20 × 10.5`. */
export function sizeText(size: Size | null, country = 'MX'): string {
  if (size === null) return '';
  const { length, width, height } = size;
  return [length, width, height].map((side) => inCountry(side / 10, country)).join(' × ');
}

/** A number with the decimal sign of a country. */
export function inCountry(value: number, country: string): string {
  return new Intl.NumberFormat(`es-${country}`, {
    maximumFractionDigits: 3,
    useGrouping: false,
  }).format(value);
}

import { GALLERY_MAIN_COLORS } from '../../../shared/kernel/constants/sizes.ts';
import { within } from '../../../shared/kernel/deadline.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { CheckedPicture } from '../../uploads/index.ts';
import { pixelsOf, type Rgb } from './pixels.ts';

/** A picture's colours are read off a thumbnail of this width. */
const THUMBNAIL_PX = 32;
const THUMBNAIL_TALLEST = 3;
const LIMIT_MS = 5_000;
/** Two colours that are nearer than this, by red, green and blue, are one. */
const APART = 48;

interface Group {
  count: number;
  sum: [number, number, number];
}

/**
 * The main colours of a picture, most used first: those that an SVG names, else those of its pixels. The image
 * service makes a thumbnail, so that nothing here decodes what was sent. None where it cannot.
 */
export async function colorsOf(
  { ports }: Pick<RequestScope, 'ports'>,
  { bytes, width, height, colors }: CheckedPicture,
): Promise<string[]> {
  if (colors) return colors.slice(0, GALLERY_MAIN_COLORS);
  // A strip is no picture whose colours anybody wants, and its thumbnail would be long.
  if (height > width * THUMBNAIL_TALLEST) return [];
  try {
    const made = await within(ports.images.resize(bytes, THUMBNAIL_PX, 'image/png'), LIMIT_MS);
    return made.ok ? mainColors(await pixelsOf(made.value.bytes)) : [];
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', colors: String(error) }));
    return [];
  }
}

/** The most common colours of pixels, each apart from the others. */
export function mainColors(pixels: readonly Rgb[]): string[] {
  const groups = new Map<number, Group>();
  for (const [red, green, blue] of pixels) {
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
    group.count += 1;
    group.sum[0] += red;
    group.sum[1] += green;
    group.sum[2] += blue;
    groups.set(key, group);
  }
  const byUse = [...groups.values()].toSorted((one, other) => other.count - one.count);
  const chosen: Rgb[] = [];
  for (const { count, sum } of byUse) {
    if (chosen.length === GALLERY_MAIN_COLORS) break;
    const color = sum.map((channel) => Math.round(channel / count)) as unknown as Rgb;
    if (chosen.every((other) => distance(color, other) >= APART)) chosen.push(color);
  }
  return chosen.map(
    (color) => `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  );
}

function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

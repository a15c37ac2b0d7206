/** Colour arithmetic: hex, sRGB luminance and contrast (WCAG 2.2), and lightness in OKLCH (Ottosson, 2020). */

/** A colour as `#rrggbb`, lower case; made only by `parseHex`. */
export type Hex = `#${string}`;
type Triple = readonly [number, number, number];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Takes `#rgb` or `#rrggbb` in any case; gives `#rrggbb`, or null for anything else. */
export function parseHex(value: unknown): Hex | null {
  if (typeof value !== 'string' || !HEX.test(value)) return null;
  const digits = value.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** WCAG relative luminance, 0 (black) to 1 (white). */
export function luminance(color: Hex): number {
  const [r, g, b] = toLinear(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Mixes two colours in sRGB: `share` 0 gives `a`, 1 gives `b`. */
export function mix(a: Hex, b: Hex, share: number): Hex {
  const from = channels(a);
  const to = channels(b);
  return hexOf(from.map((v, i) => v + (to[i]! - v) * share) as unknown as Triple);
}

/** OKLCH lightness, 0 to 1. */
export function lightness(color: Hex): number {
  return toLch(color)[0];
}

/** OKLCH chroma, 0 (grey) to about 0.32. */
export function chroma(color: Hex): number {
  return toLch(color)[1];
}

/** The same hue at another OKLCH lightness, its chroma at most `maxChroma` and reduced until sRGB can show it. */
export function withLightness(color: Hex, target: number, maxChroma = 0.4): Hex {
  if (target <= 0) return '#000000';
  const [, c, h] = toLch(color);
  for (let left = Math.min(c, maxChroma); left > 0.004; left -= 0.004) {
    const rgb = fromLch(target, left, h);
    if (rgb.every((v) => v >= -0.0005 && v <= 1.0005)) return linearHex(rgb);
  }
  return linearHex(fromLch(target, 0, 0));
}

function channels(color: Hex): Triple {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Triple;
}

function hexOf(rgb: Triple): Hex {
  return `#${rgb
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function toLinear(color: Hex): Triple {
  return channels(color).map((v) => {
    const s = v / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
}

function linearHex(rgb: Triple): Hex {
  return hexOf(
    rgb.map(
      (v) => 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055),
    ) as unknown as Triple,
  );
}

function toLch(color: Hex): Triple {
  const [r, g, b] = toLinear(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, bb),
    Math.atan2(bb, a),
  ];
}

function fromLch(lightnessValue: number, chromaValue: number, hue: number): Triple {
  const a = chromaValue * Math.cos(hue);
  const b = chromaValue * Math.sin(hue);
  const l = (lightnessValue + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightnessValue - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightnessValue - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

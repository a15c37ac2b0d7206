import { chroma, contrast, lightness, luminance, mix, parseHex, withLightness } from './color.ts';
import type { Hex } from './color.ts';

/** WCAG 2.2 AA for text (1.4.3) and for the outline of controls (1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

/** The colours that a store chooses; anything but `#rgb` or `#rrggbb` counts as not chosen. */
export interface StoreColors {
  color1?: string | null;
  color2?: string | null;
  bgcolor?: string | null;
  footer_bg?: string | null;
  footer_fg?: string | null;
}

type Declarations = Record<`--${string}`, Hex>;

const DEFAULTS = {
  color1: '#1d4d3f',
  color2: '#c4532d',
  bgcolor: '#fbfaf8',
} as const satisfies StoreColors;
const STATES = { danger: '#b3261e', success: '#1b6b3f', warning: '#855000' } as const;

/** Text on a fill: near-black or white, whichever reads better; always at least 4.5:1. */
export function onColor(fill: Hex): Hex {
  const ink: Hex = '#10110f';
  if (contrast(fill, '#ffffff') >= TEXT_CONTRAST) return '#ffffff';
  return contrast(fill, ink) >= TEXT_CONTRAST ? ink : '#000000';
}

/** The nearest lightness of `color` that reaches `ratio` on every one of the grounds (which must be alike). */
export function readable(color: Hex, grounds: readonly Hex[], ratio = TEXT_CONTRAST): Hex {
  const reaches = (candidate: Hex) =>
    grounds.every((ground) => contrast(candidate, ground) >= ratio);
  if (reaches(color)) return color;
  const step = isDark(grounds[0]!) ? 0.01 : -0.01;
  for (let l = lightness(color) + step; l > 0 && l < 1; l += step) {
    const candidate = withLightness(color, l);
    if (reaches(candidate)) return candidate;
  }
  return step > 0 ? '#ffffff' : '#000000';
}

/** Makes a page's ground clearly light or clearly dark: middle tones move to the nearer side. */
export function settleGround(color: Hex): Hex {
  const l = lightness(color);
  if (l > 0.9 || l < 0.24) return color;
  return l >= 0.55 ? withLightness(color, 0.93, 0.05) : withLightness(color, 0.22, 0.04);
}

/** The store's fill for a dark page: light enough to stand out from it; inks and greys turn to near-white. */
export function darkVariant(color: Hex, ground: Hex): Hex {
  const target = isNearNeutral(color) ? 0.92 : 0.56;
  const lifted = withLightness(color, Math.max(lightness(color), target), 0.2);
  return readable(lifted, [ground], CONTROL_CONTRAST);
}

/**
 * A store's stylesheet, which follows tokens.css: its colours, the tokens derived from them, and
 * the dark theme's. Only parsed hex values get in, whatever text the fields hold.
 */
export function storeStylesheet(colors: StoreColors): string {
  const color1 = parseHex(colors.color1) ?? DEFAULTS.color1;
  const color2 = parseHex(colors.color2) ?? DEFAULTS.color2;
  const ground = settleGround(parseHex(colors.bgcolor) ?? DEFAULTS.bgcolor);
  const darkGround = isDark(ground) ? ground : withLightness(ground, 0.195, 0.014);
  const footer = footerOf(colors);

  const light = { ...palette(color1, color2, ground), ...footer };
  const dark = {
    ...palette(darkVariant(color1, darkGround), darkVariant(color2, darkGround), darkGround),
    ...darkFooter(footer, darkGround),
  };
  return [
    rule(':root', light, isDark(ground) ? 'dark' : 'light'),
    rule(":root[data-theme='dark']", dark, 'dark'),
    `@media (prefers-color-scheme:dark){${rule(":root[data-theme='auto']", dark, 'dark')}}`,
  ].join('\n');
}

/** A colour that is hard to read where pages show it as text. */
export interface ColorAdvice {
  readonly field: 'color1' | 'color2' | 'footer_fg';
  /** Its contrast to its ground: the least, where it has several. */
  readonly ratio: number;
  /** The nearest colour that reaches WCAG AA, which pages show in its place. */
  readonly passes: Hex;
}

/** The colours of a store whose text falls below WCAG AA; a field that is no colour is left out. */
export function colorAdvice(colors: StoreColors): ColorAdvice[] {
  const bg = settleGround(parseHex(colors.bgcolor) ?? DEFAULTS.bgcolor);
  const footer = parseHex(colors.footer_bg);
  const pairs = [
    ['color1', parseHex(colors.color1), groundsOf(bg)],
    ['color2', parseHex(colors.color2), groundsOf(bg)],
    ['footer_fg', footer && parseHex(colors.footer_fg), footer ? [footer] : []],
  ] as const;
  return pairs.flatMap(([field, color, grounds]): ColorAdvice[] => {
    if (!color) return [];
    const ratio = Math.min(...grounds.map((ground) => contrast(color, ground)));
    if (ratio >= TEXT_CONTRAST) return [];
    const passes = field === 'footer_fg' ? onColor(grounds[0]!) : readable(color, grounds);
    return [{ field, ratio, passes }];
  });
}

function isNearNeutral(color: Hex): boolean {
  return chroma(color) < 0.035;
}

function isDark(color: Hex): boolean {
  return luminance(color) < 0.18;
}

/** The ink on a ground at its strongest. */
function farFrom(ground: Hex): Hex {
  return isDark(ground) ? '#ffffff' : '#14120f';
}

/** What text stands on: the page's ground, panels, and quiet fills. */
function groundsOf(ground: Hex): [page: Hex, surface: Hex, quiet: Hex] {
  const dark = isDark(ground);
  const far = farFrom(ground);
  const surface = dark ? mix(ground, far, 0.035) : mix(ground, '#ffffff', 0.75);
  return [ground, surface, mix(ground, far, dark ? 0.08 : 0.045)];
}

function palette(color1: Hex, color2: Hex, ground: Hex): Declarations {
  const dark = isDark(ground);
  const far = farFrom(ground);
  const text = mix(far, ground, dark ? 0.05 : 0.02);
  const grounds = groundsOf(ground);
  const [, surface, surface2] = grounds;
  const state = (color: Hex) => readable(dark ? withLightness(color, 0.78, 0.12) : color, grounds);
  return {
    '--store-color1': color1,
    '--store-on1': onColor(color1),
    '--store-ink1': readable(color1, grounds),
    '--store-color2': color2,
    '--store-on2': onColor(color2),
    '--store-ink2': readable(color2, grounds),
    '--store-bg': ground,
    '--store-surface': surface,
    '--store-surface-2': surface2,
    '--store-text': text,
    '--store-muted': readable(mix(text, ground, dark ? 0.27 : 0.34), grounds),
    '--store-line': mix(ground, far, 0.13),
    '--store-field': readable(mix(ground, far, 0.42), grounds, CONTROL_CONTRAST),
    '--store-danger': state(STATES.danger),
    '--store-success': state(STATES.success),
    '--store-warning': state(STATES.warning),
  };
}

/** The footer as the store set it; a text colour that cannot be read on its ground is replaced. */
function footerOf(colors: StoreColors): Declarations {
  const bg = parseHex(colors.footer_bg);
  const fg = parseHex(colors.footer_fg);
  if (!bg) return {};
  return {
    '--footer-bg': bg,
    '--footer-fg': fg && contrast(fg, bg) >= TEXT_CONTRAST ? fg : onColor(bg),
  };
}

/** A dark footer stays itself on a dark page; a light one goes dark with it. */
function darkFooter(footer: Declarations, ground: Hex): Declarations {
  const bg = footer['--footer-bg'];
  if (!bg) return {};
  if (luminance(bg) < 0.1) return footer;
  const lowered = withLightness(bg, lightness(ground) - 0.05, 0.02);
  return { '--footer-bg': lowered, '--footer-fg': onColor(lowered) };
}

function rule(selector: string, declarations: Declarations, scheme: 'light' | 'dark'): string {
  const body = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${[`color-scheme:${scheme}`, ...body].join(';')}}`;
}

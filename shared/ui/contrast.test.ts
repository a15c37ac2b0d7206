import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contrast, lightness, luminance, mix, parseHex, withLightness } from './color.ts';
import type { Hex } from './color.ts';
import {
  CONTROL_CONTRAST,
  TEXT_CONTRAST,
  colorAdvice,
  darkVariant,
  onColor,
  readable,
  settleGround,
  storeStylesheet,
} from './contrast.ts';

const steps = [0, 51, 102, 136, 170, 221, 255];
const grid = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => hex(r, g, b))));

function hex(...rgb: number[]): Hex {
  return `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** The declarations of one rule of a stylesheet. */
function declarations(css: string, selector: string): Record<string, Hex> {
  const body = css.split(`${selector}{`)[1] ?? css.split(`${selector} {`)[1];
  if (body === undefined) throw new Error(`no rule ${selector}`);
  const pairs = [...body.split('}')[0]!.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value as Hex]));
}

/** The pairs of text and ground that fall short of their contrast. */
function unreadable(d: Record<string, Hex>): string[] {
  const short: string[] = [];
  const pair = (text: string, ground: string, least = TEXT_CONTRAST) => {
    const reached = contrast(d[text]!, d[ground]!);
    if (reached < least) short.push(`${text} ${d[text]} on ${ground} ${d[ground]}: ${reached}`);
  };
  pair('--store-on1', '--store-color1');
  pair('--store-on2', '--store-color2');
  for (const ground of ['--store-bg', '--store-surface', '--store-surface-2']) {
    for (const name of ['text', 'muted', 'ink1', 'ink2', 'danger', 'success', 'warning']) {
      pair(`--store-${name}`, ground);
    }
    pair('--store-field', ground, CONTROL_CONTRAST);
  }
  if (d['--footer-bg']) pair('--footer-fg', '--footer-bg');
  return short;
}

describe('color', () => {
  test('parses the two hex forms and nothing else', () => {
    expect(parseHex('#ABC')).toBe('#aabbcc');
    expect(parseHex('#a1B2c3')).toBe('#a1b2c3');
    for (const bad of [
      'abc',
      '#abcd',
      '#ggg',
      ' #abc',
      '#abc\n',
      '#abc;}',
      'red',
      '',
      null,
      undefined,
      7,
      {},
    ]) {
      expect(parseHex(bad)).toBeNull();
    }
  });

  test('contrast and luminance match the standard', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
    expect(luminance('#ff0000')).toBeCloseTo(0.2126, 4);
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  test('a colour at its own lightness stays itself', () => {
    for (const color of ['#c4532d', '#1d4d3f', '#808080', '#3355ee'] as const) {
      const same = withLightness(color, lightness(color));
      expect(contrast(same, color)).toBeLessThan(1.02);
    }
    expect(withLightness('#336699', 0)).toBe('#000000');
    expect(withLightness('#336699', 1)).toBe('#ffffff');
  });
});

describe('contrast', () => {
  test('text on any fill reaches 4.5:1', () => {
    for (const fill of grid)
      expect(contrast(onColor(fill), fill), fill).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  test('any colour can be made readable on any settled ground', () => {
    for (const color of grid) {
      for (const ground of ['#ffffff', '#f2efe6', '#141412', '#000000'] as const) {
        expect(contrast(readable(color, [ground]), ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
    }
    expect(readable('#1d4d3f', ['#ffffff'])).toBe('#1d4d3f');
  });

  test('grounds are clearly light or clearly dark, and their dark fills stand out', () => {
    expect(settleGround('#fbfaf8')).toBe('#fbfaf8');
    expect(settleGround('#101820')).toBe('#101820');
    for (const color of grid) {
      const l = lightness(settleGround(color));
      expect(l > 0.88 || l < 0.25, color).toBe(true);
      expect(contrast(darkVariant(color, '#141412'), '#141412')).toBeGreaterThanOrEqual(
        CONTROL_CONTRAST,
      );
    }
  });
});

describe('storeStylesheet', () => {
  test('every text reaches its contrast, whatever colours a store picks, in both themes', () => {
    for (const [i, color1] of grid.entries()) {
      const css = storeStylesheet({
        color1,
        color2: grid[(i * 7) % grid.length],
        bgcolor: grid[(i * 13) % grid.length],
        footer_bg: grid[(i * 29) % grid.length],
        footer_fg: grid[(i * 31) % grid.length],
      });
      expect(unreadable(declarations(css, ':root'))).toEqual([]);
      expect(unreadable(declarations(css, ":root[data-theme='dark']"))).toEqual([]);
      expect(unreadable(declarations(css, ":root[data-theme='auto']"))).toEqual([]);
    }
  });

  test('keeps the colours that the store chose', () => {
    const d = declarations(
      storeStylesheet({
        color1: '#0A5',
        color2: '#123456',
        bgcolor: '#fff',
        footer_bg: '#111',
        footer_fg: '#eee',
      }),
      ':root',
    );
    expect(d).toMatchObject({
      '--store-color1': '#00aa55',
      '--store-color2': '#123456',
      '--store-bg': '#ffffff',
      '--footer-bg': '#111111',
      '--footer-fg': '#eeeeee',
    });
  });

  test('nothing but hex colours gets into the stylesheet', () => {
    const attacks = [
      'red',
      '#fff;}body{display:none',
      '#fff</style><script>',
      'url(//x)',
      'var(--a)',
      '#12345',
      '\n#fff',
      '#fff\n',
      '#FFF/**/',
    ];
    for (const attack of attacks) {
      const css = storeStylesheet({
        color1: attack,
        color2: attack,
        bgcolor: attack,
        footer_bg: attack,
        footer_fg: attack,
      });
      expect(css).toBe(storeStylesheet({}));
    }
    const shape = String.raw`\{color-scheme:(light|dark)(;--[a-z0-9-]+:#[0-9a-f]{6})+\}`;
    const whole = new RegExp(
      String.raw`^:root${shape}\n:root\[data-theme='dark'\]${shape}\n@media \(prefers-color-scheme:dark\)\{:root\[data-theme='auto'\]${shape}\}$`,
    );
    expect(storeStylesheet({ color1: '#f00', footer_bg: '#00f' })).toMatch(whole);
    expect(storeStylesheet({ color1: { toString: () => '}' } as unknown as string })).toMatch(
      whole,
    );
  });
});

describe('colorAdvice', () => {
  test('tells no colour that can be read, and none that is no colour', () => {
    const fine = { color1: '#1d4d3f', color2: '#b3264c', bgcolor: '#fff' };
    expect(colorAdvice({ ...fine, footer_bg: '#101010', footer_fg: '#fafafa' })).toEqual([]);
    expect(colorAdvice({ color1: 'red', color2: null, footer_bg: '}', footer_fg: '#000' })).toEqual(
      [],
    );
    // Without a ground of its own the footer's text colour is not shown.
    expect(colorAdvice({ ...fine, footer_fg: '#ffffff' })).toEqual([]);
  });

  test('tells a colour below 4.5:1 with its contrast, and one that pages show instead', () => {
    const colors = { color1: '#ffdd00', color2: '#1d4d3f', bgcolor: '#ffffff' };
    const footer = { footer_bg: '#222222', footer_fg: '#333333' };
    const [first, second] = colorAdvice({ ...colors, ...footer });
    expect(first?.field).toBe('color1');
    expect(first?.ratio).toBeLessThan(1.5);
    const shown = declarations(storeStylesheet({ ...colors, ...footer }), ':root');
    expect(first?.passes).toBe(shown['--store-ink1']);
    expect(second).toMatchObject({ field: 'footer_fg', passes: shown['--footer-fg'] });
  });

  test('the colour that it names passes, whatever the ground', () => {
    const named = grid.flatMap((color1, i) => {
      const bgcolor = grid[(i * 13) % grid.length];
      return colorAdvice({ color1, bgcolor })
        .filter(({ field }) => field === 'color1')
        .flatMap(({ passes }) => colorAdvice({ color1: passes, bgcolor }));
    });
    expect(named.filter(({ field }) => field === 'color1')).toEqual([]);
  });
});

describe('tokens.css', () => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

  test('the default colours are readable in both themes, and auto equals dark', () => {
    const dark = declarations(css, ":root[data-theme='dark']");
    expect(unreadable(declarations(css, ':root'))).toEqual([]);
    expect(unreadable(dark)).toEqual([]);
    expect(declarations(css, ":root[data-theme='auto']")).toEqual(dark);
  });
});

describe('base.css', () => {
  test('stays small enough to stand in every shadow root, and names no id', () => {
    const folder = fileURLToPath(new URL('./base/', import.meta.url));
    const parts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(parts.length).toBeGreaterThan(1);
    const base = parts.join('\n');
    expect(Buffer.byteLength(base)).toBeLessThanOrEqual(9 * 1024);
    expect(base).not.toMatch(/(^|[\s,>])#[a-z]/im);
  });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { trimSplide } from './splide.ts';

const splide = readFileSync(fileURLToPath(import.meta.resolve('@splidejs/splide')), 'utf8');
/** Names of the components that a build of Splide mounts. */
const mounted = (code: string): string[] => {
  const list = /var ComponentConstructors = [^]*?\}\);/.exec(code)![0];
  return [...list.matchAll(/^ {2}(\w+): \1,?$/gm)].map((entry) => entry[1]!);
};

test('the installed Splide loses what the slider does not use, and nothing else', () => {
  expect(mounted(splide).filter((name) => !mounted(trimSplide(splide)).includes(name))).toEqual([
    'Cover',
    'LazyLoad',
    'Sync',
    'Wheel',
  ]);
  expect(mounted(trimSplide(splide))).toHaveLength(mounted(splide).length - 4);
});

test('a version that is built otherwise stops the build', () => {
  expect(() => trimSplide(splide.replace('  Wheel: Wheel,\n', ''))).toThrow('Wheel: Wheel');
});

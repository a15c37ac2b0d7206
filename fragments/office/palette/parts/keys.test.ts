import { expect, test } from 'vitest';
import { asksForSearch } from './keys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };
const on = (tag: string) => ({
  composedPath: () => [{ matches: (all: string) => all.includes(tag) }],
});

test.each([
  ['/', {}, 'body', true],
  ['/', {}, 'input', false],
  ['/', {}, 'textarea', false],
  ['k', { ctrlKey: true }, 'input', true],
  ['K', { metaKey: true }, 'body', true],
  ['k', {}, 'body', false],
  ['/', { ctrlKey: true }, 'body', false],
  ['k', { ctrlKey: true, altKey: true }, 'body', false],
  ['k', { ctrlKey: true, defaultPrevented: true }, 'body', false],
])('%s with %j on a %s: %s', (key, held, tag, asks) =>
  expect(asksForSearch({ key, ...none, ...held, ...on(tag) })).toBe(asks),
);

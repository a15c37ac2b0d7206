import { expect, test, vi } from 'vitest';
import { takeCode } from './model.ts';

const CODE = `dk_${'0'.repeat(26)}.${'k'.repeat(43)}`;

test('the code goes from the address into the form', () => {
  const field = { value: '' };
  const replaceState = vi.fn<History['replaceState']>();
  takeCode(field, { hash: `#${CODE}`, pathname: '/puerta', search: '?lang=en' }, { replaceState });
  expect(field.value).toBe(CODE);
  expect(replaceState).toHaveBeenCalledWith(null, '', '/puerta?lang=en');
});

test('an address without a code changes nothing', () => {
  const field = { value: 'typed' };
  const replaceState = vi.fn<History['replaceState']>();
  for (const hash of ['', '#main', `#${CODE}x`]) {
    takeCode(field, { hash, pathname: '/puerta', search: '' }, { replaceState });
  }
  expect(field.value).toBe('typed');
  expect(replaceState).not.toHaveBeenCalled();
});

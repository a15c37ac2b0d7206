import { expect, test } from 'vitest';
import { audiences } from './banners.ts';
import { editModeCookie, editModeOff, readEditMode } from './edit-mode.ts';

test.each([
  [undefined, editModeOff],
  ['', editModeOff],
  ['off', editModeOff],
  ['off.anonymous', editModeOff],
  ['on', { isOn: true, viewAs: null }],
  ['on.nobody', { isOn: true, viewAs: null }],
  ['on.registered', { isOn: true, viewAs: 'registered' }],
])('the cookie %j means %j', (text, mode) => {
  expect(readEditMode(text)).toEqual(mode);
});

test.each([null, ...audiences])('a browser remembers for a year that it looks as %s', (viewAs) => {
  const text = editModeCookie({ isOn: true, viewAs }, true);
  expect(text).toMatch(/; path=\/; max-age=31536000; SameSite=Lax; Secure$/);
  const value = /^edit_mode=([^;]*);/.exec(text)?.[1];
  expect(readEditMode(value)).toEqual({ isOn: true, viewAs });
});

test('edit mode that is off leaves no cookie', () => {
  expect(editModeCookie(editModeOff, false)).toBe(
    'edit_mode=on; path=/; max-age=-86400; SameSite=Lax',
  );
});

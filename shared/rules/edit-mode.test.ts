import { expect, test } from 'vitest';
import { audiences } from './banners.ts';
import { editModeCookie, editModeOf, editModeOff, readEditMode } from './edit-mode.ts';

test.each([
  [undefined, editModeOff],
  ['', editModeOff],
  ['off', editModeOff],
  ['off.anonymous', editModeOff],
  ['folded', editModeOff],
  ['off.folded', { ...editModeOff, isFolded: true }],
  ['on', { ...editModeOff, isOn: true }],
  ['on.nobody', { ...editModeOff, isOn: true }],
  ['on.folded', { ...editModeOff, isOn: true, isFolded: true }],
  ['on.registered', { isOn: true, viewAs: 'registered', isFolded: false }],
])('the cookie %j means %j', (text, mode) => {
  expect(readEditMode(text)).toEqual(mode);
});

test.each([null, ...audiences])('a browser remembers for a year that it looks as %s', (viewAs) => {
  for (const isFolded of [true, false]) {
    const text = editModeCookie({ isOn: true, viewAs, isFolded }, true);
    expect(text).toMatch(/; path=\/; max-age=31536000; SameSite=Lax; Secure$/);
    const [set] = text.split('; ');
    expect(editModeOf(`theme=dark; ${set}; x_edit_mode=off`)).toEqual({
      isOn: true,
      viewAs,
      isFolded,
    });
  }
});

test('edit mode that is off leaves no cookie but that of a folded strip', () => {
  expect(editModeCookie(editModeOff, false)).toBe(
    'edit_mode=off; path=/; max-age=-86400; SameSite=Lax',
  );
  const folded = { ...editModeOff, isFolded: true };
  expect(editModeOf(editModeCookie(folded, false))).toEqual(folded);
  expect(editModeOf('')).toEqual(editModeOff);
});

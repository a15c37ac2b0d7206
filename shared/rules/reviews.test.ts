import { expect, test } from 'vitest';
import { publicName, ratingOf, reviewProblems, tidyText } from './reviews.ts';

test('an item is rated once somebody has rated it, by the mean with one decimal', () => {
  expect(ratingOf(0, 0)).toBeNull();
  expect(ratingOf(1, 5)).toEqual({ average: 5, count: 1 });
  expect(ratingOf(3, 14)).toEqual({ average: 4.7, count: 3 });
});

test.each([
  ['Ana Ruiz Soto', 'Ana R.'],
  ['  Ñusta   Émile ', 'Ñusta É.'],
  ['Cher', 'Cher'],
  ['محمد علي', 'محمد ع.'],
  ['<b>Eva</b>', 'b E.'],
  ['🦊 🦊', ''],
  ['', ''],
  [`${'x'.repeat(200)} Y`, `${'x'.repeat(40)} Y.`],
])('shoppers see of the name %s: %s', (name, shown) => {
  expect(publicName(name)).toBe(shown);
});

test('a text keeps its lines and loses what turns the text around it', () => {
  expect(tidyText('  Uno\r\ndos  tres \n\n\n\ncuatro ')).toBe('Uno\ndos tres\n\ncuatro');
  expect(tidyText('a\u202Eb\u0000c 👩‍👩‍👧 שלום')).toBe('a b c 👩‍👩‍👧 שלום');
});

test('a form needs its stars, and no more characters than there is room for', () => {
  expect(reviewProblems({ qualification: '4' })).toEqual({});
  expect(reviewProblems({ qualification: '6', title: 'x'.repeat(150) })).toEqual({
    qualification: 'required',
  });
  expect(
    reviewProblems({ qualification: '1', title: 'x'.repeat(151), text: 'x'.repeat(5001) }),
  ).toEqual({ title: 'tooLong', text: 'tooLong' });
});

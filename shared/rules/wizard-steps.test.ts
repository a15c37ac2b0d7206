import { expect, test } from 'vitest';
import {
  lacking,
  nextPlace,
  placeAfter,
  placeBefore,
  placeNamed,
  placePath,
  wizardSteps,
} from './wizard-steps.ts';

const none = { looks: false, catalogue: false, item: false, payments: false };

test('each page of the wizard has a path of its own, which leads back to it', () => {
  const places = [...wizardSteps, 'live'] as const;
  const paths = places.map(placePath);
  expect(new Set(paths).size).toBe(places.length);
  expect(paths.map((path) => placeNamed(path.split('/').at(-1) ?? ''))).toEqual(places);
  expect([placeNamed(''), placeNamed('toString'), placeNamed('foto/')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the wizard goes on with the first step that the store lacks', () => {
  expect(nextPlace(none)).toBe('looks');
  expect(nextPlace({ ...none, looks: true, item: true })).toBe('catalogue');
  expect(lacking({ ...none, looks: true, item: true })).toEqual(['catalogue', 'payments']);
  expect(nextPlace({ looks: true, catalogue: true, item: true, payments: true })).toBe('live');
});

test('pages follow one another, and lead back', () => {
  expect(wizardSteps.map(placeAfter)).toEqual(['catalogue', 'item', 'payments', 'live']);
  expect(placeBefore('looks')).toBeUndefined();
  expect([placeBefore('item'), placeBefore('live')]).toEqual(['catalogue', 'payments']);
});

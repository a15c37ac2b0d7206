import { expect, test } from 'vitest';
import { fixedClock } from '../shared/kernel/clock.ts';
import { Breaker } from './gateway/breaker.ts';
import { makeSite } from './site.ts';
import { RemoteFragments } from './stitch/remote/index.ts';
import { wings } from './wings/index.ts';

test('a form is posted to the page that declares it; only the choice of language and theme is no call', () => {
  const clock = fixedClock(0);
  const { routes } = makeSite(new Breaker(clock), new RemoteFragments(clock));
  const posted = routes.filter(({ method, path }) => method === 'POST' && !path.startsWith('/api'));
  const declared = wings
    .flatMap((wing) => wing.pages)
    .filter(({ forms }) => forms)
    .flatMap(({ paths }) => paths);
  expect(declared).toContain('/shopping-cart');
  expect(posted.map(({ path }) => path).toSorted()).toEqual(
    ['/preferences', ...declared].toSorted(),
  );
});

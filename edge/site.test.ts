import { expect, test } from 'vitest';
import { fixedClock } from '../shared/kernel/clock.ts';
import { Breaker } from './gateway/breaker.ts';
import { ENTRY_PATH, PASS_PATH } from './pages/store-pass.ts';
import { makeSite } from './site.ts';
import { RemoteFragments } from './stitch/remote/index.ts';
import { wings } from './wings/index.ts';

test('a form is posted to the page that declares it; only the choices and the passes of one browser are no calls', () => {
  const clock = fixedClock(0);
  const { routes } = makeSite(new Breaker(clock), new RemoteFragments(clock));
  const posted = routes.filter(({ method, path }) => method === 'POST' && !path.startsWith('/api'));
  const declared = wings
    .flatMap((wing) => wing.pages)
    .filter(({ forms }) => forms)
    .flatMap(({ paths }) => paths);
  expect(declared).toContain('/shopping-cart');
  expect(posted.map(({ path }) => path).toSorted()).toEqual(
    ['/preferences', PASS_PATH, ENTRY_PATH, ...declared].toSorted(),
  );
});

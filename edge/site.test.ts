import { expect, test } from 'vitest';
import { fixedClock } from '../shared/kernel/clock.ts';
import { Breaker } from './gateway/breaker.ts';
import { UNSUBSCRIBE_PATH } from './modules/alerts/index.ts';
import { ENTRY_PATH, PASS_PATH } from './pages/store-pass.ts';
import { makeSite, takesFile } from './site.ts';
import { RemoteFragments } from './stitch/remote/index.ts';
import { wings } from './wings/index.ts';

test('a form is posted to the page that declares it; only a browser’s choices and passes, and a mail’s one click, are no calls', () => {
  const clock = fixedClock(0);
  const { routes } = makeSite(new Breaker(clock), new RemoteFragments(clock));
  const posted = routes.filter(({ method, path }) => method === 'POST' && !path.startsWith('/api'));
  const declared = wings
    .flatMap((wing) => wing.pages)
    .filter(({ forms }) => forms)
    .flatMap(({ paths }) => paths);
  expect(declared).toContain('/shopping-cart');
  expect(posted.map(({ path }) => path).toSorted()).toEqual(
    ['/preferences', PASS_PATH, ENTRY_PATH, `${UNSUBSCRIBE_PATH}/:token`, ...declared].toSorted(),
  );
});

test.each([
  ['POST', '/api/gallery', true],
  ['POST', '/api/inbox/conversation/cv_1/attachments', true],
  ['POST', '/api/orders/or_1/returns/rt_1/photos', true],
  ['GET', '/api/gallery', false],
  ['POST', '/api/orders/or_1/returns', false],
  ['POST', '/api/inbox/conversation/cv_1/attachments/more', false],
  ['POST', '/api/inbox/conversation/cv_1/x/attachments', false],
])('%s %s takes a file: %s', (method, path, takes) => {
  expect(takesFile(method, path)).toBe(takes);
});

import { expect, test } from 'vitest';
import { appOf } from './setup.ts';

test.each([
  ['ac_ana:store', 'store'],
  ['ac_ana:affinity-group', 'affinity-group'],
  ['store', 'store'],
  ['ac_ana:none', undefined],
  ['ac_ana', undefined],
  ['ac_ana:', undefined],
  ['a:b:store', undefined],
  ['ac_ana:xstore', undefined],
])('%s names %s', (mashup, app) => {
  expect(appOf(mashup)).toBe(app);
});

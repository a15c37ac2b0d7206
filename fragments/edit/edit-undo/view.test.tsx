import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { editUndo, editUndoAtOnce } from './server.ts';

test.each([
  [editUndo, 'interaction'],
  [editUndoAtOnce, 'idle'],
])('it draws nothing', (fragment, moment) => {
  const html = fragment.render(
    { env: pageEnv(), storeType: 'other', account: 'ac_1', isOn: false },
    { locale: 'es', instance: 'e', moduleUrl: '/e.js' },
  );
  expect(html).toContain(moment);
  expect(html.replaceAll(/<script[^]*?<\/script>/g, '')).not.toMatch(/<(?:button|a|p|ul)[ >]/);
});

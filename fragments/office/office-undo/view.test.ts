import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { officeUndo } from './server.ts';

test('it draws nothing, and brings the words of its notices', () => {
  const html = officeUndo.render(
    { env: pageEnv(), storeType: 'other', account: 'ac_1' },
    { locale: 'es', instance: 'e', moduleUrl: '/e.js' },
  );
  expect(html).toContain('Se deshizo');
  expect(html.replaceAll(/<script[^]*?<\/script>/g, '')).not.toMatch(/<(?:button|a|p|ul)[ >]/);
});

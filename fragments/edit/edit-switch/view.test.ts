import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { editSwitch } from './server.ts';

test.each([true, false])('it shows what the browser remembers: %s', (isOn) => {
  const context = { locale: 'es', instance: 'e', moduleUrl: '/e.js' } as const;
  const html = editSwitch.render({ env: pageEnv(), isOn }, context);
  expect(html).toMatch(new RegExp(`role="switch"[^>]*aria-checked="${isOn}"`));
});

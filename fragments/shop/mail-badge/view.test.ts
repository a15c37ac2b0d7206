import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { html as tag, markupText } from '../../_runtime/server-html.ts';
import { messages } from './messages/en.ts';
import { mailBadgeView } from './view.ts';

test.each([
  [null, 'Mensajes', ''],
  [0, 'Mensajes', ''],
  [1, 'Mensajes: 1 sin leer', '1'],
  [100, 'Mensajes: 99+ sin leer', '99+'],
])('with %s unread it is called %s and shows %s', (pending, label, badge) => {
  const props = {
    env: pageEnv(),
    me: 'ac_1',
    mailbox: 'ac_1',
    path: '/me/inbox/messages',
    pending,
    t: messages.es,
  };
  const text = markupText(mailBadgeView(tag, props as Parameters<typeof mailBadgeView>[1]));
  expect(text).toContain('href="/me/inbox/messages"');
  expect(text).toContain(`aria-label="${label}"`);
  expect(/class="count"[^>]*>([^<]*)</.exec(text)?.[1]).toBe(badge);
  expect(text.includes(' hidden')).toBe(badge === '');
});

import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { ChatBubbleProps } from './props.ts';
import { chatBubble } from './server.ts';

const props: ChatBubbleProps = {
  env: pageEnv({ base: '/tienda/moda' }),
  chat: { kind: 'own' },
  contact: null,
  page: '/productos',
  storeName: 'Moda & Co',
};
const render = (change: Partial<ChatBubbleProps>, locale: 'es' | 'en' = 'es') =>
  chatBubble.render({ ...props, ...change }, { locale, instance: 'c', moduleUrl: '' });
const phone = { whatsapp_country_code: '52', whatsapp_phone: '55 1234 5678' };

test('our own chat alone is a link to its page, which says where the visitor is', () => {
  const html = render({});
  expect(html).toContain('href="/tienda/moda/chat?page=%2Fproductos"');
  expect(html).toContain('data-emit="chat:open"');
  expect(html).toContain('aria-label="Chatear con Moda &amp; Co"');
  expect(html).not.toMatch(/popover|_blank|wa\.me/);
  expect(render({ page: null }, 'en')).toContain('href="/tienda/moda/chat"');
});

test('a provider’s chat is its page in a new window, and none of its scripts', () => {
  const html = render({ chat: { kind: 'provider', url: 'https://direct.lc.chat/1/' } });
  expect(html).toContain('href="https://direct.lc.chat/1/" target="_blank" rel="noopener"');
  expect(html).toContain('Chatear en vivo con');
  expect(html).not.toMatch(/data-emit|<script/);
});

test('with WhatsApp it is a choice, which opens without script', () => {
  const html = render({ contact: phone }, 'en');
  expect(html).toContain('popovertarget="ways"');
  expect(html).toMatch(/id="ways" popover/);
  expect(html).toContain('https://wa.me/525512345678?text=Hello');
  expect(html).toContain('/tienda/moda/chat?page=%2Fproductos');
  expect(render({ contact: { ...phone, whatsapp_phone: null } })).not.toContain('popover');
});

import { expect, test } from 'vitest';
import {
  CHAT_TEXT_MAX,
  chatPath,
  hidesChat,
  isPagePath,
  isTalkPage,
  pageToTell,
} from './chat-page.ts';
import { ownPath } from './own-path.ts';

const franchise = { store_type: 'franchise' };
const plain = { store_type: 'other' };

test.each([
  ['/', true],
  ['/productos', true],
  ['/blogs/~hola', true],
  ['/producto/falda%20azul', true],
  ['//evil.test', false],
  ['/a//b', true],
  ['/../admin', false],
  ['/a/..', false],
  ['/a/./b', false],
  ['https://evil.test', false],
  ['/a?b=c', false],
  ['/\\evil.test', false],
  ['/<b>', false],
  ['', false],
  [`/${'a'.repeat(160)}`, false],
])('%s can be told: %s', (path, can) => {
  expect(isPagePath(path)).toBe(can);
});

test('a franchise hides the pages of its office from its chat, another store does not', () => {
  for (const path of ['/admin', '/admin/ordenes', '/apps/me/store/orders']) {
    expect(hidesChat(path, franchise), path).toBe(true);
    expect(pageToTell(path, franchise), path).toBeNull();
    expect(pageToTell(path, plain), path).toBe(path);
  }
  expect(hidesChat('/administrados', franchise)).toBe(false);
  expect(pageToTell('/productos', franchise)).toBe('/productos');
  expect(pageToTell(null, plain)).toBeNull();
  expect(pageToTell('//evil.test', plain)).toBeNull();
});

test.each([
  ['/chat', true],
  ['/messages', true],
  ['/me/inbox/messages', true],
  ['/me/inbox/conversation/cv_1', true],
  ['/conversation/cv_1/', true],
  ['/me/inbox', false],
  ['/conversations', false],
  ['/', false],
])('%s is a page of conversations: %s', (path, is) => {
  expect(isTalkPage(path)).toBe(is);
});

test('a text is kept in an address that a sign-in leads back to', () => {
  expect(chatPath({ page: null })).toBe('/chat');
  expect(chatPath({ page: '/info', text: '¿Hay M?' })).toBe(
    '/chat?page=%2Finfo&message=%C2%BFHay+M%3F',
  );
  for (const text of ['a'.repeat(CHAT_TEXT_MAX), 'ñ '.repeat(CHAT_TEXT_MAX), '👗'.repeat(900)]) {
    const path = chatPath({ page: `/${'a'.repeat(150)}`, text });
    expect(ownPath(path, 'lost')).not.toBe('lost');
  }
});

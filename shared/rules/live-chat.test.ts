import { expect, test } from 'vitest';
import { liveChatOf } from './live-chat.ts';

test.each([
  ['no licence', null, null],
  ['any licence', '1234567', { kind: 'own' }],
  ['a word', 'si', { kind: 'own' }],
  ['LiveChat', 'livechat:1234567', { kind: 'provider', url: 'https://direct.lc.chat/1234567/' }],
  ['tawk', 'tawk:5f-a_1', { kind: 'provider', url: 'https://tawk.to/chat/5f-a_1/default' }],
  [
    'Crisp',
    'crisp:0d1e-22',
    { kind: 'provider', url: 'https://go.crisp.chat/chat/embed/?website_id=0d1e-22' },
  ],
  ['an unknown provider', 'evil:1', undefined],
  ['a name that every object has', 'constructor:1', undefined],
  ['a provider without its number', 'livechat:', undefined],
  ['markup', '"><script>', undefined],
  ['an address', 'livechat://evil.test', undefined],
  ['nothing', '', undefined],
])('%s', (_, license, chat) => {
  expect(liveChatOf(license)).toEqual(chat);
});

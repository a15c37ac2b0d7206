import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { TextMessagesProps } from './props.ts';
import { TextMessagesView } from './view.tsx';

function html(change: Partial<TextMessagesProps> = {}, language: 'es' | 'en' = 'es'): string {
  return renderToString(
    <TextMessagesView
      env={pageEnv({ base: '/tienda/moda' })}
      left={1_250}
      setAt="2026-11-28T03:00:00.000Z"
      supportUrl="https://ayuda.example"
      locale={language}
      t={messages[language]}
      {...change}
    />,
  ).replaceAll('<!-- -->', '');
}

test('the amount, since when by the store’s clock, what texts are for, and where more come from', () => {
  const text = html();
  expect(text).toContain('1,250 mensajes de texto');
  expect(text).toContain('27 de noviembre de 2026');
  expect(text).toContain(messages.es.use);
  expect(text).toContain('href="https://ayuda.example"');
  expect(text).not.toContain(messages.es.none);
  expect(html({ left: 1 }, 'en')).toContain('1 text message<');
});

test('a store without any left, and one that never had any, are told so in both languages', () => {
  for (const language of ['es', 'en'] as const) {
    const t = messages[language];
    expect(html({ left: 0 }, language)).toContain(t.none);
    const never = html({ left: null, setAt: null }, language);
    expect(never).toContain(t.never);
    expect(never).not.toContain(t.none);
  }
});

test('a platform without a help centre still names somebody to ask', () => {
  const text = html({ supportUrl: null });
  expect(text).toContain(messages.es.noSupport);
  expect(text).not.toContain('<a ');
});

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnAffinity } from '../../../shared/contracts/affinity.ts';
import { affinityStates } from '../../../shared/rules/affinity.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { AffinityView } from './view.tsx';

const none: OwnAffinity = { group: null, state: null, since: null, rejection: null };
const group = { id: 'st_red' as const, name: 'Red <Norte>' };

function html(own: OwnAffinity, locale: 'es' | 'en' = 'es'): string {
  return renderToString(
    <AffinityView
      env={pageEnv({ country: 'MX' })}
      own={own}
      path="/apps/me/affinity-group/requests"
      done={null}
      error={null}
      idempotencyKey="k"
      locale={locale}
      t={messages[locale]}
    />,
  ).replaceAll('<!-- -->', '');
}

test('a network without a group leads to its stores', () => {
  const text = html(none);
  expect(text).toContain(messages.es.none);
  expect(text).toContain('href="/red-comercial"');
  expect(text).not.toContain('<form');
});

test('each state says since when, and offers the one thing that may be done', () => {
  const shown = [null, ...affinityStates].map((state) => {
    const since = state === null ? null : '2026-11-02T18:00:00.000Z';
    const rejection = state === 'rejected' ? 'No eres de la zona' : null;
    const text = html({ group, state, since, rejection });
    expect(text).toContain('Red &lt;Norte&gt;');
    if (state !== null) expect(text).toContain('2 de noviembre de 2026');
    expect(text.includes('Motivo: No eres de la zona')).toBe(state === 'rejected');
    return [state, /value="(ask|leave)"/.exec(text)?.[1], />([^<]+)<\/button>/.exec(text)?.[1]];
  });
  const { ask, again, withdraw, leave } = messages.es;
  expect(shown).toEqual([
    [null, 'ask', ask],
    ['asked', 'leave', withdraw],
    ['accepted', 'leave', leave],
    ['rejected', 'ask', again],
    ['left', 'ask', again],
  ]);
});

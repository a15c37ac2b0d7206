import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../../_runtime/fixtures.ts';
import { order } from '../fixtures.ts';
import { messages } from '../messages/en.ts';
import { toldOf } from '../model/told.ts';
import { Notes } from './Notes.tsx';

const env = { ...pageEnv({ base: '', store: 'st_casa' }), locale: 'es', tag: 'es-MX' } as const;

test('what a seller has changed and wrote stands in sentences, the latest first', () => {
  const one = order({
    notes: [{ at: '2026-08-21T15:00:00.000Z', text: 'Sale mañana.' }],
    edits: [
      {
        at: '2026-08-22T15:00:00.000Z',
        note: 'Se nos acabó una silla.',
        lines: {
          changes: [{ sku: 'sk_silla', name: 'Silla', from: 2, to: 1 }],
          was: 109_700,
          becomes: 59_800,
          way: 'refunded',
        },
      },
    ],
  });
  const told = toldOf(one, { t: messages.es, env, currency: 'MXN' });
  expect(told.map(({ title }) => title)).toEqual([messages.es.editedLines, messages.es.noteOf]);
  const html = renderToString(<Notes told={told} />);
  expect(html).toContain('Silla: eran 2 y quedan 1');
  expect(html).toContain('$499.00');
  expect(html).toContain('Se nos acabó una silla.');
  expect(html).toContain('Sale mañana.');
});

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Job } from '../../../shared/contracts/jobs.ts';
import { trialOf } from './fixtures.ts';
import { messages } from './messages/en.ts';
import { ImportTrialView } from './view.tsx';

const t = messages.es;
const env = { tag: 'es-MX', base: '/p', store: 'st_a', currency: 'MXN', country: 'MX' };

function html(job: Partial<Job> = {}, values: Readonly<Record<string, string>> = {}): string {
  const props = {
    env: { ...env, locale: 'es' as const },
    trial: trialOf(job),
    values,
    idempotencyKey: 'k'.repeat(20),
    error: null,
  };
  return renderToString(<ImportTrialView {...props} locale="es" t={t} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('a finished trial shows its columns, its rows before and after, and both ways to go on', () => {
  const page = html();
  expect(page).toContain('Cambian: 1 · Iguales: 4 · Con error: 1');
  expect(page).toContain('Columna 2');
  expect(page).toContain('&lt;b&gt;Falda&lt;/b&gt;');
  expect(page).toContain('Escribe un nombre');
  expect(page).toMatch(/<option value="code" selected="">/);
  expect(page).toContain('href="/p/admin/trabajos/jb_00000000000000000000000000/archivo"');
  expect(page).toContain('value="import"');
  expect(page).toContain('value="try"');
});

test('a refused form comes back with the fields that were chosen', () => {
  expect(html({}, { column1: 'price' })).toMatch(/<option value="price" selected="">/);
});

test.each([
  ['running', t.running],
  ['failed', t.stopped],
  ['canceled', t.stopped],
] as const)('a trial that is %s offers no import', (state, said) => {
  const page = html({ state });
  expect(page).toContain(said);
  expect(page).not.toContain('value="import"');
});

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { verdicts } from '../../../shared/rules/tickets.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { shownEvent as event, toldAdmitted } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { DoorProps } from './props.ts';
import { DoorView } from './view.tsx';

function html(given: Partial<DoorProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: DoorProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    event,
    told: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<DoorView {...props} locale={locale} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('without script a code is typed into a form, and there is no camera', () => {
  const text = html();
  expect(text).toContain('1 de 3 adentro');
  expect(text).toContain('action="/tienda/a/admin/asistentes/it_1"');
  expect(text).toContain('name="intent" value="admit"');
  expect(text).not.toContain('<video');
});

test('each verdict has words of its own in both languages', () => {
  for (const locale of ['es', 'en'] as const) {
    const said = verdicts.map((verdict) => {
      const text = html({ told: { ...toldAdmitted, verdict } }, locale);
      expect(text).toContain(messages[locale].reasons[verdict]);
      return messages[locale].verdicts[verdict];
    });
    expect(new Set(said).size).toBe(verdicts.length);
  }
});

test('a used ticket says when and with which account; one that goes in can be taken back', () => {
  const used = html({ told: { ...toldAdmitted, verdict: 'already_admitted' } });
  expect(used).toMatch(/Entró el .*con Taquilla/);
  expect(used).not.toContain('value="undo"');
  const good = html({ told: toldAdmitted });
  expect(good).toContain('data-verdict="admitted"');
  expect(good).toContain('name="intent" value="undo"');
  expect(html({ event: { ...event, has_ended: true } })).toContain(messages.es.ended);
});

test('a door that a link opened posts to its own page, leads to no other, and can be left', () => {
  const text = html({ keeps: true, byLink: true, told: toldAdmitted });
  expect(text).toContain('action="/tienda/a/puerta/it_1"');
  expect(text).toContain('action="/tienda/a/puerta"');
  expect(text).toContain('value="leave"');
  expect(text).not.toContain('/admin/');
});

test('gates are chosen from, a link has its own, and a refusal names those that let the kind in', () => {
  const gates = [
    { id: 'dg_1', name: 'Norte <1>', skus: ['sk_1'] },
    { id: 'dg_2', name: 'Sur', skus: null },
  ];
  expect(html()).not.toContain('name="gate"');
  const chosen = html({ event: { ...event, gates }, chosen: 'dg_2' });
  expect(chosen).toMatch(/<option value="dg_2" selected[^>]*>Sur/);
  const fixed = html({ event: { ...event, gates, gate: 'dg_1' }, byLink: true });
  expect(fixed).toContain('Norte &lt;1&gt;');
  expect(fixed).not.toContain('name="gate"');
  const told = { ...toldAdmitted, verdict: 'wrong_gate' as const, gates: ['Norte', 'Sur'] };
  expect(html({ told })).toContain('Entra por: Norte · Sur');
  expect(html({ told: { ...told, gates: [] } })).toContain(messages.es.noGate);
  const attendant = { ...toldAdmitted.attendant!, admitted_gate: 'Norte' };
  expect(html({ told: { ...told, verdict: 'already_admitted', attendant } })).toContain(
    'Entró por: Norte',
  );
});

test('where people may come back the way is a choice, and the count says how many are outside', () => {
  expect(html()).not.toContain('name="way"');
  const open = { ...event, has_reentry: true, admitted: 3, outside: 1 };
  const text = html({ event: open, chosenWay: 'out' });
  expect(text).toContain('2 de 3 adentro · 1 afuera');
  expect(text).toMatch(
    /<input type="radio" name="way" checked="" value="out"|value="out"[^>]*checked/,
  );
  const attendant = { ...toldAdmitted.attendant!, left_at: '2027-01-11T03:10:00.000Z' };
  const out = html({ event: open, told: { ...toldAdmitted, verdict: 'not_inside', attendant } });
  expect(out).toMatch(/Salió el /);
  expect(html({ told: { ...toldAdmitted, verdict: 'left' } })).not.toContain('value="undo"');
});

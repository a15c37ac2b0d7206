import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Attendant } from '../../../shared/contracts/door.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { AttendantsProps, AttendantsShown } from './props.ts';
import { AttendantsView } from './view.tsx';

const event = {
  item: 'it_1',
  name: 'Concierto <1>',
  starts_at: '2027-01-11T02:30:00.000Z',
  place: 'Foro Norte',
  photo: null,
  tickets: 3,
  admitted: 1,
  outside: 0,
  has_reentry: false,
  has_ended: false,
  is_canceled: false,
  kinds: [{ sku: 'sk_1', description: { Entrada: 'General' } }],
  gates: [],
};
const ana: Attendant = {
  id: 'tk_1',
  full_name: 'Ana Ruiz',
  phone: '5512345678',
  state: 'valid',
  sale_type: 'sold',
  description: { Entrada: 'General' },
  order_number: 'K7QX-2M4P',
  code: '0123456789ab',
  admitted_at: null,
  admitted_by: null,
  admitted_gate: null,
  left_at: null,
  may_undo: false,
};
const inside: Attendant = {
  ...ana,
  id: 'tk_2',
  full_name: 'Beto Paz',
  state: 'admitted',
  admitted_at: '2027-01-11T02:10:00.000Z',
  admitted_by: 'Taquilla',
  may_undo: true,
};
const list: AttendantsShown = {
  kind: 'attendants',
  event,
  attendants: [ana, inside],
  tally: { kinds: [], readers: [], gates: [] },
  unpaid: { results: [], matches_estimated: 0 },
  unpaidPage: 1,
  text: '',
  state: null,
  sku: null,
  gate: null,
  mayGive: true,
};

function html(given: Partial<AttendantsProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: AttendantsProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    shown: list,
    total: 2,
    page: 1,
    done: null,
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<AttendantsView {...props} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('each attendant is admitted by hand, or says when and with which account they went in', () => {
  const text = html();
  expect(text).toContain('aria-label="Dar entrada a Ana Ruiz"');
  expect(text).toContain('name="code" value="0123456789ab"');
  expect(text).toMatch(/Entró el .*, con Taquilla/);
  expect(text).toContain('aria-label="Deshacer la entrada de Beto Paz"');
  expect(text).not.toContain('Dar entrada a Beto Paz');
  const late = html({ shown: { ...list, attendants: [{ ...inside, may_undo: false }] } });
  expect(late).not.toContain('value="undo"');
});

test('only whoever may give tickets away is shown the form, open where it was refused', () => {
  expect(html({ shown: { ...list, mayGive: false } })).not.toContain('value="give"');
  const text = html({ values: { full_name: 'Ceci' }, errors: { phone: messages.es.needs.phone } });
  expect(text).toContain('<details class="card courtesy" open=""');
  expect(text).toContain(messages.es.needs.phone);
});

test('a list without anybody says why', () => {
  expect(html({ shown: { ...list, attendants: [] } })).toContain(messages.es.noneYet);
  const narrowed = html({ shown: { ...list, attendants: [], text: 'zz' } }, 'en');
  expect(narrowed).toContain(messages.en.noneFound);
  expect(narrowed).toContain('href="/tienda/a/admin/asistentes/it_1"');
});

test('where there are several kinds of tickets, the list is narrowed to one, and its pages keep it', () => {
  expect(html()).not.toContain('id="f-kind"');
  const kinds = [...event.kinds, { sku: 'sk_2', description: { Entrada: 'Palco' } }];
  const shown = { ...list, event: { ...event, kinds }, sku: 'sk_2' };
  const text = html({ shown, total: 25 });
  expect(text).toMatch(/<option value="sk_2" selected="">Palco/);
  expect(text).toContain('?text=&amp;sku=sk_2&amp;page=2');
});

test('the door is tallied by kind of ticket, and by who let people in, once somebody is in', () => {
  expect(html()).not.toContain('id="tally"');
  const kind = (sku: string, entrada: string, admitted: number) => ({
    sku,
    description: { Entrada: entrada },
    tickets: 9,
    admitted,
  });
  const readers = [
    { name: 'Puerta <norte>', admitted: 4 },
    { name: null, admitted: 1 },
  ];
  const kinds = [kind('sk_1', 'General', 3), kind('sk_2', 'Palco', 2)];
  const gates = [
    { name: 'Acceso <sur>', admitted: 2 },
    { name: null, admitted: 3 },
  ];
  const text = html({ shown: { ...list, tally: { kinds, readers, gates } } });
  expect(text).toContain('<b dir="auto">General</b> · 3 de 9 adentro');
  expect(text).toContain('<b dir="auto">Palco</b> · 2 de 9 adentro');
  expect(text).toContain('<b dir="auto">Puerta &lt;norte&gt;</b> · entradas: 4');
  expect(text).toContain(`${messages.es.formerAccount}</b> · entradas: 1`);
  expect(text).toContain('<b dir="auto">Acceso &lt;sur&gt;</b> · entradas: 2');
  expect(text).toContain(`${messages.es.noGate}</b> · entradas: 3`);
  const single = html({
    shown: { ...list, tally: { kinds: kinds.slice(0, 1), readers, gates: [] } },
  });
  expect(single).not.toContain(messages.es.byGate);
  expect(single).not.toContain(messages.es.byKind);
});

test('the experiences show how many are in, and lead to their doors', () => {
  const text = html({ shown: { kind: 'events', events: [event], show: 'coming' } });
  expect(text).toContain('Concierto &lt;1&gt;');
  expect(text).toContain('1 de 3 adentro');
  expect(text).toContain('href="/tienda/a/admin/asistentes/it_1"');
  const none = html({ shown: { kind: 'events', events: [], show: 'past' } }, 'en');
  expect(none).toContain('There are no past experiences yet');
});

test('admissions too many say who scanned when, and which admission came first', () => {
  const wrong = {
    id: '11111111-1111-4111-8111-111111111111',
    outcome: 'double',
    full_name: 'Eva <b>Gil</b>',
    device: 'a1b2c3d4-0000-4000-8000-000000000000',
    scanned_at: '2027-01-11T02:40:00.000Z',
    scanned_by: 'Puerta Dos',
    gate: 'Acceso sur',
    told_at: '2027-01-11T03:00:00.000Z',
    first: { at: '2027-01-11T02:35:00.000Z', by: 'Taquilla', gate: 'Acceso norte' },
  } as const;
  const shown = { kind: 'wrong', event, scans: [wrong] } as const;
  const text = html({ shown: { ...shown, scans: [...shown.scans] } });
  expect(text).toContain('Eva &lt;b&gt;Gil&lt;/b&gt;');
  expect(text).toMatch(/Lo leyó Puerta Dos el [^<]* en el dispositivo A1B2 · Acceso sur/);
  expect(text).toMatch(/ya había entrado el [^<]*, con Taquilla · Acceso norte/);
  expect(text).toContain(messages.es.wrong.double);
  const nameless = {
    ...wrong,
    scanned_by: null,
    gate: null,
    first: null,
    outcome: 'void' as const,
  };
  const other = html({ shown: { ...shown, scans: [nameless] } });
  expect(other).toMatch(/Se leyó el [^<]* en el dispositivo A1B2/);
  expect(other).not.toContain('había entrado');
  expect(html({ shown: { ...shown, scans: [] }, total: 0 })).toContain(messages.es.noneWrong);
});

test('gates are listed with their kinds, narrow the list, and are changed by whoever may edit', () => {
  const gates = [
    { id: 'dg_1', name: 'Norte <1>', skus: ['sk_2'] },
    { id: 'dg_2', name: 'Sur', skus: null },
  ];
  const kinds = [...event.kinds, { sku: 'sk_2', description: { Entrada: 'Palco' } }];
  const shown = { ...list, event: { ...event, kinds, gates }, gate: 'dg_2' };
  const text = html({ shown });
  expect(text).toMatch(/Norte &lt;1&gt;<\/b><span class="muted small">Palco/);
  expect(text).toMatch(/Sur<\/b><span class="muted small">Todo tipo de boleto/);
  expect(text).toMatch(/<option value="dg_2" selected[^>]*>Sur/);
  expect(text).toContain('aria-label="Quitar el acceso Sur"');
  expect(text).toMatch(/name="kind-sk_2"[^>]*checked/);
  const refused = html({
    shown,
    values: { intent: 'gateChange', id: 'dg_2', gate_name: '' },
    errors: { gate_name: messages.es.needs.gate_name },
  });
  expect(refused.split(messages.es.needs.gate_name)).toHaveLength(2);
  expect(refused).toMatch(/<details open=""><summary>Cambiar Sur/);
  const guest = html({ shown: { ...shown, mayGive: false } });
  expect(guest).not.toContain('gateAdd');
  expect(guest).toContain('name="gate"');
  const entered = { ...list.attendants[1]!, admitted_gate: 'Sur' };
  expect(html({ shown: { ...shown, attendants: [entered] } })).toMatch(/con Taquilla · Sur/);
});

test('orders to be paid stand apart, with their totals only for those who handle orders', () => {
  expect(html()).not.toContain('id="unpaid"');
  const order = {
    order_number: 'K7QX-2M4P',
    full_name: 'Eva <Gil>',
    places: 2,
    since: '2027-01-10T02:30:00.000Z',
    work: { order: 'or_1', total: 30_000, currency: 'MXN' },
  };
  const unpaid = { results: [order], matches_estimated: 1 };
  const text = html({ shown: { ...list, unpaid } });
  const many = html({ shown: { ...list, unpaid: { ...unpaid, matches_estimated: 31 } } });
  expect(text).not.toContain('unpaid=2#unpaid');
  expect(many).toContain('?text=&amp;page=1&amp;unpaid=2#unpaid');
  expect(text).toMatch(/Eva &lt;Gil&gt;<\/b><span class="muted small">2 lugares · desde el 9 ene/);
  expect(text).toContain('$300.00');
  expect(text).toContain('href="/tienda/a/admin/ordenes/or_1"');
  const seen = { results: [{ ...order, work: null }], matches_estimated: 1 };
  const door = html({ shown: { ...list, unpaid: seen } });
  expect(door).not.toContain('$');
  expect(door).not.toContain('/admin/ordenes');
});

test('where people may come back the list lets out and in again, and the owner may stop it', () => {
  expect(html({ shown: list })).toContain('name="allowed" value="on"');
  const open = { ...list.event, has_reentry: true, outside: 1 };
  const out = { ...list.attendants[1]!, left_at: '2027-01-11T03:10:00.000Z' };
  const tally = { ...list.tally, readers: [{ name: 'Taquilla', admitted: 2 }] };
  const shown = { ...list, event: open, tally, attendants: [list.attendants[1]!, out] };
  const text = html({ shown });
  expect(text).toContain('name="way" value="out"');
  expect(text).toContain('name="way" value="in"');
  expect(text).toContain('Salió el ');
  expect(text).toContain('Afuera por ahora: 1');
  expect(text).toContain('name="allowed" value=""');
  expect(html({ shown: { ...shown, mayGive: false } })).not.toContain('name="allowed"');
});

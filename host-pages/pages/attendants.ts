import { attendantsDone } from '../../fragments/office/attendants/props.ts';
import { attendantsFragment } from '../../fragments/office/attendants/server.ts';
import { doorFragment } from '../../fragments/office/door/server.ts';
import {
  admitTicket,
  eventViews,
  getDoorEvent,
  giveTicket,
  listAttendants,
  listDoorEvents,
  setReentry,
  undoAdmission,
  verdictView,
} from '../../shared/contracts/door.ts';
import { gateId } from '../../shared/contracts/door-gates.ts';
import { getDoorTally } from '../../shared/contracts/door-tally.ts';
import { listUnpaid } from '../../shared/contracts/door-unpaid.ts';
import { skuId } from '../../shared/contracts/fields.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { isEmail } from '../../shared/rules/email.ts';
import { isPhone } from '../../shared/rules/phone.ts';
import { doorWays, ticketStates, type DoorWay } from '../../shared/rules/tickets.ts';
import { formOf, isRefused, type Fields, type FormAbout, type ShownForm } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { gateForms } from './gate-forms.ts';

/** The experiences of the store with their tickets counted; needs `tickets-admin`. */
export const attendantsPage = definePage({
  name: 'attendants',
  words: attendantsFragment.words,
  paths: ['/admin/asistentes', '/attendants'],
  query: ['page', 'show'],
  needs: 'tickets-admin',
  shell: 'office',
  async view({ env, title, read, query, idempotencyKey }) {
    const page = pageNumber(query);
    const show = eventViews.find((view) => view === query.get('show')) ?? 'coming';
    const list = await read(listDoorEvents, {
      query: { show, ...rowsOf(page, EDGE_PAGE_SIZE.attendants) },
    }).then(orThrow);
    return {
      status: 200,
      head: privateHead(title, '/admin/asistentes'),
      main: wrapped(
        slot(attendantsFragment, {
          class: 'primary',
          props: {
            env,
            shown: { kind: 'events', events: list.results, show },
            total: list.matches_estimated,
            page,
            done: null,
            values: {},
            errors: {},
            error: null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

/** Leads back to the event's page. */
const back =
  (done: (typeof attendantsDone)[number]) =>
  (_answer: unknown, _fields: Fields, { base, params }: FormAbout) =>
    `${base}/admin/asistentes/${params['event']}?done=${done}`;

/** The forms by which a door admits, and takes back. */
export const admissionForms = {
  admit: formOf({
    call: admitTicket,
    fields: ({ code, gate, way }, { params }) => ({
      event: params['event'],
      code,
      gate: gate || null,
      way: way || 'in',
    }),
    // The page is shown again with the answer: it stands nowhere else.
    onward: (answer, { gate = '', way = '' }) => ({
      values: { told: JSON.stringify(answer), gate, way },
      errors: {},
    }),
  }),
  undo: formOf({
    call: undoAdmission,
    fields: ({ id }, { params }) => ({ event: params['event'], id }),
    onward: back('undone'),
  }),
};

/** The door of one experience: codes are read, and its attendants stand in a list. */
export const doorPage = definePage({
  name: 'door',
  words: attendantsFragment.words,
  paths: ['/admin/asistentes/:event'],
  query: ['page', 'text', 'state', 'sku', 'gate', 'unpaid', 'done'],
  needs: 'tickets-admin',
  shell: 'office',
  usesCamera: true,
  forms: {
    ...admissionForms,
    ...gateForms,
    reentry: formOf({
      call: setReentry,
      fields: ({ allowed }, { params }) => ({ event: params['event'], allowed: allowed === 'on' }),
      onward: ({ has_reentry }, _fields, { base, params }) =>
        `${base}/admin/asistentes/${params['event']}?done=${has_reentry ? 'reentryOn' : 'reentryOff'}#reentry`,
    }),
    give: formOf({
      call: giveTicket,
      fields: ({ sku, full_name, phone, email }, { params }) => ({
        event: params['event'],
        sku,
        full_name,
        phone,
        email,
      }),
      check: problemsOf,
      blames: ['full_name', 'phone', 'email'],
      onward: back('given'),
    }),
  },
  async view(context) {
    const { env, title, read, params, query, form, person, idempotencyKey } = context;
    const item = params['event'] ?? '';
    const page = pageNumber(query);
    const unpaidPage = pageNumber(query, 'unpaid');
    const text = query.get('text') ?? '';
    const state = ticketStates.find((one) => one === query.get('state')) ?? null;
    const sku = skuId.safeParse(query.get('sku')).data ?? null;
    const gate = gateId.safeParse(query.get('gate')).data ?? null;
    const [event, tally, list, unpaid, account] = await Promise.all([
      read(getDoorEvent, { params: { event: item } }),
      read(getDoorTally, { params: { event: item } }),
      read(listAttendants, {
        params: { event: item },
        query: {
          text: text.slice(0, 100),
          ...(state && { state }),
          ...(sku && { sku }),
          ...(gate && { gate }),
          ...rowsOf(page, EDGE_PAGE_SIZE.attendants),
        },
      }),
      read(listUnpaid, {
        params: { event: item },
        query: rowsOf(unpaidPage, EDGE_PAGE_SIZE.attendants),
      }),
      person,
    ]);
    if (!event.ok || !tally.ok || !list.ok || !unpaid.ok) return notFoundView(context);
    const isTold = form !== undefined && !isRefused(form);
    const isListed = form?.values['full_name'] !== undefined || (form?.intent ?? '') in gateForms;
    return {
      status: form && !isTold ? 422 : 200,
      head: privateHead(title, `/admin/asistentes/${item}`),
      main: wrapped(
        slot(doorFragment, {
          class: 'primary',
          props: {
            env,
            event: event.value,
            told: isTold ? toldBy(form) : null,
            chosen: form?.values['gate'] || null,
            chosenWay: wayOf(form),
            idempotencyKey,
            error: isListed ? null : (form?.error ?? null),
          },
        }),
        slot(attendantsFragment, {
          class: 'primary',
          props: {
            env,
            shown: {
              kind: 'attendants',
              event: event.value,
              attendants: list.value.results,
              tally: tally.value,
              unpaid: unpaid.value,
              unpaidPage,
              text,
              state,
              sku,
              gate,
              mayGive: account?.keychain.includes('store-admin') === true,
            },
            total: list.value.matches_estimated,
            page,
            done: attendantsDone.find((one) => one === query.get('done')) ?? null,
            values: isListed && form ? { ...form.values, intent: form.intent ?? '' } : {},
            errors: isListed ? (form?.errors ?? {}) : {},
            error: isListed ? (form?.error ?? null) : null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

/** The way that the form has read. */
export function wayOf(form: ShownForm | undefined): DoorWay {
  return doorWays.find((way) => way === form?.values['way']) ?? 'in';
}

/** The verdict that the form was answered with. */
export function toldBy({ values }: ShownForm) {
  const told = verdictView.safeParse(JSON.parse(values['told'] ?? 'null'));
  return told.success ? told.data : null;
}

function problemsOf(
  { full_name: name = '', phone = '', email = '' }: Fields,
  { tag, store }: FormAbout,
) {
  const { needs } = wordsOf(attendantsFragment.words, tag);
  return {
    ...(name.trim() === '' && { full_name: needs.full_name }),
    ...(!isPhone(phone, store.country) && { phone: needs.phone }),
    ...(email.trim() !== '' && !isEmail(email.trim()) && { email: needs.email }),
  };
}

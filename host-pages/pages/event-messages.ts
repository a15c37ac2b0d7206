import { eventMessagesDone } from '../../fragments/office/event-messages/props.ts';
import { eventMessages } from '../../fragments/office/event-messages/server.ts';
import { getDoorEvent } from '../../shared/contracts/door.ts';
import {
  addEventMessage,
  changeEventMessage,
  countEventRecipients,
  eventReach,
  listEventMessages,
  withdrawEventMessage,
  type EventMessage,
} from '../../shared/contracts/event-messages.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { instantOf, localIso } from '../../shared/rules/local-time.ts';
import { eventTrail } from '../kit/event-trail.ts';
import { clockOf } from '../kit/clock.ts';
import { formOf, isRefused, type Fields, type FormAbout, type ShownForm } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

type Done = (typeof eventMessagesDone)[number];

const pathOf = (event: string | undefined) => `/admin/asistentes/${event ?? ''}/mensajes`;
const back = ({ base, params }: FormAbout, done: Done) =>
  `${base}${pathOf(params['event'])}?done=${done}`;
const BLAMED = ['subject', 'text', 'send_at'];

/** What a store writes to the attendants of an experience; needs `store-admin`. */
export const eventMessagesPage = definePage({
  name: 'event-messages',
  words: eventMessages.words,
  paths: ['/admin/asistentes/:event/mensajes'],
  query: ['page', 'message', 'done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    preview: formOf({
      call: countEventRecipients,
      check: problemsOf,
      fields: (fields, { params }) => ({ event: params['event'], ...audienceOf(fields) }),
      onward: (reach, fields) => ({
        values: { ...fields, reach: JSON.stringify(reach) },
        errors: {},
      }),
    }),
    send: formOf({
      call: addEventMessage,
      check: problemsOf,
      blames: BLAMED,
      fields: bodyOf,
      onward: (_answer, fields, about) => back(about, isPlanned(fields) ? 'planned' : 'sent'),
    }),
    change: formOf({
      call: changeEventMessage,
      check: problemsOf,
      blames: BLAMED,
      fields: (fields, about) => ({
        ...bodyOf(fields, about),
        id: fields['message'],
        version: Number(fields['version']),
      }),
      onward: (_answer, fields, about) => back(about, isPlanned(fields) ? 'changed' : 'sent'),
    }),
    withdraw: formOf({
      call: withdrawEventMessage,
      fields: ({ id }, { params }) => ({ event: params['event'], id }),
      onward: (_answer, _fields, about) => back(about, 'withdrawn'),
    }),
  },
  async view(context) {
    const { env, store, title, read, params, query, form, idempotencyKey } = context;
    const event = params['event'] ?? '';
    const page = pageNumber(query);
    const [found, list] = await Promise.all([
      read(getDoorEvent, { params: { event } }),
      read(listEventMessages, {
        params: { event },
        query: rowsOf(page, EDGE_PAGE_SIZE.attendants),
      }),
    ]);
    if (!found.ok || !list.ok) return notFoundView(context);
    const path = pathOf(event);
    const { results } = list.value;
    const chosen = results.find(
      ({ id, state }) => id === query.get('message') && state === 'planned',
    );
    const isTyped = form?.values['subject'] !== undefined;
    const values = isTyped ? form.values : valuesOf(chosen, clockOf(store));
    const at = instantOf(values['send_at'] ?? '', clockOf(store));
    return {
      status: form && isRefused(form) ? 422 : 200,
      head: privateHead(title, path),
      trail: eventTrail(env.tag, { id: event, name: found.value.name }, { title, path }),
      main: wrapped(
        slot(eventMessages, {
          class: 'primary',
          props: {
            env,
            event: found.value,
            messages: results,
            total: list.value.matches_estimated,
            page,
            done: eventMessagesDone.find((one) => one === query.get('done')) ?? null,
            values,
            reach: reachOf(form),
            sendAt: Number.isNaN(at) ? null : new Date(at).toISOString(),
            errors: form?.errors ?? {},
            error: form?.error ?? null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

/** How many the form's message would reach, where the call has just answered it. */
function reachOf(form: ShownForm | undefined) {
  if (!form || isRefused(form)) return null;
  const reach = eventReach.safeParse(JSON.parse(form.values['reach'] ?? 'null'));
  return reach.success ? reach.data : null;
}

const LOCAL_LENGTH = 'YYYY-MM-DDTHH:MM'.length;

/** The form of a planned message as it stands, or of a new one. */
function valuesOf(message: EventMessage | undefined, clock: string): Fields {
  if (!message) return { audience: 'all' };
  const { id, subject, text, audience, sku, send_at: at, version } = message;
  return {
    message: id,
    version: String(version),
    subject,
    text,
    audience: sku ?? audience,
    send_at: localIso(Date.parse(at), clock).slice(0, LOCAL_LENGTH),
  };
}

/** The group that the form names: by its word, or by the kind of ticket. */
function audienceOf({ audience = 'all' }: Fields) {
  return audience === 'all' || audience === 'waiting'
    ? { audience }
    : { audience: 'kind', sku: audience };
}

const isPlanned = ({ send_at: at = '' }: Fields): boolean => at.trim() !== '';

function bodyOf(fields: Fields, { store, params }: FormAbout) {
  const at = instantOf((fields['send_at'] ?? '').trim(), clockOf(store));
  return {
    event: params['event'],
    subject: fields['subject'],
    text: fields['text'],
    ...audienceOf(fields),
    ...(!Number.isNaN(at) && { send_at: new Date(at).toISOString() }),
  };
}

function problemsOf(fields: Fields, { tag, store }: FormAbout): Record<string, string> {
  const { needs } = wordsOf(eventMessages.words, tag);
  const { subject = '', text = '', send_at: at = '' } = fields;
  return {
    ...(subject.trim() === '' && { subject: needs.subject }),
    ...(text.trim() === '' && { text: needs.text }),
    ...(isPlanned(fields) &&
      Number.isNaN(instantOf(at.trim(), clockOf(store))) && { send_at: needs.send_at }),
  };
}

import { eventCancelDone } from '../../fragments/office/event-cancel/props.ts';
import { eventCancel } from '../../fragments/office/event-cancel/server.ts';
import {
  cancelEvent,
  getEventCancellation,
  retryEventCancellation,
} from '../../shared/contracts/event-cancellation.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { eventTrail } from '../kit/event-trail.ts';
import { formOf, isRefused, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const pathOf = (event: string | undefined) => `/admin/asistentes/${event ?? ''}/cancelar`;
const back =
  (done: (typeof eventCancelDone)[number]) =>
  (_answer: unknown, _fields: Fields, { base, params }: FormAbout) =>
    `${base}${pathOf(params['event'])}?done=${done}`;

/** How a store calls an experience off, and how far that is; needs `store-admin`. */
export const eventCancelPage = definePage({
  name: 'event-cancel',
  words: eventCancel.words,
  paths: ['/admin/asistentes/:event/cancelar'],
  query: ['done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    cancel: formOf({
      call: cancelEvent,
      check: problemsOf,
      blames: ['name', 'reason'],
      fields: ({ name, reason }, { params }) => ({ event: params['event'], name, reason }),
      onward: back('canceled'),
    }),
    retry: formOf({
      call: retryEventCancellation,
      fields: (_fields, { params }) => ({ event: params['event'] }),
      onward: back('retried'),
    }),
  },
  async view(context) {
    const { env, title, read, params, query, form, idempotencyKey } = context;
    const event = params['event'] ?? '';
    const found = await read(getEventCancellation, { params: { event } });
    if (!found.ok) return notFoundView(context);
    const path = pathOf(event);
    return {
      status: form && isRefused(form) ? 422 : 200,
      head: privateHead(title, path),
      trail: eventTrail(env.tag, { id: event, name: found.value.name }, { title, path }),
      main: wrapped(
        slot(eventCancel, {
          class: 'primary',
          props: {
            env,
            event,
            cancellation: found.value,
            done: eventCancelDone.find((one) => one === query.get('done')) ?? null,
            values: form?.values ?? {},
            errors: form?.errors ?? {},
            error: form?.error ?? null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

function problemsOf({ name = '', reason = '' }: Fields, { tag }: FormAbout) {
  const { needs } = wordsOf(eventCancel.words, tag);
  return {
    ...(reason.trim() === '' && { reason: needs.reason }),
    ...(name.trim() === '' && { name: needs.name }),
  };
}

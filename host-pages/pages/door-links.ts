import { doorLinksDone } from '../../fragments/office/door-links/props.ts';
import { doorLinksFragment } from '../../fragments/office/door-links/server.ts';
import { getDoorEvent } from '../../shared/contracts/door.ts';
import { addDoorLink, listDoorLinks, revokeDoorLink } from '../../shared/contracts/door-links.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { instantOf, localIso } from '../../shared/rules/local-time.ts';
import { qrPictureOf } from '../../shared/rules/qr-picture.ts';
import { clockOf } from '../kit/clock.ts';
import { eventTrail } from '../kit/event-trail.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

type Done = (typeof doorLinksDone)[number];

const pathOf = (event: string | undefined) => `/admin/asistentes/${event ?? ''}/enlaces`;
const back =
  (done: Done) =>
  (_answer: unknown, _fields: Fields, { base, params }: FormAbout) =>
    `${base}${pathOf(params['event'])}?done=${done}#links`;
const LOCAL_LENGTH = 'YYYY-MM-DDTHH:MM'.length;

/** The links that open the door of an experience without an account; needs `store-admin`. */
export const doorLinksPage = definePage({
  name: 'door-links',
  words: doorLinksFragment.words,
  paths: ['/admin/asistentes/:event/enlaces'],
  query: ['done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    make: formOf({
      call: addDoorLink,
      check: problemsOf,
      blames: ['name', 'expires_at'],
      fields: ({ name, gate, expires_at: end = '' }, { store, params }) => ({
        event: params['event'],
        name,
        gate: gate || null,
        ...(end.trim() !== '' && {
          expires_at: new Date(instantOf(end.trim(), clockOf(store))).toISOString(),
        }),
      }),
      onward: back('made'),
    }),
    revoke: formOf({
      call: revokeDoorLink,
      fields: ({ id }, { params }) => ({ event: params['event'], id }),
      onward: back('revoked'),
    }),
  },
  async view(context) {
    const { env, store, title, read, params, query, form, idempotencyKey } = context;
    const event = params['event'] ?? '';
    const [found, list] = await Promise.all([
      read(getDoorEvent, { params: { event } }),
      read(listDoorLinks, { params: { event } }),
    ]);
    if (!found.ok || !list.ok) return notFoundView(context);
    const path = pathOf(event);
    const latest = Date.parse(list.value.latest_end);
    const isTyped = form?.values['name'] !== undefined;
    return {
      status: form ? 422 : 200,
      head: privateHead(title, path),
      trail: eventTrail(env.tag, { id: event, name: found.value.name }, { title, path }),
      main: wrapped(
        slot(doorLinksFragment, {
          class: 'primary',
          props: {
            env,
            event: found.value,
            links: list.value.results.map((link) => ({
              ...link,
              qr: link.url === null ? null : qrPictureOf(link.url),
            })),
            done: doorLinksDone.find((one) => one === query.get('done')) ?? null,
            values: isTyped
              ? form.values
              : { expires_at: localIso(latest, clockOf(store)).slice(0, LOCAL_LENGTH) },
            errors: form?.errors ?? {},
            error: form?.error ?? null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

function problemsOf(fields: Fields, { tag, store }: FormAbout): Record<string, string> {
  const { needs } = wordsOf(doorLinksFragment.words, tag);
  const { name = '', expires_at: end = '' } = fields;
  return {
    ...(name.trim() === '' && { name: needs.name }),
    ...(end.trim() !== '' &&
      Number.isNaN(instantOf(end.trim(), clockOf(store))) && { expires_at: needs.expires_at }),
  };
}

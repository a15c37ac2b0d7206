import { doorFragment } from '../../fragments/office/door/server.ts';
import { doorEntry } from '../../fragments/shop/door-entry/server.ts';
import { getDoorEvent } from '../../shared/contracts/door.ts';
import { leaveDoor, openDoorLink } from '../../shared/contracts/door-links.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { doorCodeIn } from '../../shared/rules/door-links.ts';
import { formOf, isRefused } from '../kit/form.ts';
import { definePage, type PageContext } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { admissionForms, toldBy, wayOf } from './attendants.ts';

const PATH = '/puerta';

/** Where a link of an experience's door is opened, and left. The link's code stands behind the `#` of its address. */
export const doorEntryPage = definePage({
  name: 'door-entry',
  words: doorEntry.words,
  paths: [PATH],
  query: ['done'],
  cached: false,
  forms: {
    open: formOf({
      call: openDoorLink,
      fields: ({ code = '' }) => ({ code: doorCodeIn(code) ?? '' }),
      invalid: 'invalid_link',
      onward: ({ event }, _fields, { base }) => `${base}${PATH}/${event}`,
    }),
    leave: { call: leaveDoor, done: 'left' },
  },
  view: (context) => ({
    ...entryView(context, context.form?.error ?? null),
    status: context.form ? 422 : 200,
  }),
});

/**
 * The door of one experience on a device that opened a link of it; any other visitor is shown where links are opened. The
 * service worker keeps this page, so it holds no attendant (edge/decisions/0114, 0167).
 */
export const doorByLinkPage = definePage({
  name: 'door-by-link',
  words: doorFragment.words,
  paths: [`${PATH}/:event`],
  cached: false,
  usesCamera: true,
  forms: admissionForms,
  async view(context) {
    const { env, title, read, params, form, idempotencyKey } = context;
    const item = params['event'] ?? '';
    const event = await read(getDoorEvent, { params: { event: item } });
    if (!event.ok) {
      return {
        ...entryView(context, messageFor({ code: 'invalid_link' }, env.tag)),
        status: 403,
      };
    }
    const isTold = form !== undefined && !isRefused(form);
    return {
      status: form && !isTold ? 422 : 200,
      head: privateHead(title, `${PATH}/${item}`),
      shell: 'focused' as const,
      main: wrapped(
        slot(doorFragment, {
          class: 'primary',
          props: {
            env,
            event: event.value,
            keeps: true,
            byLink: true,
            told: isTold ? toldBy(form) : null,
            chosen: form?.values['gate'] || null,
            chosenWay: wayOf(form),
            idempotencyKey,
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});

function entryView({ env, title, query, idempotencyKey }: PageContext, error: string | null) {
  return {
    head: privateHead(title, PATH),
    shell: 'focused' as const,
    main: wrapped(
      slot(doorEntry, {
        class: 'primary',
        props: { env, left: query.get('done') === 'left', error, idempotencyKey },
      }),
    ),
  };
}

import { waitingDone } from '../../fragments/office/waiting-people/props.ts';
import { waitingPeople } from '../../fragments/office/waiting-people/server.ts';
import { getDoorEvent } from '../../shared/contracts/door.ts';
import {
  listWaiting,
  offerPlaces,
  removeWaiting,
  setWaitingList,
} from '../../shared/contracts/waiting-list.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { eventTrail } from '../kit/event-trail.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

type Done = (typeof waitingDone)[number];

const pathOf = (event: string | undefined) => `/admin/asistentes/${event ?? ''}/lista-de-espera`;
const backTo = ({ base, params }: FormAbout, done: Done) =>
  `${base}${pathOf(params['event'])}?done=${done}`;
const ofEntry = ({ id }: Fields, { params }: FormAbout) => ({ event: params['event'], id });

/** The people who wait for places of an experience; needs `store-admin`. */
export const waitingPeoplePage = definePage({
  name: 'waiting-people',
  words: waitingPeople.words,
  paths: ['/admin/asistentes/:event/lista-de-espera'],
  query: ['page', 'done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    set: formOf({
      call: setWaitingList,
      fields: ({ is_open: isOpen }, { params }) => ({
        event: params['event'],
        is_open: isOpen === 'yes',
      }),
      onward: ({ is_open: isOpen }, _fields, about) => backTo(about, isOpen ? 'opened' : 'closed'),
    }),
    offer: formOf({
      call: offerPlaces,
      fields: ofEntry,
      onward: (_answer, _fields, about) => backTo(about, 'offered'),
    }),
    remove: formOf({
      call: removeWaiting,
      fields: ofEntry,
      onward: (_answer, _fields, about) => backTo(about, 'removed'),
    }),
  },
  async view(context) {
    const { env, title, read, params, query, form, idempotencyKey } = context;
    const event = params['event'] ?? '';
    const page = pageNumber(query);
    const [found, list] = await Promise.all([
      read(getDoorEvent, { params: { event } }),
      read(listWaiting, { params: { event }, query: rowsOf(page, EDGE_PAGE_SIZE.attendants) }),
    ]);
    if (!found.ok || !list.ok) return notFoundView(context);
    const path = pathOf(event);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, path),
      trail: eventTrail(env.tag, { id: event, name: found.value.name }, { title, path }),
      main: wrapped(
        slot(waitingPeople, {
          class: 'primary',
          props: {
            env,
            event: found.value,
            entries: list.value.results,
            total: list.value.matches_estimated,
            page,
            isOpen: list.value.is_open,
            done: waitingDone.find((one) => one === query.get('done')) ?? null,
            error: form?.error ?? null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

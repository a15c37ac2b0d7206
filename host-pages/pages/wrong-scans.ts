import { attendantsFragment } from '../../fragments/office/attendants/server.ts';
import { getDoorEvent } from '../../shared/contracts/door.ts';
import { listWrongScans } from '../../shared/contracts/door-offline.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { eventTrail } from '../kit/event-trail.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** The scans of an experience that let somebody in and should not have; needs `store-admin`. */
export const wrongScansPage = definePage({
  name: 'wrong-scans',
  paths: ['/admin/asistentes/:event/dobles'],
  query: ['page'],
  needs: 'store-admin',
  shell: 'office',
  async view(context) {
    const { env, read, params, query, idempotencyKey } = context;
    const event = params['event'] ?? '';
    const page = pageNumber(query);
    const [found, list] = await Promise.all([
      read(getDoorEvent, { params: { event } }),
      read(listWrongScans, { params: { event }, query: rowsOf(page, EDGE_PAGE_SIZE.attendants) }),
    ]);
    if (!found.ok || !list.ok) return notFoundView(context);
    const title = wordsOf(attendantsFragment.words, env.tag).wrongTitle;
    const path = `/admin/asistentes/${event}/dobles`;
    return {
      status: 200,
      head: privateHead(title, path),
      trail: eventTrail(env.tag, { id: event, name: found.value.name }, { title, path }),
      main: wrapped(
        slot(attendantsFragment, {
          class: 'primary',
          props: {
            env,
            shown: { kind: 'wrong', event: found.value, scans: list.value.results },
            total: list.value.matches_estimated,
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

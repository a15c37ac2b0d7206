import { alertList } from '../../fragments/shop/alert-list/server.ts';
import {
  keepAlert,
  listAlerts,
  visitAlert,
  visitAllAlerts,
} from '../../shared/contracts/alerts.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { alertIcon, alertLink } from '../../shared/rules/alert-target.ts';
import { formOf } from '../kit/form.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/me/alerts';

/** The account's alerts; without script it is what the bell leads to. */
export const alertsPage = definePage({
  name: 'alerts',
  words: alertList.words,
  paths: [PATH],
  query: ['page', 'archived', 'done'],
  needs: 'account',
  shell: 'account',
  forms: {
    visit: formOf({
      call: visitAlert,
      fields: ({ id }, { person }) => ({ me: person?.id, id }),
      onward(alert, _fields, { base, store, person }) {
        const to = alertLink(alert, { base, store: store.id, me: person?.id ?? '' });
        return to?.isHere ? to.href : base + PATH;
      },
    }),
    keep: formOf({
      call: keepAlert,
      fields: ({ id, state }, { person }) => ({ me: person?.id, id, state }),
      onward: (_alert, { archived }, { base }) =>
        `${base}${PATH}${archived === 'true' ? '?archived=true' : ''}`,
    }),
    all: {
      call: visitAllAlerts,
      done: 'all',
      fields: ({ until }, { person }) => ({ me: person?.id, until }),
    },
  },
  async view({ env, title, store, person: asked, read, query, form, idempotencyKey, now }) {
    const page = pageNumber(query);
    const person = await asked;
    const me = person?.id ?? '';
    const archived = query.get('archived') === 'true';
    const list = await read(listAlerts, {
      params: { me },
      query: { ...rowsOf(page, EDGE_PAGE_SIZE.alerts), archived: archived ? 'true' : 'false' },
    }).then(orThrow);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      main: wrapped(
        slot(alertList, {
          class: 'primary',
          props: {
            env,
            alerts: list.alerts.map((alert) => ({
              ...alert,
              icon: alertIcon(alert),
              to: alertLink(alert, { base: env.base, store: store.id, me }),
            })),
            total: list.matches_estimated,
            pending: list.pending_visits,
            page,
            pageSize: EDGE_PAGE_SIZE.alerts,
            now,
            idempotencyKey,
            archived,
            isDone: query.get('done') === 'all',
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});

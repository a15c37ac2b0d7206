import type { ListedAlert } from '../../fragments/shop/alert-list/props.ts';
import { alertList } from '../../fragments/shop/alert-list/server.ts';
import {
  listAlerts,
  visitAlert,
  visitAllAlerts,
  type Alert,
} from '../../shared/contracts/alerts.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { alertIcon, alertTarget } from '../../shared/rules/alert-target.ts';
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
  query: ['page', 'done'],
  needs: 'account',
  shell: 'account',
  forms: {
    visit: formOf({
      call: visitAlert,
      fields: ({ id }, { person }) => ({ me: person?.id, id }),
      onward(alert, _fields, { base, store, person }) {
        const to = linkOf(alert, { base, store, me: person?.id ?? '' });
        return to?.isHere ? to.href : base + PATH;
      },
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
    const list = await read(listAlerts, {
      params: { me },
      query: rowsOf(page, EDGE_PAGE_SIZE.alerts),
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
              to: linkOf(alert, { base: env.base, store, me }),
            })),
            total: list.matches_estimated,
            pending: list.pending_visits,
            page,
            pageSize: EDGE_PAGE_SIZE.alerts,
            now,
            idempotencyKey,
            isDone: query.get('done') === 'all',
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});

interface Reader {
  /** The prefix of the page's store. */
  readonly base: string;
  readonly store: StoreInfo;
  readonly me: string;
}

/** Where an alert leads: into the page's store, or to the address of the store that it is about. */
function linkOf(alert: Alert, { base, store, me }: Reader): ListedAlert['to'] {
  const isHere = alert.store.id === store.id;
  const path = alertTarget(alert, {
    isShop: true,
    me,
    base: isHere ? base : '',
    mode: 'own',
    masterCheckout: true,
  });
  if (path === null) return null;
  if (isHere) return { href: path, isHere };
  return alert.store.url === null ? null : { href: alert.store.url + path, isHere };
}

import type { AlertApp } from '../../shared/rules/alerts.ts';
import { openDirectory } from '../db/cells.ts';
import type { AnyJobKind } from '../jobs/index.ts';
import { tellAccount } from '../modules/alerts/index.ts';
import { alertBody } from '../modules/mail/index.ts';
import { findStoreName } from '../modules/talk/index.ts';
import { tellAlerts } from '../outbox/index.ts';

/** Long work whose end is an alert, by the words that tell of it. */
type Told = 'itemsExport' | 'ordersExport' | 'itemsImport';

/** The app that an alert comes from, and the type by which it finds its page. */
const ABOUT: Readonly<
  Record<Told, { readonly app: AlertApp; readonly type: 'export' | 'import' }>
> = {
  itemsExport: { app: 'products', type: 'export' },
  ordersExport: { app: 'store', type: 'export' },
  itemsImport: { app: 'products', type: 'import' },
};

/**
 * A kind of job whose end is told to the account that asked for it, once: done, or given up. A job that somebody
 * cancels or undoes tells nothing.
 * @example telling(itemsExport, 'itemsExport')
 */
export function telling(kind: AnyJobKind, told: Told): AnyJobKind {
  return {
    ...kind,
    async ended({ cell, env, ports }, { id, storeId, askedBy, state }) {
      const store = await cell.first(findStoreName(storeId));
      const { app, type } = ABOUT[told];
      const draft = {
        about: id,
        storeId,
        storeName: store?.name ?? '',
        app,
        params: { type, subtype: state },
        body: alertBody((t) => t(`jobs.${told}.${state}`)),
      } as const;
      const directory = openDirectory(env);
      await tellAlerts({ directory, env }, tellAccount(draft, askedBy, ports.clock.now()));
    },
  };
}

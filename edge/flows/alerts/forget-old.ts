import { ALERT_KEPT_MS } from '../../../shared/rules/alerts.ts';
import { DELIVERY_KEPT_MS } from '../../../shared/rules/deliveries.ts';
import { openDirectory } from '../../db/cells.ts';
import { deleteAlertsBefore, deliveries } from '../../modules/alerts/index.ts';
import { sms } from '../../modules/talk/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';

/** Rows of each kind that one tick deletes: what is left waits for the next. */
const AT_ONCE = 1000;

/** The cron's work: deletes the alerts whose time is over, and what was noted of messages. */
export async function forgetOldAlerts({
  env,
  ports,
}: Pick<CellScope, 'env'> & { readonly ports: Pick<CellScope['ports'], 'clock'> }): Promise<void> {
  const now = ports.clock.now();
  await openDirectory(env).write([
    deleteAlertsBefore(now - ALERT_KEPT_MS, AT_ONCE),
    deliveries.deleteDeliveriesBefore(now - DELIVERY_KEPT_MS, AT_ONCE),
    sms.deleteTakenBefore(now - DELIVERY_KEPT_MS, AT_ONCE),
  ]);
}

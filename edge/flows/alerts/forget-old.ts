import { ALERT_KEPT_MS } from '../../../shared/rules/alerts.ts';
import { openDirectory } from '../../db/cells.ts';
import { deleteAlertsBefore } from '../../modules/alerts/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';

/** Alerts that one tick deletes: what is left waits for the next. */
const AT_ONCE = 1000;

/** The cron's work: deletes the alerts whose time is over. */
export async function forgetOldAlerts({
  env,
  ports,
}: Pick<CellScope, 'env' | 'ports'>): Promise<void> {
  const before = ports.clock.now() - ALERT_KEPT_MS;
  await openDirectory(env).write([deleteAlertsBefore(before, AT_ONCE)]);
}

import { openDirectory } from '../../db/cells.ts';
import { sql } from '../../db/directory-sql.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { deleteRemembered, REMEMBERED_MS } from '../../unit-of-work/idempotency.ts';
import {
  deleteAttemptsBefore,
  deletePassesBefore,
  deleteProofsBefore,
  deleteSessionsBefore,
  PASS_KEPT_MS,
} from '../../modules/accounts/index.ts';
import { deleteCeremoniesBefore } from '../../modules/security/index.ts';
import { deleteAddressesBefore } from '../../modules/profiles/index.ts';
import { deleteInvitesBefore } from '../../modules/staff/index.ts';
import { deleteReportsBefore, REPORT_KEPT_MS } from '../../modules/talk/index.ts';
import { announceForgotten, cleanUpMessages } from '../../outbox/index.ts';

/** An address that was taken out can be put back for an hour. */
const ADDRESS_KEPT_MS = 60 * 60 * 1000;

/**
 * The cron's work for the directory: sends forgotten messages, and deletes rows whose time is over.
 */
export async function tidyDirectory({
  env,
  ports,
}: Pick<CellScope, 'env' | 'ports'>): Promise<void> {
  const directory = openDirectory(env);
  const now = ports.clock.now();
  try {
    await announceForgotten({ env, ports, cell: directory }, now);
    await directory.write([
      deleteRemembered(now - REMEMBERED_MS),
      deleteSessionsBefore(now),
      ...deleteProofsBefore(now),
      deleteAttemptsBefore(now),
      deletePassesBefore(now - PASS_KEPT_MS),
      ...deleteCeremoniesBefore(now),
      deleteInvitesBefore(now),
      deleteAddressesBefore(now - ADDRESS_KEPT_MS),
      deleteReportsBefore(now - REPORT_KEPT_MS),
      ...cleanUpMessages(now),
      sql`DELETE FROM batch_assert`,
    ]);
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', cell: directory.name, tidy: String(error) }));
  }
}

import type { Directory } from '../db/database.ts';
import type * as directory from '../db/directory-sql.ts';
import type { Env } from '../env.ts';
import { announceOutbox } from './announce.ts';

/** What the statements of an alert answer: an account that has it now, or a row of the outbox. */
interface Told {
  readonly account_id?: string;
  readonly id?: string;
}

/**
 * Tells alerts, to the browsers that their accounts have open too, and announces the rows of the outbox
 * that they leave for devices. A second telling changes nothing.
 */
export async function tellAlerts(
  to: { readonly directory: Directory; readonly env: Env },
  statements: readonly directory.Statement[],
): Promise<void> {
  const answered = await Promise.all(statements.map((one) => to.directory.read(one)));
  const rows = answered.flat() as readonly Told[];
  const ids = rows.flatMap(({ id }) => id ?? []);
  if (ids.length > 0) await announceOutbox({ env: to.env, cell: to.directory }, ids);
  const accounts = new Set(rows.flatMap(({ account_id: account }) => account ?? []));
  // A browser that hears nothing of it shows the number with its next page.
  await Promise.allSettled([...accounts].map((account) => tellBrowsers(to.env, account)));
}

async function tellBrowsers({ MAILBOX }: Env, account: string): Promise<void> {
  const mailbox = MAILBOX.get(MAILBOX.idFromName(account)) as unknown as {
    readonly alerted: (account: string) => Promise<void>;
  };
  await mailbox.alerted(account);
}

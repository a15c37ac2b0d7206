import { newId } from '../../../shared/kernel/ids.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { openCell, openDirectory } from '../../db/cells.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { canonicalUrl } from '../../http/store-address.ts';
import {
  deleteHeldBefore,
  findSummaryReader,
  listDue,
  listSummed,
  putIntoSummary,
} from '../../modules/alerts/index.ts';
import { dressOf, quietSummaryMail as letterOf } from '../../modules/mail/index.ts';
import { findAddressee } from '../../modules/talk/index.ts';
import {
  announceOutbox,
  insertOutbox,
  type ComposePorts,
  type MessageTopic,
  type OutboxRow,
  type Topic,
} from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';

/** Accounts that one tick writes to: the others wait for the next. */
const AT_ONCE = 200;
/** Mails that were held back are kept this long, for a summary that is tried again. */
const KEPT_MS = 3 * 24 * 60 * 60_000;
const DELETED_AT_ONCE = 1_000;

/** The mail that tells of everything that quiet hours held back; its row names the account. */
export const quietSummaryMail: MessageTopic = {
  name: 'mail.quiet_summary',
  alert: { none: 'What it tells of are alerts already.' },
  compose: composeSummary,
};

export const alertTopics: readonly Topic[] = [quietSummaryMail];

/** The cron's work: asks for the summaries of accounts whose quiet hours are over. */
export async function sendSummaries({
  env,
  ports,
}: Pick<CellScope, 'env'> & { readonly ports: Pick<CellScope['ports'], 'clock'> }): Promise<void> {
  const directory = openDirectory(env);
  const now = ports.clock.now();
  const due = await directory.read(listDue(now, AT_ONCE));
  const asked: string[] = [];
  for (const { account_id: account, store_id: storeId } of due) {
    const id = newId('message');
    const written = await directory.write([
      putIntoSummary(account, id, now),
      insertOutbox(quietSummaryMail, { id, storeId, payload: { account } }, now),
    ]);
    if (written.ok) asked.push(id);
  }
  await directory.write([deleteHeldBefore(now - KEPT_MS, DELETED_AT_ONCE)]);
  if (asked.length > 0) await announceOutbox({ env, cell: directory }, asked);
}

async function composeSummary(
  _database: Database<DatabaseKind>,
  row: OutboxRow,
  { directory, env }: ComposePorts,
): Promise<OutgoingMessage | 'stopped' | undefined> {
  const { account } = JSON.parse(row.payload) as { account: string };
  const [mails, reader] = await Promise.all([
    directory.read(listSummed(row.id)),
    directory.first(findSummaryReader(account, row.store_id)),
  ]);
  const last = mails.findLast(({ store_id: store }) => store === row.store_id) ?? mails.at(-1);
  // Everything was seen meanwhile, or nobody is written to.
  if (!last || !reader?.email) return 'stopped';
  const store = await openCell(env, reader.cell)?.first(findAddressee(row.store_id));
  if (!store) return 'stopped';
  const address = canonicalUrl(reader, {
    scheme: last.link_scheme,
    port: last.link_port,
    platformDomain: env.PLATFORM_DOMAIN,
  });
  const locale: Locale = reader.locale === 'en' ? 'en' : 'es';
  const mail = letterOf({
    locale,
    region: reader.region === 'AR' ? 'AR' : null,
    storeName: store.name,
    country: store.country,
    color: dressOf(store.profile).color,
    mails: mails.map(({ store_name: name, subject }) => ({ storeName: name, subject })),
    link: `${address}/me/alerts`,
  });
  const { name: storeName } = store;
  return { ...mail, id: row.id, storeId: row.store_id, storeName, locale, recipient: reader.email };
}

import type { Locale, Region } from '../../../shared/kernel/locale.ts';
import type { Database } from '../../db/database.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { canonicalUrl } from '../../http/store-address.ts';
import { dressOf, embedMisuseMail as letterOf } from '../../modules/mail/index.ts';
import { findAddressee } from '../../modules/talk/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';

/** What a row says. */
export interface MisuseNews {
  /** Id of the key. */
  readonly key: string;
  readonly partner: string;
  readonly kind: 'elsewhere' | 'burst';
  /** That asked; empty for a server. */
  readonly origin: string;
  /** The store's origin at which it was asked: its scheme and port are those of the link. */
  readonly at: string;
}

/** The mail that tells a store's owner of a key that is misused. */
export const embedMisuseMail: MessageTopic = {
  name: 'mail.embed_misuse',
  alert: { none: 'The key stands on the page of keys, to which the mail leads.' },
  compose,
};

export const embedTopics: readonly Topic[] = [embedMisuseMail];

interface OwnerRow {
  /** A proved one: the table holds no other. */
  email: string | null;
  locale: Locale;
  region: Region | null;
  slug: string;
  canonical_domain: string | null;
}

function findOwner(store: string): Statement<OwnerRow> {
  return sql<OwnerRow>`SELECT a.email, a.locale, a.region, s.slug, s.canonical_domain
    FROM store s JOIN account a ON a.id = s.owner_id AND a.erased_at IS NULL WHERE s.id = ${store}`;
}

async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  { directory, env }: ComposePorts,
): Promise<OutgoingMessage | 'stopped' | undefined> {
  if (!database.isCell()) return undefined;
  const { key, partner, kind, origin, at } = JSON.parse(row.payload) as MisuseNews;
  const [owner, store] = await Promise.all([
    directory.first(findOwner(row.store_id)),
    database.first(findAddressee(row.store_id)),
  ]);
  if (!owner?.email || !store) return 'stopped';
  const { protocol, port } = new URL(at);
  const address = canonicalUrl(owner, {
    scheme: protocol,
    port: port === '' ? '' : `:${port}`,
    platformDomain: env.PLATFORM_DOMAIN,
  });
  const { locale } = owner;
  const words = letterOf({
    locale,
    region: owner.region === 'AR' ? 'AR' : null,
    storeName: store.name,
    country: store.country,
    color: dressOf(store.profile).color,
    link: `${address}/admin/socios/${key}`,
    name: partner,
    kind,
    origin,
  });
  const head = { id: row.id, storeId: row.store_id, storeName: store.name };
  return { ...words, ...head, locale, recipient: owner.email };
}

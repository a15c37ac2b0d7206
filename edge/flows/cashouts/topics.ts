import type { Locale, Region } from '../../../shared/kernel/locale.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import type { Database } from '../../db/database.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { canonicalUrl } from '../../http/store-address.ts';
import { tellAccount, tellStaff } from '../../modules/alerts/index.ts';
import { alertBody, dressOf, walletToldMail, type WalletEvent } from '../../modules/mail/index.ts';
import { findAddressee } from '../../modules/talk/index.ts';
import type {
  ComposePorts,
  MessageTopic,
  OutboxRow,
  ToldAlert,
  Topic,
} from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';

/** What a row says; its store is the one on whose pages the wallet is read. */
export interface WalletNews {
  readonly event: WalletEvent;
  /** person:{account} or store:{id}. */
  readonly owner: string;
  readonly currency: string;
  /** Minor units; 0 for an account. */
  readonly amount: number;
  readonly last: string;
  readonly reason: string;
  /** The origin at which it was caused: its scheme and port are those of links. */
  readonly origin: string;
}

/** Names of an alert's kinds, as the spec has the first. */
const SUBTYPES: Readonly<Record<WalletEvent, string>> = {
  paid: 'transfer_ok',
  returned: 'transfer_returned',
  cancelled: 'transfer_canceled',
  account: 'account_changed',
};

interface OwnerRow {
  id: string;
  email: string | null;
  locale: Locale;
  region: Region | null;
  full_name: string;
  slug: string;
  canonical_domain: string | null;
}

/** The person of a wallet, or the owner of the store whose it is, and the store of the message. */
function findOwner(store: string, owner: string): Statement<OwnerRow> {
  const id = owner.slice(owner.indexOf(':') + 1);
  return sql<OwnerRow>`SELECT a.id, iif(a.email_verified_at IS NULL, NULL, a.email) AS email, a.locale,
      a.region, a.full_name, s.slug, s.canonical_domain
    FROM store s JOIN account a ON a.erased_at IS NULL
      AND a.id = coalesce((SELECT owner_id FROM store WHERE id = ${id}), ${id})
    WHERE s.id = ${store}`;
}

const alert: ToldAlert = {
  app: 'wallet',
  params: ['type', 'subtype', 'wallet_type_id', 'customer', 'supplier'],
  async tell(database, row, now) {
    if (!database.isCell()) return [];
    const { event, owner, currency, amount } = JSON.parse(row.payload) as WalletNews;
    const store = await database.first(findAddressee(row.store_id));
    if (!store) return [];
    const id = owner.slice(owner.indexOf(':') + 1);
    const isStore = owner.startsWith('store:');
    const draft = {
      about: row.id,
      storeId: row.store_id,
      storeName: store.name,
      app: 'wallet',
      params: {
        type: 'wallet',
        subtype: SUBTYPES[event],
        wallet_type_id: currency.toLowerCase(),
        ...(isStore ? { supplier: id } : { customer: id }),
      },
      body: alertBody((t) =>
        t(`wallet.${event}`, { money: formatMoney(amount, currency, `es-${store.country}`) }),
      ),
    } as const;
    return isStore
      ? tellStaff(draft, { storeId: id, grant: 'wallets-admin' }, now)
      : tellAccount(draft, id, now);
  },
};

/** The mail to the owner of a wallet; nobody can stop it, since it is about their own money. */
export const walletTopic: MessageTopic = { name: 'mail.wallet', alert, compose };

export const cashoutTopics: readonly Topic[] = [walletTopic];

async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  { directory, env }: ComposePorts,
): Promise<OutgoingMessage | 'stopped' | undefined> {
  if (!database.isCell()) return undefined;
  const news = JSON.parse(row.payload) as WalletNews;
  const [owner, store] = await Promise.all([
    directory.first(findOwner(row.store_id, news.owner)),
    database.first(findAddressee(row.store_id)),
  ]);
  if (!store) return undefined;
  if (!owner?.email) return 'stopped';
  const { protocol, port } = new URL(news.origin);
  const at = {
    scheme: protocol,
    port: port === '' ? '' : `:${port}`,
    platformDomain: env.PLATFORM_DOMAIN,
  };
  const page = news.owner.startsWith('store:') ? '/admin/monedero' : '/me/wallet';
  const words = walletToldMail({
    locale: owner.locale,
    region: owner.region === 'AR' ? 'AR' : null,
    event: news.event,
    storeName: store.name,
    country: store.country,
    color: dressOf(store.profile).color,
    name: owner.full_name,
    money: { amount: news.amount, currency: news.currency },
    last: news.last,
    reason: news.reason,
    link: `${canonicalUrl(owner, at)}${page}/${news.currency.toLowerCase()}`,
  });
  return {
    ...words,
    id: row.id,
    storeId: row.store_id,
    storeName: store.name,
    locale: owner.locale,
    recipient: owner.email,
  };
}

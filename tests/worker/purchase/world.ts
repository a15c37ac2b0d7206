import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { vi } from 'vitest';
import { Database, type Cell } from '../../../edge/db/database.ts';
import { openDirectory } from '../../../edge/db/cells.ts';
import type { Answer } from '../../support/answer.ts';
import { nobody } from '../../support/nobody.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { sql, type Statement } from '../../../edge/db/cell-sql.ts';
import { cellDatabases, readEnv } from '../../../edge/env.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { Breaker } from '../../../edge/gateway/breaker.ts';
import { gateway } from '../../../edge/gateway/gateway.ts';
import type { PageEndpoint } from '../../../edge/http/endpoint.ts';
import type { EdgeEnv } from '../../../edge/http/context.ts';
import type { CellScope, RequestScope, Visitor } from '../../../edge/unit-of-work/scope.ts';
import { sandboxStamping } from '../../../edge/providers/stamping/sandbox.ts';
import type { Couriers } from '../../../edge/providers/courier/port.ts';
import type { Payments } from '../../../edge/providers/payment/port.ts';
import { noResizer } from '../../../edge/providers/image/cloudflare.ts';
import { deposit } from '../../../edge/providers/payment/deposit/adapter.ts';
import {
  fakeCardProvider,
  fakePayments,
  type FakeCardProvider,
} from '../../../edge/providers/payment/fake.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { localeTag, type Locale } from '../../../shared/kernel/locale.ts';

// Many requests at once take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 60_000 });

export type CellName = 'a' | 'b';

/** Far ahead of the machine's clock, so that the timer of holds sleeps while the tests run. */
export const NOON = Date.UTC(2100, 7, 20, 12);
export const MINUTE_MS = 60_000;

export interface TestStore {
  readonly id: StoreId;
  readonly slug: string;
  readonly cell: CellName;
  /** The root store of its network; it is one itself unless the test says otherwise. */
  readonly rootId?: StoreId;
}

export interface TestItem {
  readonly item: string;
  readonly sku: string;
}

let made = 0;

/** A name that no other store, item or key of this run has. */
export function fresh(prefix: string): string {
  made += 1;
  return `${prefix}${made}`;
}

async function run(cell: CellName, statement: Statement): Promise<unknown[]> {
  const database = cellDatabases(env)[cell];
  if (!database) throw new Error(`no cell ${cell}`);
  const answer = await database
    .prepare(statement.text)
    .bind(...statement.params)
    .all();
  return answer.results;
}

/** Reads rows straight from a cell. */
export async function rows<Row>(cell: CellName, statement: Statement<Row>): Promise<Row[]> {
  return (await run(cell, statement)) as Row[];
}

/** The one row of a query. */
export async function row<Row>(cell: CellName, statement: Statement<Row>): Promise<Row> {
  const [first] = await rows(cell, statement);
  if (first === undefined) throw new Error('no row');
  return first;
}

/** Writes straight into a cell, as an owner or the passing of time would. */
export async function write(cell: CellName, statement: Statement): Promise<void> {
  await run(cell, statement);
}

/** Makes a store; its terms are those of a plain shop unless the test says otherwise. */
export async function makeStore(
  cell: CellName = 'a',
  given: {
    readonly isProxy?: boolean;
    readonly payments?: readonly string[];
    readonly deliveries?: readonly string[];
    readonly shipping?: number;
    readonly countries?: readonly string[];
    readonly holdMinutes?: number;
    readonly root?: TestStore;
    /** The account that owns it. */
    readonly owner?: string;
  } = {},
): Promise<TestStore> {
  const slug = fresh('store');
  const id = `st_${slug}` as StoreId;
  await write(
    cell,
    sql`INSERT INTO store (id, slug, root_id, owner, name, store_type, is_proxy, country, currency, profile,
        hold_minutes, fixed_shipping_cost, fixed_shipping_days, delivery_types, payment_types,
        collection_address, delivery_countries, updated_at)
      VALUES (${id}, ${slug}, ${given.root?.id ?? null}, ${given.owner ?? 'owner'}, ${`Tienda ${slug}`}, 'other', ${given.isProxy ?? false}, 'MX',
        'MXN', '{"store_theme_info":{"sections_info":{}}}', ${given.holdMinutes ?? 15}, ${given.shipping ?? 9_900}, 5,
        ${JSON.stringify(given.deliveries ?? ['fixed_delivery', 'collection'])},
        ${JSON.stringify(given.payments ?? ['cash', 'str_card'])}, 'Av. Juárez 10',
        ${JSON.stringify(given.countries ?? [])}, ${NOON})`,
  );
  return { id, slug, cell, ...(given.root && { rootId: given.root.id }) };
}

/** Makes an item with one variant, listed by its owner and by the named stores. */
export async function makeItem(
  owner: TestStore,
  given: {
    /** Units in stock; null for an item made on demand. */
    readonly onHand?: number | null;
    readonly price?: number;
    readonly kind?: 'product' | 'digital' | 'service' | 'experience';
    readonly max?: number | null;
    readonly hidePrice?: boolean;
    readonly isFree?: boolean;
    readonly state?: 'published' | 'unpublished';
    readonly date?: number | null;
    /** The people that one unit admits. */
    readonly persons?: number;
    readonly dropship?: boolean;
    /** What one unit leaves for resellers, minor units. */
    readonly margin?: number;
    readonly listedBy?: readonly TestStore[];
  } = {},
): Promise<TestItem> {
  const slug = fresh('item');
  const item = `it_${slug}`;
  const sku = `sk_${slug}`;
  const onHand = given.onHand === undefined ? 10 : given.onHand;
  const price = given.price ?? 10_000;
  const kind = given.kind ?? 'product';
  await write(
    owner.cell,
    sql`INSERT INTO item (id, owner_id, slug, kind, name, description, list_price, highest_price,
        currency, is_free, hide_price, is_dropshipping, contribution_margin, stock_type, max_purchase_amount, list_state,
        experience_date, return_info, updated_at)
      VALUES (${item}, ${owner.id}, ${slug}, ${kind}, ${`Artículo ${slug}`}, '', ${price}, ${price},
        'MXN', ${given.isFree ?? false}, ${given.hidePrice ?? false}, ${given.dropship ?? given.margin !== undefined}, ${given.margin ?? 0},
        ${onHand === null ? 'ondemand' : 'onstock'}, ${given.max ?? null},
        ${given.state ?? 'published'}, ${given.date ?? null}, '{}', ${NOON})`,
  );
  await write(
    owner.cell,
    sql`INSERT INTO sku (id, item_id, code, list_price, position, on_hand, persons)
      VALUES (${sku}, ${item}, ${slug}, ${price}, 0, ${onHand}, ${given.persons ?? 1})`,
  );
  for (const store of [owner, ...(given.listedBy ?? [])]) {
    await write(
      owner.cell,
      sql`INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
        VALUES (${store.id}, ${item}, ${kind}, ${price}, 0)`,
    );
  }
  return { item, sku };
}

export interface StockRow {
  on_hand: number | null;
  reserved: number;
}

export function stockOf(cell: CellName, { sku }: TestItem): Promise<StockRow> {
  return row(cell, sql<StockRow>`SELECT on_hand, reserved FROM sku WHERE id = ${sku}`);
}

/** A platform with a clock that stands still and a card provider that does as it is told. */
export interface World {
  readonly clock: ReturnType<typeof fixedClock>;
  readonly cards: FakeCardProvider;
  /** Waits for all work that was left for after an answer. */
  readonly settled: () => Promise<void>;
  scope(store: TestStore, locale?: Locale): RequestScope;
  /** A scope for work on a cell outside of a request. */
  work(cell: CellName): CellScope;
  call<Body = unknown>(
    store: TestStore,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
}

interface Given {
  /** The calls that the world answers; those of a purchase unless the test says otherwise. */
  readonly endpoints?: readonly PageEndpoint[];
  /** A provider that another world of the same test has as well. */
  readonly cards?: FakeCardProvider;
  /** Other providers than the fake, and couriers; none unless the test says otherwise. */
  readonly payments?: Payments;
  readonly couriers?: Couriers;
}

/** @param visitor who makes the calls; a browser without a session unless the test says otherwise */
export function makeWorld(
  visitor: Visitor = nobody,
  { endpoints = purchaseEndpoints, cards = fakeCardProvider(), payments, couriers }: Given = {},
): World {
  const clock = fixedClock(NOON);
  const ports = {
    clock,
    payments: payments ?? fakePayments(cards, [deposit]),
    couriers,
    images: noResizer,
    passwords: quickPasswords,
    stamping: sandboxStamping(),
  };
  const later: Promise<unknown>[] = [];
  const bought = new Set<string>();
  const buying: Visitor = {
    ...visitor,
    noteBought: async (checkout) => void bought.add(checkout),
    hasBought: async (checkout) => bought.has(checkout),
  };
  function openCell(name: CellName): Cell {
    const database = cellDatabases(env)[name];
    if (!database) throw new Error(`no cell ${name}`);
    return new Database<'cell'>(name, database);
  }

  function scope(store: TestStore, locale: Locale = 'es'): RequestScope {
    return {
      env: readEnv(env),
      ports,
      requestId: 'rq_test',
      tenant: {
        storeId: store.id,
        slug: store.slug,
        cell: store.cell,
        rootId: store.rootId ?? null,
        canonicalDomain: null,
        origin: `http://${store.slug}.localhost`,
        base: '',
      },
      cell: openCell(store.cell),
      directory: openDirectory(env),
      visitor: buying,
      backOffice: [],
      locale,
      region: undefined,
      later: (work) => void later.push(work),
    };
  }

  const api = gateway(endpoints, new Breaker(clock), () => 1);

  async function call<Body>(
    store: TestStore,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const app = new Hono<EdgeEnv>({ strict: false });
    app.use(async (context, next) => {
      const own = scope(store);
      context.set('scope', own);
      context.set('requestId', own.requestId);
      context.set('locale', own.locale);
      context.set('tag', localeTag(own.locale, ''));
      await next();
    });
    app.route('/api', api);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await app.request(`http://${store.slug}.localhost/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: text }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer<Body>['body'] };
  }

  return {
    clock,
    cards,
    scope,
    call,
    work: (name) => ({ env: readEnv(env), ports, cell: openCell(name) }),
    async settled() {
      while (later.length > 0) await Promise.allSettled(later.splice(0));
    },
  };
}

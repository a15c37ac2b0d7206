import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';
import { checkSample } from './sample.ts';

// Each runs a whole tool; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

const PACKAGE = JSON.stringify({ name: 'sample', type: 'module', private: true });

test('types: a wrong type fails', () => {
  expect(checkSample('types', { 'edge/a.ts': "export const a: string = 'x';\n" }).passed).toBe(
    true,
  );
  const bad = checkSample('types', { 'edge/a.ts': 'export const a: string = 1;\n' });
  expect(bad.passed).toBe(false);
  expect(bad.output).toContain('TS2322');
});

test('types: a statement for another database fails, wherever it is handed in', () => {
  const planted = `
    import { sql as inCell } from './db/cell-sql.ts';
    import { sql as inBoth } from './db/common-sql.ts';
    import type { Cell, Directory } from './db/database.ts';
    import { sql as inDirectory } from './db/directory-sql.ts';
    import { allOf, assertThat } from './db/sql.ts';
    import { changes } from './http/endpoint.ts';
    import type { Contract } from '../shared/contracts/contract.ts';
    import { ok } from '../shared/kernel/result.ts';
    const cart = inCell\`DELETE FROM cart\`;
    const session = inDirectory\`DELETE FROM session\`;
    const outbox = inBoth\`DELETE FROM outbox\`;
    const ofCell = { answer: {}, statements: [cart, assertThat(cart), outbox] };
    const ofDirectory = { answer: {}, statements: [session, outbox] };
    export const tried = (cell: Cell, directory: Directory, contract: Contract) => [
      cell.write([cart, outbox, assertThat(cart, outbox)]),
      directory.read(session),
      directory.read(cart), // wrong
      cell.first(session), // wrong
      cell.write([cart, session]), // wrong
      cell.write([assertThat(session)]), // wrong
      cell.write([allOf([cart, session])]), // wrong
      inCell\`SELECT (\${session})\`, // wrong
      changes(contract, async () => ok(ofCell)),
      changes(contract, async () => ok(ofDirectory), 'directory'),
      changes(contract, async () => ok(ofCell), 'directory'), // wrong
      changes(contract, async () => ok(ofDirectory)), // wrong
    ];`;
  const { output } = checkSample(
    'types',
    {
      'edge/planted.ts': planted,
      'tsconfig.json': readFileSync(join(ROOT, 'tsconfig.json'), 'utf8').replace(
        /"include": \[[^\]]*\]/,
        '"include": ["edge/planted.ts", "edge/platform.d.ts"]',
      ),
    },
    [
      ...['db', 'unit-of-work', 'http', 'providers', 'tenant', 'env.ts', 'platform.d.ts'].map(
        (name) => `edge/${name}`,
      ),
      'shared',
    ],
  );
  const lines = planted.split('\n');
  const wrong = lines.flatMap((line, index) => (line.endsWith('// wrong') ? [index + 1] : []));
  const found = [...output.matchAll(/^edge\/planted\.ts\((\d+),/gm)].map(([, line]) =>
    Number(line),
  );
  expect([...new Set(found)], output).toEqual(wrong);
});

test('types: a call to an address that no contract has fails', () => {
  const planted = `
    import { call, type Api } from './api-client/call.ts';
    import { inviteStaff, removeStaff } from './contracts/staff.ts';
    const body = { email: 'ana@example.com', role: 'admin' } as const;
    export const tried = (api: Api) => [
      call(api, inviteStaff, { body }),
      call(api, removeStaff, { params: { id: 'ac_ana' } }),
      call(api, '/staff/invites', { body }), // wrong
      call(api, { ...body, method: 'post', service: 'staff', path: '/invites' }), // wrong
      call(api, removeStaff), // wrong
      call(api, removeStaff, { params: { account: 'ac_ana' } }), // wrong
      call(api, inviteStaff, { body: { ...body, role: 'king' } }), // wrong
    ];`;
  const only = readFileSync(join(ROOT, 'tsconfig.json'), 'utf8').replace(
    /"include": \[[^\]]*\]/,
    '"include": ["shared/planted.ts"]',
  );
  const files = { 'shared/planted.ts': planted, 'tsconfig.json': only };
  const { output } = checkSample('types', files, ['shared']);
  const wrong = planted
    .split('\n')
    .flatMap((line, at) => (line.includes('// wrong') ? [at + 1] : []));
  const told = [...output.matchAll(/^shared\/planted\.ts\((\d+),/gm)].map(([, at]) => Number(at));
  expect([...new Set(told)], output).toEqual(wrong);
});

test('lint: browser code that asks the edge past the client fails', () => {
  const bad = checkSample('lint', {
    'fragments/shop/cart/ask.ts': "export const ask = () => fetch('/api/staf');\n",
    'shared/stores/ask.ts': "export const ask = () => fetch('/api/staf');\n",
    'edge/ask.ts': "export const ask = () => fetch('https://example.com');\n",
  });
  expect(bad.passed).toBe(false);
  expect(bad.output).toContain('fragments/shop/cart/ask.ts');
  expect(bad.output).toContain('shared/stores/ask.ts');
  expect(bad.output).not.toContain('edge/ask.ts');
});

test('lint: each rule that the project counts on fires', () => {
  const good = checkSample('lint', { 'edge/a.ts': 'export const a = (n: number) => n + 1;\n' });
  expect(good, good.output).toMatchObject({ passed: true });
  const bad = checkSample('lint', {
    'edge/any.ts': 'export const a = (n: any): unknown => n;\n',
    'edge/promises.ts': [
      'const later = async () => 1;',
      'later();',
      '[1].forEach(async () => later());',
      '',
    ].join('\n'),
    'edge/one.ts': "import type { Two } from './two.ts';\nexport type One = Two | 1;\n",
    'edge/two.ts': "import type { One } from './one.ts';\nexport type Two = One | 2;\n",
    'edge/unused.ts': 'const unused = 1;\nexport {};\n',
  });
  expect(bad.passed).toBe(false);
  for (const rule of [
    'no-explicit-any',
    'no-floating-promises',
    'no-misused-promises',
    'no-cycle',
    'no-unused-vars',
  ]) {
    expect(bad.output).toContain(rule);
  }
});

test('format: a file that is laid out otherwise fails', () => {
  expect(checkSample('format', { 'edge/a.ts': "export const a = 'x';\n" }).passed).toBe(true);
  const bad = checkSample('format', { 'edge/a.ts': 'export const a = "x"\n' });
  expect(bad.passed).toBe(false);
  expect(bad.output).toContain('edge/a.ts');
});

test('dead code: an unused file, export and dependency fail', () => {
  const used = "import { a } from './a.ts';\nexport default { fetch: () => new Response(a) };\n";
  const good = checkSample('dead code', {
    'package.json': PACKAGE,
    'edge/worker.ts': used,
    'edge/a.ts': "export const a = 'x';\n",
  });
  expect(good, good.output).toMatchObject({ passed: true });
  const bad = checkSample('dead code', {
    'package.json': JSON.stringify({ ...JSON.parse(PACKAGE), dependencies: { hono: '4' } }),
    'edge/worker.ts': used,
    'edge/a.ts': "export const a = 'x';\nexport const deadExport = 1;\n",
    'edge/dead-file.ts': 'export const b = 1;\n',
  });
  expect(bad.passed).toBe(false);
  for (const name of ['deadExport', 'edge/dead-file.ts', 'hono'])
    expect(bad.output).toContain(name);
});

test('statements: what the real schema does not have fails, with its place', () => {
  const prepared = (text: string) =>
    checkSample(
      'statements',
      {
        'edge/modules/cart/statements.ts': text,
        // A part of a statement in `edge/db` belongs to a whole one.
        'edge/modules/pictured/statements.ts': `import { describedPhotos } from '../../db/library-photos.ts';
          import { sql } from '../../db/cell-sql.ts';
          export const pictured = () =>
            sql\`SELECT \${describedPhotos('i.photos', 'i.owner_id', 'es')} AS photos FROM item i\`;
        `,
        'edge/modules/sought/statements.ts': `import { seoColumns } from '../../db/seo-columns.ts';
          import { sql } from '../../db/cell-sql.ts';
          export const sought = () => sql\`SELECT \${seoColumns('item', 'es', 'name_en')} FROM item\`;
        `,
        'edge/modules/looked-at/statements.ts': `import { isInReview } from '../../db/order-review.ts';
          import { sql } from '../../db/cell-sql.ts';
          export const lookedAt = () =>
            sql\`SELECT o.id FROM purchase_order o WHERE \${isInReview(sql\`o.id\`)}\`;
        `,
        'edge/modules/offered/statements.ts': `import { marginFor } from '../../db/offered-items.ts';
          import { sql } from '../../db/cell-sql.ts';
          const seller = { storeId: 'st_1', accountId: 'ac_1' } as never;
          export const offered = () => sql\`SELECT \${marginFor(seller, 1)} AS margin FROM sku k\`;
        `,
        'edge/modules/tries/statements.ts': `import { countedAgain } from '../../db/attempt-window.ts';
          import { sql } from '../../db/directory-sql.ts';
          export const countOne = () =>
            sql\`INSERT INTO attempt (key, count, ends_at) VALUES ('a', 1, 2) \${countedAgain(1)}\`;
        `,
      },
      [
        'edge/db',
        'edge/cli/check',
        'edge/cli/paths.ts',
        'shared/kernel/clock.ts',
        'shared/kernel/locale.ts',
      ],
    );
  const head = `import { sql, type Statement } from '../../db/cell-sql.ts';
    import { assertThat, raw } from '../../db/sql.ts';`;
  const good = prepared(`${head}
    interface CartRow { id: string; version: number; account_id: string | null }
    const columns = raw('c.id, c.version, c.account_id');
    const isOwn = (own: boolean) => (own ? sql\`c.account_id = \${'ac_1'}\` : sql\`c.id = \${'ca_1'}\`);
    export function find(own: boolean): Statement<CartRow> {
      return sql\`SELECT \${columns} FROM cart c WHERE \${isOwn(own)}\`;
    }
    export const isThere = (id: string) => assertThat(sql\`EXISTS (SELECT 1 FROM cart WHERE id = \${id})\`);
  `);
  expect(good, good.output).toMatchObject({ passed: true });
  const planted = `${head}
    export const inSelect = () => sql\`SELECT verison FROM cart\`; // no such column: verison
    export const inWhere = (id: string) => sql\`DELETE FROM cart WHERE idd = \${id}\`; // no such column: idd
    export const inInsert = () => sql\`INSERT INTO cart (idx) VALUES (1)\`; // no column named idx
    export const elsewhere = () => sql\`DELETE FROM session\`; // no such table: session
    export const byHand = (database: D1Database) => database.prepare('SELECT 1');
    export const alias = () => sql\`SELECT k.id FROM cart c\`; // no such column: k.id
    const column = (own: boolean) => (own ? raw('account') : raw('id'));
    export const composed = (own: boolean) => sql\`SELECT 1 FROM cart WHERE \${column(own)} = 1\`; // no such column: account
    export const condition = () => assertThat(sql\`EXISTS (SELECT 1 FROM cartt)\`); // no such table: cartt
    export const unused = () => sql\`FROM cart WHERE id = 1\`; // no statement was found
    export const lacking = () => sql<{ id: string; slug: string }>\`SELECT id FROM cart\`; // its row has slug
    export const more = () => sql<{ id: string }>\`SELECT id, lines FROM cart\`; // it selects lines
    export const otherType = () => sql<{ id: number }>\`SELECT id FROM cart\`; // id of its row is a string
    interface Held { account_id: string }
    export function nullable(): Statement<Held> { return sql\`SELECT account_id FROM cart\`; } // can be null
  `;
  const bad = prepared(planted);
  expect(bad.passed).toBe(false);
  expect(bad.output).toContain('edge/modules/cart/statements.ts prepares a statement by hand');
  planted.split('\n').forEach((line, index) => {
    const reason = / \/\/ (.*)$/.exec(line)?.[1];
    const told = bad.output
      .split('\n')
      .filter((one) => one.includes(`statements.ts:${index + 1} `));
    if (reason === undefined) expect(told, line).toEqual([]);
    else expect(told.join('\n')).toContain(reason);
  });
});

test('statements: a table that the types or the networks do not know of fails', () => {
  const planted = 'CREATE TABLE gift (id TEXT PRIMARY KEY, store_id TEXT NOT NULL) STRICT;\n';
  const told = (more: string) =>
    checkSample('statements', { 'edge/db/migrations/cell/9999_gift.sql': planted + more }, [
      'edge/db',
      'edge/cli/check',
      'edge/cli/paths.ts',
    ]).output;
  const silent = told('');
  expect(silent).toContain('edge/db/cell-tables.ts is not what the migrations say');
  expect(silent).not.toContain('edge/db/directory-tables.ts');
  expect(silent).toContain('gift does not say in network_rows how its rows belong to a network');
  const says = (column: string, parent: string) =>
    `INSERT INTO network_rows VALUES ('gift', 'by_path', '${column}', '${parent}', 'id');`;
  expect(told(says('store_id', 'store'))).not.toMatch(/network/);
  expect(told(says('shop_id', 'store'))).toContain('no such column: shop_id');
  expect(told(says('store_id', 'payment_event'))).toContain('gift leads to payment_event');
});

test('sizes: a loader over its budget fails, and a page over that of its class', () => {
  const project = (loader: string, one: string) =>
    checkSample(
      'sizes',
      {
        'package.json': PACKAGE,
        'package-lock.json': '{}',
        'edge/worker.ts': 'export default { fetch: () => new Response() };\n',
        'host-pages/pages/home.ts':
          "import '../../fragments/shop/one/server.ts';\nexport const home = { cached: false };\n",
        'fragments/_runtime/inline.ts': loader,
        'fragments/shop/one/server.ts': 'export {};\n',
        'fragments/shop/one/manifest.ts':
          "export const manifest = { hydrate: 'load', weight: 'shop' };\n",
        'fragments/shop/one/index.ts': one,
      },
      ['edge/cli/build', 'edge/cli/check', 'edge/cli/paths.ts', 'shared/rules/office-shell.ts'],
    );
  // Random text does not compress.
  const noise = (bytes: number) => `console.log('${randomBytes(bytes).toString('hex')}');\n`;
  const small = 'console.log(1);\n';
  const good = project(small, small);
  expect(good, good.output).toMatchObject({ passed: true });
  const bad = project(noise(3000), noise(88_000));
  expect(bad.passed).toBe(false);
  expect(bad.output).toMatch(/over: loader: \d{4} of 1700 bytes/);
  expect(bad.output).toMatch(/over: first touch shop-one: \d{5} of 80000 bytes/);
  expect(bad.output).toMatch(/over: page home: \d{5} of 86000 bytes/);
});

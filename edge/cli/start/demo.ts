/** Seeds the demo, and describes it to the person who has just started it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database, KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import type { Miniflare } from 'miniflare';
import { z } from 'zod';
import { seed } from '../seed/index.ts';

/** Fills the databases with the demo; repeatable, the ids are the same each time. */
export async function seedDemo(miniflare: Miniflare, worker: string): Promise<void> {
  const bindings = await miniflare.getBindings<{
    DIRECTORY: D1Database;
    CELL_A: D1Database;
    CELL_B: D1Database;
    DOMAINS: KVNamespace;
    MEDIA: R2Bucket;
    IDENTITY_SECRET: string;
  }>(worker);
  const { DIRECTORY, CELL_A, CELL_B, DOMAINS, MEDIA, IDENTITY_SECRET } = bindings;
  await seed(
    { DIRECTORY, cells: { a: CELL_A, b: CELL_B }, DOMAINS, MEDIA, IDENTITY_SECRET },
    { log: (line) => console.log(`  ${line}`) },
  );
}

const storeSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** The store's own hosts; this machine does not resolve them, but a Host header reaches them. */
  domains: z.array(z.string()).default([]),
});
const accountsSchema = z.array(
  z.object({ username: z.string(), password: z.string(), role: z.string().optional() }),
);

/** Lines that name each demo store's address and each demo account. */
export function describeDemo(root: string, port: number): string[] {
  const stores = globSync('edge/demo/stores/*.json', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const store = storeSchema.safeParse(readJson(join(root, file)));
      return store.success ? [store.data] : [];
    });
  const accountsFile = join(root, 'edge/demo/accounts.json');
  const accounts = existsSync(accountsFile)
    ? accountsSchema.safeParse(readJson(accountsFile)).data
    : undefined;
  return [
    ...table(
      stores.map(({ slug, name, domains }) => [
        name,
        `http://${slug}.localhost:${port}`,
        domains.map((domain) => `and by the Host header ${domain}`).join(', '),
      ]),
    ),
    ...(accounts === undefined ? [] : ['', 'Accounts:']),
    ...table(
      (accounts ?? []).map(({ username, password, role }) => [username, password, role ?? '']),
    ),
  ];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function table(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}

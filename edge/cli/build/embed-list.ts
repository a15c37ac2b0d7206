/** The list of the files that partners' elements load, by which a pinned loader proves each of them. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltChunk, BuiltModule } from './assets.ts';

/** A list that stands beside the files. */
export interface EmbedList {
  readonly address: string;
  /** SHA-256 of the list, as `integrity` writes it. */
  readonly hash: string;
  /** Addresses of the files, the list among them. */
  readonly files: string[];
}

/** What a module of the list gives to a pinned loader. */
export interface Listed {
  /** Hash of each file, by its address. */
  readonly hashes: Readonly<Record<string, string>>;
  /** By element: its module, then all that this imports, at once or later. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** SHA-256 in base64. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}

/**
 * Writes the list into the browser's files.
 * @param client folder of those files
 * @param elements the elements that come to life on a partner's page
 */
export function writeEmbedList(
  client: string,
  elements: readonly string[],
  {
    fragments,
    chunks,
  }: { fragments: Record<string, BuiltModule>; chunks: Record<string, BuiltChunk> },
): EmbedList {
  const modules = Object.fromEntries(
    elements.flatMap((element) => {
      const built = fragments[element];
      return built ? [[element, allOf(built.module, chunks)] as const] : [];
    }),
  );
  const files = [...new Set(Object.values(modules).flat())];
  const hashes = Object.fromEntries(
    files.map((file) => [file, `sha256-${sha256(readFileSync(join(client, file)))}`]),
  );
  const listed: Listed = { hashes, modules };
  const source = Object.entries(listed)
    .map(([name, value]) => `export const ${name}=${JSON.stringify(value)};`)
    .join('');
  const hash = sha256(source);
  const address = `/assets/embed-files.${Buffer.from(hash, 'base64').toString('hex').slice(0, 8)}.js`;
  writeFileSync(join(client, address), source);
  return { address, hash: `sha256-${hash}`, files: [address, ...files] };
}

/** A module and every file that it may import, itself first. */
function allOf(module: string, chunks: Record<string, BuiltChunk>): string[] {
  const all = [module];
  for (const file of all) {
    const { imports = [], dynamicImports = [] } = chunks[file] ?? {};
    for (const other of [...imports, ...dynamicImports]) if (!all.includes(other)) all.push(other);
  }
  return all;
}

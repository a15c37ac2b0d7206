import { proofs } from './modules.ts';

/** The files of a build that the elements load at the first touch. The build puts them before a pinned loader. */
interface EmbedFiles {
  /** Hash of each file, by its path on the store's origin. */
  readonly hashes: Readonly<Record<string, string>>;
  /** By element: its module, then the files that this imports. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

declare const EMBED_FILES: EmbedFiles | undefined;

/** The address of a loader that is one build for good. */
const PINNED = /\/embed\/v1\.[\da-f]{12}\.js$/;

/**
 * Lets a page with a pinned loader run the modules of the loader's own build alone, each proved by
 * its hash, whatever build the element's HTML is of: a module that meets other HTML renders anew
 * from its props.
 * @param loader path of the loader's address
 */
export function pin(host: HTMLElement, loader: string): void {
  if (!PINNED.test(loader) || typeof EMBED_FILES === 'undefined') return;
  const { dataset } = host;
  const files = EMBED_FILES.modules[host.localName];
  if (!files || !dataset['module']) return;
  const { origin } = new URL(dataset['module'], document.baseURI);
  for (const file of files) proofs.set(origin + file, `sha256-${EMBED_FILES.hashes[file]}`);
  const [module = '', ...imports] = files.map((file) => origin + file);
  dataset['module'] = module;
  dataset['imports'] = imports.join(' ');
}

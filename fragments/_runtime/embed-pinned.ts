import { pinned } from './modules.ts';

/** What the list of a build's files holds (`edge/cli/build/embed-list.ts`). */
interface Listed {
  readonly hashes: Readonly<Record<string, string>>;
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** Path of the list on the store's origin, and its hash. The build puts both before a pinned loader. */
declare const EMBED_FILES: readonly [address: string, hash: string] | undefined;

/** The address of a loader that is one build for good. */
const PINNED = /\/embed\/v1\.[\da-f]{12}\.js$/;

/**
 * Lets a page with a pinned loader run the modules of the loader's own build alone, each proved by
 * its hash, whatever build the element's HTML is of: a module that meets other HTML renders anew
 * from its props.
 * @param loader path of the loader's address
 */
export function pin(host: HTMLElement, loader: string): void {
  const { dataset } = host;
  if (!PINNED.test(loader) || typeof EMBED_FILES === 'undefined' || !dataset['module']) return;
  pinned.load = loadProved;
  // The list knows the files of the element.
  dataset['module'] = new URL(`/#${host.localName}`, dataset['module']).href;
  delete dataset['imports'];
}

/** @param module the store's origin and the element's name */
async function loadProved(module: string): Promise<unknown> {
  const { origin, hash } = new URL(module);
  const [list, proof] = EMBED_FILES!;
  await prove(origin + list, proof);
  const { hashes, modules } = (await import(/* @vite-ignore */ origin + list)) as Listed;
  const files = modules[hash.slice(1)] ?? [];
  await Promise.all(files.map((file) => prove(origin + file, hashes[file]!)));
  return import(/* @vite-ignore */ origin + files[0]!);
}

const proofs = new Map<string, Promise<unknown>>();

/**
 * Fetches a file as its hash demands. An `import()` takes no hash, but gets the module that a preload
 * has fetched under this address, and fails with it.
 */
function prove(href: string, integrity: string): Promise<unknown> {
  let proof = proofs.get(href);
  if (!proof) proofs.set(href, (proof = preload({ href, integrity })));
  return proof;
}

function preload(of: { readonly href: string; readonly integrity: string }): Promise<unknown> {
  const link = document.createElement('link');
  return new Promise((onload, onerror) => {
    if (!link.relList.supports('modulepreload')) throw new Error('no proof of modules');
    const crossOrigin = 'anonymous';
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', crossOrigin, ...of, onload, onerror }),
    );
  });
}

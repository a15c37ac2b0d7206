/* A browser that failed to load a module remembers it: under that address the module fails for
   the life of the page, and so does every module that imports it (Chromium 150, Firefox 153). A
   failed module is loaded again under an address of its own, a `blob:`, whose imports point at
   the address under which each imported module loads. A module that runs already keeps its
   address: two copies would be two states. */

/** A static import of another file of the build. */
const IMPORT = /(?<=\b(?:from|import)\s*")\.\/[\w.-]+(?=")/g;

/** Text of a renewed module → its address. */
const copies = new Map<string, string>();
const underWay = new Map<string, Promise<string>>();

/**
 * The address under which a module can be loaded: its own, or a copy's when it or a module that it
 * imports failed.
 * @param file address of the module
 * @param dead addresses that failed, those of copies included
 * @param integrity set when the module comes from another origin: the page cannot read its text,
 * and it is a single file, so an address with `#` makes it another module from the same file
 * @throws when the network fails again
 */
export async function renewed(
  file: string,
  dead: ReadonlySet<string>,
  integrity?: string,
): Promise<string> {
  let home = new URL(file, document.baseURI).href;
  if (!integrity) return placeOf(home, dead);
  while (dead.has(home)) home += '#';
  return home;
}

/** Addresses that `import()` refused. */
const refused = new Set<string>();

/**
 * Imports a file that failed, or whose own imports failed: asks for each of them first, so that
 * only what the browser refuses gets a copy.
 * @param file whole address
 * @throws when the network fails again
 */
export async function importAnew(file: string): Promise<unknown> {
  await probe(file, new Set());
  const place = await placeOf(file, refused);
  try {
    return await import(/* @vite-ignore */ place);
  } catch (error) {
    refused.add(place);
    throw error;
  }
}

/** Finds out which files of a module the browser refuses, from those that import nothing up. */
async function probe(file: string, seen: Set<string>): Promise<void> {
  if (seen.has(file)) return;
  seen.add(file);
  const source = await (await fetch(file)).text();
  for (const [name] of source.matchAll(IMPORT)) await probe(new URL(name, file).href, seen);
  await import(/* @vite-ignore */ file).catch(() => refused.add(file));
}

function placeOf(file: string, dead: ReadonlySet<string>): Promise<string> {
  let work = underWay.get(file);
  if (!work) {
    // Two calls at the same time share one copy.
    work = renew(file, dead).finally(() => underWay.delete(file));
    underWay.set(file, work);
  }
  return work;
}

async function renew(file: string, dead: ReadonlySet<string>): Promise<string> {
  const answer = await fetch(file);
  const source = await answer.text();
  const homes = new Set(Array.from(source.matchAll(IMPORT), ([name]) => name));
  const places = new Map<string, string>();
  let moved = dead.has(file);
  for (const name of homes) {
    const home = new URL(name, file).href;
    const place = await placeOf(home, dead);
    places.set(name, place);
    moved ||= place !== home;
  }
  if (!moved) return file;
  const text = source
    .replace(IMPORT, (name) => places.get(name)!)
    // A copy has no folder that a relative address could start from.
    .replaceAll('import.meta.url', JSON.stringify(file));
  const known = copies.get(text);
  if (known && !dead.has(known)) return known;
  // Keeps the answer's own type, so that a login page of the network is not taken for a module.
  const type = answer.headers.get('content-type') ?? '';
  const copy = URL.createObjectURL(new Blob([text], { type }));
  copies.set(text, copy);
  return copy;
}

/**
 * Puts the ways to load a failed module again where the loader finds them.
 * @returns whether this call did: two tries of the loader may both succeed
 */
export function offerRenewal(): boolean {
  const page = globalThis as { shopRenewed?: typeof renewed; shopImport?: typeof importAnew };
  if (page.shopRenewed) return false;
  page.shopRenewed = renewed;
  page.shopImport = importAnew;
  return true;
}

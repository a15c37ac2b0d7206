import type { importAnew } from './renew.ts';

/** The address in an `import()`, as the bundler writes it: all files stand in one folder. */
const ADDRESS = /\bimport\(\s*["'`]([^"'`]+)/;

/**
 * Loads the rest of a fragment at the moment it is needed. A file that was lost on its way comes
 * under another address the next time, since a browser never asks again for one that failed. The
 * build puts this function around each `import()` of a fragment.
 * @param load a function that imports one file, with nothing before it
 * @throws when the file, or one that it imports, cannot be had now
 */
export async function onDemand<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const file = ADDRESS.exec(load.toString())?.[1];
    const again = file && (await comesSoon());
    if (!again) throw error;
    return (await again(new URL(file, import.meta.url).href)) as T;
  }
}

/** The function that imports lost files. It arrives after the first touch, which may be this one. */
async function comesSoon(): Promise<typeof importAnew | undefined> {
  const page = globalThis as { shopImport?: typeof importAnew };
  for (let waits = 0; !page.shopImport && waits < 20; waits++) {
    await new Promise((done) => setTimeout(done, 100));
  }
  return page.shopImport;
}

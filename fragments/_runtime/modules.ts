import type { renewed } from './renew.ts';

/** Address of touch.ts, put in by the build; empty in the embed, which brings that file itself. */
declare const TOUCH_MODULE: string;

const page = globalThis as { shopRenewed?: typeof renewed };

/** Addresses that failed; a browser never asks for them again as long as the page lives. */
const dead = new Set<string>();

let touchAddress = TOUCH_MODULE;

/**
 * Loads a module; what failed before comes under another address.
 * @param integrity hash that a module of another origin has to have
 * @throws where it fails, or one that it imports
 */
export async function loadModule(file: string, integrity?: string): Promise<void> {
  if (!dead.size) return insert(file, integrity);
  await touch();
  return insert(await page.shopRenewed!(file, dead, integrity), integrity);
}

/** Loads what waits for the first touch. Never rejects: without it a module that failed fails again. */
export async function touch(): Promise<void> {
  if (page.shopRenewed) return;
  await insert(touchAddress).catch(() => {
    // It imports nothing: under an address with `#` it is another module and the same file.
    touchAddress += '#';
  });
}

/**
 * Inserts a script element: a page's policy trusts what the loader inserts (`strict-dynamic`), while an
 * `import()` of the inline loader counts, like itself, as inserted by the parser.
 */
function insert(src: string, integrity = ''): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((onload, onerror) => {
    document.head.append(
      Object.assign(script, { type: 'module', integrity, src, onload, onerror }),
    );
  }).catch((error: unknown) => {
    dead.add(script.src);
    throw error;
  });
}

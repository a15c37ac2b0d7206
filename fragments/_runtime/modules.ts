import type { renewed } from './renew.ts';

/** Address of touch.ts, put in by the build; empty in the embed, which brings that file itself. */
declare const TOUCH_MODULE: string;

const page = globalThis as { shopRenewed?: typeof renewed };

/** Addresses that failed; a browser never asks for them again as long as the page lives. */
const dead = new Set<string>();

let touchAddress = TOUCH_MODULE;

/** On a partner's page with a pinned loader: loads an element's module, proved by its hash. */
export const pinned: { load?: (module: string) => Promise<unknown> } = {};

/**
 * Loads a module; one that failed before is loaded under another address.
 * @param integrity hash that a module of another origin must have
 * @throws when the module, or one that it imports, fails
 */
export async function loadModule(file: string, integrity?: string): Promise<void> {
  let address = file;
  // A copy of a module would escape its proof.
  if (dead.size && (TOUCH_MODULE || !pinned.load)) {
    await touch();
    address = await page.shopRenewed!(file, dead, integrity);
  }
  return insert(address, integrity);
}

/**
 * Loads the code that waits for the first touch. Never rejects: without that code a failed module
 * fails again.
 */
export async function touch(): Promise<void> {
  if (page.shopRenewed) return;
  await insert(touchAddress).catch(() => {
    // It imports nothing, so an address with `#` makes it another module from the same file.
    touchAddress += '#';
  });
}

/**
 * Inserts a script element. A page's policy trusts scripts that the loader inserts
 * (`strict-dynamic`), while an `import()` of the inline loader counts, like the loader itself, as
 * inserted by the parser.
 */
function insert(src: string, integrity = ''): Promise<void> {
  if (!TOUCH_MODULE) return importHere(src);
  const script = document.createElement('script');
  return new Promise((onload, fail) => {
    const onerror = (event: Event): void => {
      dead.add(script.src);
      fail(event);
    };
    document.head.append(
      Object.assign(script, { type: 'module', integrity, src, onload, onerror }),
    );
  });
}

/**
 * On a partner's page: an address in a script element is one that a page with Trusted Types refuses.
 */
async function importHere(src: string): Promise<void> {
  try {
    await (pinned.load ? pinned.load(src) : import(/* @vite-ignore */ src));
  } catch (error) {
    dead.add(new URL(src, document.baseURI).href);
    throw error;
  }
}

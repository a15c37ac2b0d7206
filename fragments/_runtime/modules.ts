import type { renewed } from './renew.ts';

/** Address of touch.ts, put in by the build; empty in the embed, which brings that file itself. */
declare const TOUCH_MODULE: string;

const page = globalThis as { shopRenewed?: typeof renewed };

/** Addresses that failed; a browser never asks for them again as long as the page lives. */
const dead = new Set<string>();

/**
 * Loads a module by a script element: a page's policy trusts what the loader inserts
 * (`strict-dynamic`), while an `import()` of the inline loader counts, like itself, as inserted by
 * the parser. What failed before comes under another address.
 * @param integrity hash that a module of another origin has to have
 * @throws where it fails, or one that it imports
 */
export async function loadModule(file: string, integrity = ''): Promise<void> {
  const script = document.createElement('script');
  script.type = 'module';
  script.integrity = integrity;
  script.src = file;
  if (dead.size) {
    // These import nothing, and another origin's may not be read: after `#2` they are new modules.
    if (integrity || file === TOUCH_MODULE) {
      while (dead.has(script.src)) script.src += '#2';
    } else {
      await touch();
      script.src = await page.shopRenewed!(script.src, dead);
    }
  }
  await new Promise((done, failed) => {
    script.addEventListener('load', done);
    script.addEventListener('error', failed);
    document.head.append(script);
  }).catch((error: unknown) => {
    dead.add(script.src);
    throw error;
  });
}

/** Loads what waits for the first touch. */
export async function touch(): Promise<void> {
  if (!page.shopRenewed) await loadModule(TOUCH_MODULE);
}

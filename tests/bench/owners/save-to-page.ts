/** How long an owner's save takes to reach the page that shows it: theirs, and a shopper's out of the cache. */
import { setTimeout as wait } from 'node:timers/promises';
import { shopAt } from '../../support/visit.ts';
import { signInAs } from '../sign-in.ts';

const HOST = 'moda.localhost';
const OWNER = 'lirio';
/** How often a shopper looks, and when the wait is given up. */
const LOOK_MS = 20;
const GIVEN_UP_MS = 15_000;

/** The saves of a run. */
export interface Saved {
  readonly saves: number;
  /** The saves that the owner's very next request showed. */
  readonly nextShown: number;
  /** The longest wait of a shopper, ms. */
  readonly slowest: number;
}

/** Saves the store's text for search engines again and again, and looks for it in the front. */
export async function measureSaves(port: number, saves: number): Promise<Saved> {
  const shop = shopAt(port, HOST);
  const cookie = await signInAs(shop, OWNER);
  const front = async (headers: Record<string, string> = {}) =>
    (await shop.send('GET', '/', undefined, headers)).text;
  let nextShown = 0;
  let slowest = 0;
  for (let save = 1; save <= saves; save += 1) {
    const text = `Guardado número ${save} de ${saves}`;
    // The shopper's page is in the cache before the save.
    await front();
    await front();
    const { status } = await shop.send(
      'PATCH',
      '/api/store/moda',
      { seo_description: text },
      { cookie, origin: `http://${HOST}:${port}`, 'idempotency-key': `bench-save-${save}` },
    );
    if (status !== 200) throw new Error(`the save was refused: ${status}`);
    const saved = performance.now();
    if ((await front({ cookie })).includes(text)) nextShown += 1;
    while (!(await front()).includes(text)) {
      if (performance.now() - saved > GIVEN_UP_MS) break;
      await wait(LOOK_MS);
    }
    slowest = Math.max(slowest, performance.now() - saved);
  }
  return { saves, nextShown, slowest };
}

/** A sign-in without the cost of its hash, beside the read of one row. */
import { startOwnWorker } from '../own-worker.ts';
import { Shop } from '../shop.ts';
import { BARE_PATH } from './paths.ts';
import { inTurn, signInCall, type InTurn } from './session.ts';

const ENTRY = 'tests/bench/people/worker.ts';

/** Signs in again and again, and reads one row of the same table in between. */
export async function measureSignIn(stateDir: string, quick: boolean): Promise<InTurn> {
  const worker = await startOwnWorker(stateDir, ENTRY);
  try {
    const { port } = worker;
    const shop = new Shop(port);
    const subjects = [
      {
        name: 'one row of the directory, by bare Hono',
        port,
        call: shop.get(BARE_PATH),
        status: 200,
      },
      { name: 'a sign-in without its password’s hash', port, call: signInCall(shop), status: 200 },
    ];
    const p50 = await inTurn(subjects, quick);
    const rows = subjects.map(({ name }, index) => ({ name, p50: p50[index] ?? 0 }));
    return { rows, ratio: (p50[1] ?? 0) / (p50[0] ?? 1) };
  } finally {
    await worker.stop();
  }
}

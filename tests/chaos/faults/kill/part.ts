/** The server is killed in the middle of checkouts, again and again, on the same data. */
import type { Part } from '../../../support/suite/part.ts';
import { makeLab } from './lab.ts';
import { randomFrom } from './random.ts';
import { settle, SHOPPERS } from './settle.ts';
import { shop } from './shopper.ts';

const KILLS = 50;
const QUICK_KILLS = 5;

export const kill: Part = {
  name: 'kill',
  about: 'SIGKILL in the middle of checkouts: nothing acknowledged is lost, nothing is doubled',
  async run(tools) {
    const kills = tools.quick ? QUICK_KILLS : KILLS;
    const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
    tools.say(`seed ${seed} (SEED=${seed} chooses the same moments and cards)`);
    const lab = await makeLab(tools, randomFrom(seed), { name: 'kill' });
    const shopping = Promise.all(Array.from({ length: SHOPPERS }, () => shop(lab.world)));
    // The fault is thrown where it is awaited; until then it must not end the process.
    shopping.catch(() => undefined);
    for (let count = 1; count <= kills; count += 1) {
      await lab.killOnce();
      tools.say(`kill ${count} of ${kills}, ${lab.world.receipts.placed.length} orders answered`);
    }
    const { checks, text } = await settle(tools, lab, shopping);
    return { checks, text: `${kills} kills (seed ${seed}), ${text}` };
  },
};

/** A device without an account, which keeps what its cookie would, and opens links of a door. */
import { ticketEndpoints } from '../../../edge/flows/tickets/endpoints.ts';
import { leaveDoor, openDoor } from '../../../edge/flows/tickets/open-door.ts';
import { readKeeper } from '../../../edge/session/door-keeper.ts';
import { tokenHash } from '../../../edge/session/index.ts';
import { nobody } from '../../support/nobody.ts';
import { fresh, makeWorld } from '../purchase/world.ts';
import type { Gate } from './gate.ts';

export function deviceAt(gate: Gate) {
  let token: string | undefined;
  const world = makeWorld(
    {
      ...nobody,
      keepDoor: (given) => void (token = given),
      forgetDoor: () => void (token = undefined),
      async doorKeeper() {
        if (token === undefined) return null;
        const { cell } = world.scope(gate.store);
        const asked = { device: await tokenHash(token), storeId: gate.store.id };
        return (await readKeeper(cell, { ...asked, now: world.clock.now() }))?.keeper ?? null;
      },
    },
    { endpoints: ticketEndpoints, cards: gate.world.cards },
  );
  const open = (code: string, key = fresh('open-key-number-')) =>
    openDoor(world.scope(gate.store), code, { call: 'open', key, requestHash: '' });
  return { world, open, leave: () => leaveDoor(world.scope(gate.store)) };
}

import { newIdempotencyKey } from '../../../../shared/api-client/key.ts';
import { apiOf } from '../../../_office/ports.ts';
import { keptDoor, type DoorVault, type KeptDoor } from '../model/kept-door.ts';
import type { DoorProps } from '../props.ts';
import { dropPage } from './keep-page.ts';
import { doorVault } from './vault.ts';

/** The door that this device keeps; undefined on the edge, and on a page that keeps none. */
export function deviceDoor({ env, event, keeps, byLink }: DoorProps): KeptDoor | undefined {
  if (!keeps || typeof indexedDB === 'undefined') return undefined;
  const vault = doorVault(`${env.base}:${event.item}${byLink ? ':link' : ''}`);
  const forget: DoorVault['forget'] = async (kept) => {
    await vault.forget(kept);
    await dropPage();
  };
  return keptDoor(
    {
      api: apiOf(env),
      vault: { ...vault, forget },
      newId: newIdempotencyKey,
      now: () => new Date(),
    },
    event,
  );
}

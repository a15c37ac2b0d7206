import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../../shared/api-client/index.ts';
import {
  addAlertDevice,
  dropAlertDevice,
  type AlertDevice,
} from '../../../shared/contracts/alert-devices.ts';
import type { DevicesPorts, Why } from './ports.ts';

/** How the last press ended; null before it. */
export type Outcome = 'added' | 'dropped' | Why | null;

export interface DevicesModel {
  readonly $devices: ReadableAtom<readonly AlertDevice[]>;
  /** `add`, or the id of the device that is being removed. */
  readonly $busy: ReadableAtom<string | null>;
  readonly $outcome: ReadableAtom<Outcome>;
  readonly add: (publicKey: string) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
}

/** The devices that show an account's alerts. */
export function devicesModel(ports: DevicesPorts, given: readonly AlertDevice[]): DevicesModel {
  const $devices = atom(given);
  const $busy = atom<string | null>(null);
  const $outcome = atom<Outcome>(null);
  const { api, me } = ports;

  async function busy(with_: string, work: () => Promise<Outcome>): Promise<void> {
    if ($busy.get() !== null) return;
    $busy.set(with_);
    $outcome.set(null);
    const outcome = await work().catch((): Outcome => 'failed');
    $busy.set(null);
    $outcome.set(outcome);
  }

  return {
    $devices,
    $busy,
    $outcome,
    add: (publicKey) =>
      busy('add', async () => {
        const subscribed = await ports.subscribe(publicKey);
        if (typeof subscribed === 'string') return subscribed;
        const answer = await call(api, addAlertDevice, { params: { me }, body: subscribed });
        if (!answer.ok) return 'failed';
        const { device } = answer.value;
        const others = $devices.get().filter((one) => one.id !== device.id && !one.is_current);
        $devices.set([device, ...others]);
        return 'added';
      }),
    drop: (id) =>
      busy(id, async () => {
        const answer = await call(api, dropAlertDevice, { params: { me, id } });
        if (!answer.ok) return 'failed';
        $devices.set($devices.get().filter((one) => one.id !== id));
        return 'dropped';
      }),
  };
}

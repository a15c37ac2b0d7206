import type { Clock } from '../../../shared/kernel/clock.ts';
import type { Env } from '../../env.ts';
import { providersOf } from '../kit/accounts.ts';
import { envia, faultOfEnvia } from './envia/adapter.ts';
import { micorreo } from './micorreo/adapter.ts';
import type { CourierAdapter, Couriers } from './port.ts';
import { shippo } from './shippo/adapter.ts';
import { skydropx } from './skydropx/adapter.ts';

/** The couriers' adapters: each new one brings its line. */
const ADAPTERS: readonly CourierAdapter[] = [
  {
    code: 'shippo',
    keys: ['api_token'],
    open: ({ api_token: token = '' }, { fetch, origin }) => shippo({ fetch, token, origin }),
  },
  {
    code: 'micorreo',
    keys: ['user', 'password', 'customer_id'],
    plain: ['user', 'customer_id'],
    isSilent: true,
    open: (keys, { fetch, origin }) => micorreo({ fetch, keys, origin }),
  },
  {
    code: 'envia',
    keys: ['api_token', 'carriers'],
    plain: ['carriers'],
    isSilent: true,
    faultOf: faultOfEnvia,
    open: (keys, { fetch, origin }) => envia({ fetch, keys, origin }),
  },
  {
    code: 'skydropx',
    keys: ['client_id', 'client_secret'],
    plain: ['client_id'],
    isSilent: true,
    open: (keys, { fetch, origin }) => skydropx({ fetch, keys, origin }),
  },
];

/** The couriers that a deployment can reach: each by its adapter, with the keys of its account. */
export function couriersFromEnv(env: Env, clock: Clock): Couriers {
  return providersOf(ADAPTERS, env.COURIER_ACCOUNTS, clock);
}

import { createHash } from 'node:crypto';
import type { Address } from '../../../shared/contracts/place-order.ts';
import type { Box } from '../../../shared/rules/parcels.ts';

/** For how long a courier's rate is kept, chosen and ordered by (spec [9]). */
export const RATE_LIFE_MS = 10 * 60_000;

/** For how long the address that a checkout named is kept. */
export const PLACE_LIFE_MS = 24 * 60 * 60_000;

/** The greatest parcel that is put together; a single unit beyond it travels alone. Our own limit. */
export const PARCEL_MOST: Box = {
  weight_g: 30_000,
  size_mm: { length: 1_000, width: 600, height: 600 },
};

/** The parcel of goods without weight or size. Our own default. */
export const PARCEL_PLAIN: Box = {
  weight_g: 1_000,
  size_mm: { length: 300, width: 200, height: 150 },
};

/** The parts of an address that a courier is told. */
const TOLD = [
  'country',
  'postal_code',
  'administrative_area_level_1',
  'locality',
  'sublocality',
  'route',
  'street_number',
  'suite',
] as const satisfies readonly (keyof Address)[];

/** How many branches a buyer is shown (spec [9], a list of ten). */
export const BRANCHES_MOST = 10;

/** The place of a courier's branch, as a hash like that of an address. */
export function placeOfBranch(id: string): string {
  return createHash('sha256').update(`branch\n${id}`).digest('hex').slice(0, 32);
}

/**
 * The place of an address as a hash: two addresses have one place where a courier is told the same.
 * Case and spaces do not count, nor do the name, the phone and the words for the carrier.
 */
export function placeOf(address: Address): string {
  const told = TOLD.map((name) =>
    (address[name] ?? '').normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase(),
  );
  return createHash('sha256').update(told.join('\n')).digest('hex').slice(0, 32);
}

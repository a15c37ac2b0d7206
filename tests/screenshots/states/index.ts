import type { State } from '../state.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { items } from './items.ts';
import { others } from './others.ts';
import { preferences } from './preferences.ts';
import { security } from './security.ts';
import { storefront } from './storefront.ts';

/** Every page in every situation. */
export const STATES: readonly State[] = [
  ...storefront,
  ...items,
  ...cart,
  ...checkout,
  ...others,
  ...preferences,
  ...security,
];

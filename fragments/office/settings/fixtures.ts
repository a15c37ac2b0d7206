import type { StoreSettings } from '../../../shared/contracts/store-settings.ts';
import { sampleSettings as sampleOfForm } from '../../../shared/state/fixtures.ts';

/** Settings that need no change. */
export const sampleSettings: StoreSettings = {
  ...sampleOfForm,
  menu_items: null,
  delivery_types: ['fixed_delivery'],
  fixed_shipping_cost: 9900,
  collection_address: null,
  version: 4,
};

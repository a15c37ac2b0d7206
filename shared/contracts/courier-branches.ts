import { z } from 'zod';
import { addressId } from './addresses.ts';
import { checkoutErrors } from './checkout.ts';
import { contract } from './contract.ts';
import { courierFailure } from './courier-failure.ts';
import { courierBranch } from './delivery.ts';
import { cartId, checkoutId, storeId } from './fields.ts';
import { formCall } from './form-call.ts';
import { limits } from './limits.ts';
import { address } from './place-order.ts';
import { sampleIds } from './samples.ts';

/** Branches of couriers, where buyers collect. */

/** Where branches are looked for. */
export const branchesNear = address.pick({ administrative_area_level_1: true, postal_code: true });
export type BranchesNear = z.infer<typeof branchesNear>;

/** A branch that was found. */
export const foundBranch = courierBranch.extend({
  /** From Monday on, `10:00–18:00`; null on days when it is closed. */
  hours: z.array(z.string().nullable()),
  /** About how far it is from the postal code that was asked for; null where nobody knows. */
  distance_km: z.number().int().nullable(),
});
export type FoundBranch = z.infer<typeof foundBranch>;

/** The branches for one supplier's part, the nearest first; a part that no courier with branches carries has no row. */
export const partBranches = z.object({
  supplier: storeId,
  supplier_name: z.string(),
  branches: z.array(foundBranch),
  failure: z.object({ code: courierFailure, message: z.string() }).nullable(),
});
export type PartBranches = z.infer<typeof partBranches>;

export const courierBranches = z
  .object({ near: branchesNear, results: z.array(partBranches) })
  .meta({ id: 'CourierBranches' });
export type CourierBranches = z.infer<typeof courierBranches>;

export const listBranches = contract({
  id: 'shopping-carts.branches',
  service: 'shopping-carts',
  method: 'get',
  path: '/{cart}/checkout/{checkout}/correosar_branches',
  access: 'public',
  summary: {
    en: "The ten branches of Correo Argentino that are nearest to a postal code, an address of the caller's book or the one that the checkout names; rates to one are asked for by its id",
    es: 'Las diez sucursales de Correo Argentino más cercanas a un código postal, a una dirección de la libreta de quien llama o a la que dice la compra; se cotiza a una por su id',
  },
  params: z.object({ cart: cartId, checkout: checkoutId }),
  query: branchesNear.partial().extend({ address_id: addressId.optional() }),
  sample: {
    params: { cart: sampleIds.cart, checkout: sampleIds.checkout },
    query: { administrative_area_level_1: 'Buenos Aires', postal_code: '7000' },
  },
  limits: [limits.ratesByAddress],
  answer: courierBranches,
  errors: [...checkoutErrors, 'address_not_found', 'too_many_requests'],
});

/** Looks for branches near a postal code that was typed. */
export const askBranchesByForm = formCall({
  id: 'shopping-carts.form-branches',
  service: 'shopping-carts',
  idempotency: 'none',
  body: z.object({ checkout: checkoutId, near: branchesNear }),
  answer: courierBranches,
});

import { z } from 'zod';

/** MiCorreo's answers, as far as the adapter reads them. */

export const wireToken = z.object({ token: z.string().min(1).max(10_000) });

const text = z.string().max(300).nullish();
const day = z.object({ start: z.string(), end: z.string() }).nullish();
/** A branch's days as MiCorreo names them, from Monday on. */
export const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const wireAgency = z.object({
  code: z.string().regex(/^\w{1,20}$/),
  name: z.string().max(300),
  status: z.string(),
  services: z.object({ pickupAvailability: z.boolean().nullish() }).nullish(),
  location: z.object({
    address: z.object({
      streetName: text,
      streetNumber: text,
      locality: text,
      city: text,
      postalCode: text,
    }),
    latitude: text,
    longitude: text,
  }),
  hours: z
    .object({
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: day,
      sunday: day,
    })
    .nullish(),
});
export type WireAgency = z.infer<typeof wireAgency>;
export const wireAgencies = z.array(wireAgency);

const wireRate = z.object({
  deliveredType: z.string(),
  productType: z.string().regex(/^[A-Za-z]{1,8}$/),
  productName: text,
  price: z.number().nonnegative(),
  deliveryTimeMax: text,
});
export type WireRate = z.infer<typeof wireRate>;
export const wireRates = z.object({ rates: z.array(wireRate) });

export const wireImport = z.object({ createdAt: z.string() });

const wireParcel = z.object({
  trackingNumber: text,
  events: z.array(z.object({ event: z.string(), date: z.string() })).nullish(),
});
export type WireParcel = z.infer<typeof wireParcel>;
export const wireTracking = z.array(wireParcel);

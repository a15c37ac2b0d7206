import { z } from 'zod';

const place = z.object({
  name: z.string().min(1),
  phone: z.string().min(1),
  street: z.string().min(1),
  city: z.string().min(1),
  state: z.string().min(1),
  country: z.string().length(2),
  postalCode: z.string().min(1),
});

/** The part of a question, or of a purchase, that the sandbox looks at. */
export const shipmentRequest = z.object({
  origin: place,
  destination: place,
  packages: z
    .array(z.object({ weight: z.number().positive(), weightUnit: z.literal('KG') }))
    .min(1),
  shipment: z.object({ carrier: z.string(), service: z.string().optional() }),
  settings: z.object({ currency: z.string().optional(), comments: z.string().max(100).optional() }),
});
type ShipmentRequest = z.infer<typeof shipmentRequest>;

/** Services of each carrier by their names, days, and what they ask for a shipment and for each kilogram begun. */
const CARRIERS = {
  estafeta: [{ service: 'ground', name: 'Terrestre', days: 4, base: 95, perKilo: 11 }],
  fedex: [
    { service: 'ground', name: 'Nacional Económico', days: 3, base: 119, perKilo: 14.5 },
    { service: 'express', name: 'Nacional Día Siguiente', days: 1, base: 189, perKilo: 24 },
  ],
} as const;
const NAMES = { estafeta: 'Estafeta', fedex: 'FedEx' } as const;

const isCarrier = (name: string): name is keyof typeof CARRIERS => name in CARRIERS;

/** The rates of a carrier; undefined for one that Envia does not have. */
export function ratesOf({ packages, shipment, settings }: ShipmentRequest): object[] | undefined {
  const { carrier } = shipment;
  if (!isCarrier(carrier)) return undefined;
  const kilos = packages.reduce((sum, { weight }) => sum + Math.ceil(weight), 0);
  return CARRIERS[carrier].map(({ service, name, days, base, perKilo }) => ({
    carrierId: 1,
    carrier,
    carrierDescription: NAMES[carrier],
    serviceId: 1,
    service,
    serviceDescription: name,
    deliveryEstimate: `${days} días`,
    deliveryDate: { date: '2026-12-01', dateDifference: days, timeUnit: 'days', time: '23:59' },
    quantity: packages.length,
    totalPrice: base + kilos * perKilo,
    // Envia quotes in dollars where it is told no currency.
    currency: settings.currency ?? 'USD',
    branches: [],
  }));
}

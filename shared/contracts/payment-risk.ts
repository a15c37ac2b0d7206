import { z } from 'zod';
import { riskHolds, riskLevels, riskSigns } from '../rules/payment-risk.ts';
import { contract } from './contract.ts';
import { ownedBy } from './fields.ts';
import { sampleStore } from './samples.ts';

/** How risky a payment looked when it was approved, and which of a store's orders wait for that. */

/** The risk of a payment, with its signs, the heaviest first; it stays as it was judged. */
export const paymentRisk = z
  .object({
    level: z.enum(riskLevels),
    signs: z.array(
      z.object({
        sign: z.enum(riskSigns),
        /** The values of its sentence, such as the countries, ISO 3166-1 alpha-2. */
        values: z.record(z.string(), z.string()),
      }),
    ),
  })
  .meta({ id: 'PaymentRisk' });
export type PaymentRisk = z.infer<typeof paymentRisk>;

/** Which of a store's paid orders wait for its staff. */
export const riskTerms = z
  .object({
    /** From which risk on: never, from `high` on, or from any sign that is worth a look. */
    hold_risky: z.enum(riskHolds),
  })
  .meta({ id: 'RiskTerms' });
export type RiskTerms = z.infer<typeof riskTerms>;

const path = '/{mashup}/{type}/store/risk';

export const getRiskTerms = contract({
  id: 'store.risk',
  service: 'store',
  method: 'get',
  path,
  access: 'store-admin',
  summary: {
    en: "Which of the store's paid orders are held until its staff has looked at them",
    es: 'Qué pedidos pagados de la tienda se retienen hasta que su equipo los revise',
  },
  params: ownedBy,
  sample: { params: sampleStore },
  answer: riskTerms,
  errors: ['store_not_found'],
});

export const setRiskTerms = contract({
  id: 'store.risk-set',
  service: 'store',
  method: 'put',
  path,
  access: 'store-admin',
  summary: {
    en: 'Has paid orders be held from a risk on: they neither move on nor are cancelled by their buyer until the staff releases or cancels them',
    es: 'Hace que los pedidos pagados se retengan desde un riesgo: ni avanzan ni los cancela su comprador hasta que el equipo los libere o los cancele',
  },
  params: ownedBy,
  body: riskTerms,
  sample: { params: sampleStore, body: { hold_risky: 'high' } },
  answer: riskTerms,
  errors: ['store_not_found'],
});

import { z } from 'zod';
import { GATE_NAME_MAX } from '../rules/gates.ts';
import { contract } from './contract.ts';
import { itemId, skuId } from './fields.ts';
import { sampleDoor, sampleIds } from './samples.ts';

/** Gates of an experience: ways in, of which each lets in every kind of ticket or some. */

export const gateId = z.string().regex(/^dg_[a-z0-9]{26}$/);

export const doorGate = z
  .object({
    id: gateId,
    name: z.string(),
    /** The kinds of tickets that it lets in; null for every kind. */
    skus: z.array(skuId).nullable(),
  })
  .meta({ id: 'DoorGate' });
export type DoorGate = z.infer<typeof doorGate>;

// Whoever stands at the door changes none of its gates.
const base = { service: 'tickets-admin', access: 'store-admin' } as const;
const path = '/events/{event}/gates';
const params = z.object({ event: itemId });
const sampleParams = { event: sampleDoor.event };
const body = z.object({
  name: z.string().trim().regex(/\S/).max(GATE_NAME_MAX),
  /** Kinds of tickets of the experience; null for every kind. */
  skus: z.array(skuId).min(1).max(100).nullable().default(null),
});

export const addGate = contract({
  ...base,
  id: 'tickets-admin.gate-add',
  method: 'post',
  path,
  summary: {
    en: 'Makes a gate of an experience, which lets in every kind of ticket or those that it names; `tickets-admin.event` lists them',
    es: 'Hace un acceso de una experiencia, que deja pasar todo tipo de boleto o los que nombra; `tickets-admin.event` los enumera',
  },
  params,
  body,
  sample: { params: sampleParams, body: { name: 'Acceso norte', skus: [sampleDoor.sku] } },
  answer: doorGate,
  status: 201,
  errors: ['item_not_found', 'too_many_gates'],
});

export const changeGate = contract({
  ...base,
  id: 'tickets-admin.gate-change',
  method: 'put',
  path: `${path}/{id}`,
  summary: {
    en: "Changes a gate's name and the kinds of tickets that it lets in",
    es: 'Cambia el nombre de un acceso y los tipos de boleto que deja pasar',
  },
  params: params.extend({ id: gateId }),
  body,
  sample: {
    params: { ...sampleParams, id: sampleIds.doorGate },
    body: { name: 'Acceso sur', skus: null },
  },
  answer: doorGate,
  errors: ['item_not_found', 'gate_not_found'],
});

export const removeGate = contract({
  ...base,
  id: 'tickets-admin.gate-remove',
  method: 'delete',
  path: `${path}/{id}`,
  summary: {
    en: 'Removes a gate that no open link of the door is fixed to; its admissions go on naming it',
    es: 'Quita un acceso al que no está fijado ningún enlace abierto de la puerta; sus entradas lo siguen nombrando',
  },
  params: params.extend({ id: gateId }),
  sample: { params: { ...sampleParams, id: sampleIds.doorGate } },
  answer: doorGate,
  errors: ['gate_not_found', 'gate_in_use'],
});

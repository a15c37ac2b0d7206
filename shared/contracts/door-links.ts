import { z } from 'zod';
import { DOOR_CODE, DOOR_LINK_NAME_MAX, doorLinkStates } from '../rules/door-links.ts';
import { contract } from './contract.ts';
import { gateId } from './door-gates.ts';
import { itemId } from './fields.ts';
import { formCall } from './form-call.ts';
import { sampleDoor, sampleIds } from './samples.ts';

/** Links that open the door of one experience to people without an account. */

export const doorLinkId = z.string().regex(/^dk_[a-z0-9]{26}$/);

export const doorLink = z
  .object({
    id: doorLinkId,
    /** Who has it, or where: admissions say it. */
    name: z.string(),
    state: z.enum(doorLinkStates),
    /** Until when it opens the door, unless it is revoked: ISO 8601. */
    expires_at: z.string(),
    /** The one gate that it opens; null for the whole door. */
    gate: z.object({ id: gateId, name: z.string() }).nullable(),
  })
  .meta({ id: 'DoorLink' });
export type DoorLink = z.infer<typeof doorLink>;

/** A link with what its store may see of it. */
export const ownDoorLink = doorLink.extend({
  /** The whole link, to be sent to whoever stands at the door; null for one that is over. */
  url: z.string().nullable(),
  /** The devices on which it was opened, the first one first. */
  devices: z.array(
    z.object({
      /** The browser's name for itself. */
      agent: z.string(),
      opened_at: z.string(),
      /** When it was last used, to the minute. */
      seen_at: z.string(),
    }),
  ),
});
export type OwnDoorLink = z.infer<typeof ownDoorLink>;

// Whoever stands at the door opens it to nobody else.
const base = { service: 'tickets-admin', access: 'store-admin' } as const;
const path = '/events/{event}/door-links';
const params = z.object({ event: itemId });
const sampleParams = { event: sampleDoor.event };

export const listDoorLinks = contract({
  ...base,
  id: 'tickets-admin.door-links',
  method: 'get',
  path,
  summary: {
    en: 'The links that open the door of an experience without an account, the latest first, with the devices on which each was opened',
    es: 'Los enlaces que abren la puerta de una experiencia sin cuenta, primero el más nuevo, con los dispositivos en que se abrió cada uno',
  },
  params,
  sample: { params: sampleParams },
  answer: z.object({
    results: z.array(ownDoorLink),
    /** Until when a new link may open the door, at most: ISO 8601. */
    latest_end: z.string(),
  }),
  errors: ['item_not_found'],
});

export const addDoorLink = contract({
  ...base,
  id: 'tickets-admin.door-link-add',
  method: 'post',
  path,
  summary: {
    en: "Makes a link that opens the door of an experience, and nothing else, until a day after it begins at most; `tickets-admin.door-links` has the link's address",
    es: 'Hace un enlace que abre la puerta de una experiencia, y nada más, a lo sumo hasta un día después de que empiece; su dirección está en `tickets-admin.door-links`',
  },
  params,
  body: z.object({
    name: z.string().trim().regex(/\S/).max(DOOR_LINK_NAME_MAX),
    /** Left out, the latest possible. */
    expires_at: z.iso.datetime({ offset: true }).optional(),
    gate: gateId.nullable().default(null),
  }),
  sample: { params: sampleParams, body: { name: 'Puerta norte — Ana' } },
  answer: doorLink,
  status: 201,
  errors: [
    'item_not_found',
    'experience_ended',
    'door_link_end',
    'gate_not_found',
    'too_many_door_links',
  ],
});

export const revokeDoorLink = contract({
  ...base,
  id: 'tickets-admin.door-link-revoke',
  method: 'delete',
  path: `${path}/{id}`,
  summary: {
    en: 'Ends a link at once, on all devices on which it was opened',
    es: 'Termina un enlace de inmediato, en todos los dispositivos en que se abrió',
  },
  params: params.extend({ id: doorLinkId }),
  sample: { params: { ...sampleParams, id: sampleIds.doorLink } },
  answer: doorLink,
  errors: ['door_link_not_found'],
});

/** Opens a link on the browser in hand. */
export const openDoorLink = formCall({
  id: 'tickets-admin.door-open',
  service: 'tickets-admin',
  idempotency: 'required',
  body: z.object({ code: z.string().regex(DOOR_CODE) }),
  answer: z.object({ event: itemId }),
});

/** Ends the browser's use of the link that it has opened; its place is free again. */
export const leaveDoor = formCall({
  id: 'tickets-admin.door-leave',
  service: 'tickets-admin',
  body: z.object({}),
  answer: z.object({}),
});

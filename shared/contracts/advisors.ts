import { z } from 'zod';
import { ADVISOR_ALWAYS } from '../kernel/constants/timers.ts';
import { ADVISOR_DAY } from '../rules/advisor.ts';
import { areSpans, SPANS_MAX } from '../rules/opening-hours.ts';
import { contract } from './contract.ts';
import { accountId, email } from './people.ts';
import { sampleIds } from './samples.ts';

/** The advisors of a network's resellers: its root store gives the role, with hours and contacts. */

const base = { service: 'advisors' } as const;

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);
const span = z.object({ from: clock, to: clock });

export const advisorHours = z.union([
  /** From nine to six, each day. */
  z.literal(ADVISOR_DAY),
  z.literal(ADVISOR_ALWAYS),
  /** The spans of the seven days, Monday first; a day without any is off. */
  z.array(z.array(span).max(SPANS_MAX).refine(areSpans)).min(7).max(7),
]);

/** A number with its country's code, as E.164 writes it. */
const phone = z.string().regex(/^\+[1-9]\d{6,14}$/);

const contacts = {
  /** Where resellers reach the advisor; null for not at all. */
  email: email.nullable(),
  phone: phone.nullable(),
  whatsapp: phone.nullable(),
};

const who = { id: accountId, full_name: z.string(), photo: z.string().nullable() };

export const advisor = z
  .object({
    ...who,
    ...contacts,
    hours: advisorHours,
    /** IANA name: the zone of the hours. */
    zone: z.string(),
    /** How many resellers they have. */
    advised: z.number().int(),
  })
  .meta({ id: 'Advisor' });
export type Advisor = z.infer<typeof advisor>;

export const ownAdvisor = z
  .object({
    ...who,
    ...contacts,
    /** In their hours, with a heartbeat within five minutes. */
    is_online: z.boolean(),
    opening: z.object({
      is_open: z.boolean(),
      /** `HH:MM` at which their hours end or begin next; null for never. */
      changes_at: z.string().nullable(),
      /** In how many days that is. */
      in_days: z.number().int(),
    }),
  })
  .meta({ id: 'OwnAdvisor' });
export type OwnAdvisor = z.infer<typeof ownAdvisor>;

export const getOwnAdvisor = contract({
  ...base,
  id: 'advisors.own',
  method: 'get',
  path: '/{me}/own',
  access: 'account',
  summary: {
    en: 'The advisor of the caller in this network: a reseller gets the one with fewest, and keeps them',
    es: 'Quien asesora a quien llama en esta red: a cada revendedor le toca quien menos tiene, y se queda con esa persona',
  },
  params: z.object({ me: accountId }),
  sample: { params: { me: sampleIds.account } },
  answer: z.object({
    /** Null for an account without a store of the network, and in a network without advisors. */
    advisor: ownAdvisor.nullable(),
  }),
  errors: ['not_found'],
});

export const listAdvisors = contract({
  ...base,
  id: 'advisors.list',
  method: 'get',
  path: '/',
  access: 'staff-admin',
  summary: {
    en: 'The advisors of the network, those that came first before',
    es: 'Quienes asesoran en la red, primero quien llegó primero',
  },
  answer: z.object({
    results: z.array(advisor),
    /** Whether the store is a network's root: no other gives the role. */
    is_root: z.boolean(),
  }),
});

export const setAdvisor = contract({
  ...base,
  id: 'advisors.set',
  method: 'put',
  path: '/{id}',
  access: 'staff-admin',
  summary: {
    en: 'Makes somebody of the root store’s staff an advisor, or changes their hours and contacts',
    es: 'Hace que alguien del equipo de la tienda raíz asesore, o cambia su horario y sus datos de contacto',
  },
  params: z.object({ id: accountId }),
  body: z.object({ hours: advisorHours, ...contacts }),
  sample: {
    params: { id: sampleIds.account },
    body: {
      hours: ADVISOR_DAY,
      email: 'asesora@example.com',
      phone: '+525512345678',
      whatsapp: null,
    },
  },
  answer: z.object({}),
  errors: ['not_found', 'staff_not_found'],
});

export const dropAdvisor = contract({
  ...base,
  id: 'advisors.drop',
  method: 'delete',
  path: '/{id}',
  access: 'staff-admin',
  summary: {
    en: 'Takes the role back: their resellers get others; again changes nothing',
    es: 'Quita ese encargo: a sus revendedores les tocan otras personas; repetirlo no cambia nada',
  },
  params: z.object({ id: accountId }),
  sample: { params: { id: sampleIds.account } },
  answer: z.object({}),
});

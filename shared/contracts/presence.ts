import { z } from 'zod';
import { contract } from './contract.ts';
import { mashup } from './fields.ts';
import { accountId } from './people.ts';
import { mine } from './profiles.ts';
import { sampleMine } from './samples.ts';

const presence = z.object({
  id: accountId,
  /** ISO 8601; null before the first heartbeat. */
  heartbeat: z.string().nullable(),
  is_online: z.boolean(),
});

export const getHeartbeat = contract({
  id: 'profile-admin.date',
  service: 'profile-admin',
  method: 'get',
  path: '/{mashup}/date',
  access: 'account',
  summary: { en: "The caller's last heartbeat", es: 'La última señal de presencia de quien llama' },
  params: z.object({ mashup }),
  sample: { params: { mashup: sampleMine.mashup } },
  answer: presence,
  errors: ['not_found'],
});

export const beat = contract({
  id: 'profile-admin.beat',
  service: 'profile-admin',
  method: 'patch',
  path: '/{mashup}/date/{me}',
  access: 'account',
  summary: {
    en: 'Says that the caller is there; to be called every five minutes',
    es: 'Avisa que quien llama está presente; se manda cada cinco minutos',
  },
  params: mine,
  sample: { params: sampleMine },
  answer: presence,
  idempotency: 'none',
  errors: ['not_found'],
});

import { z } from 'zod';
import { ENDPOINT_MAX } from '../rules/push.ts';
import { contract } from './contract.ts';
import { accountId } from './people.ts';
import { sampleIds } from './samples.ts';

/** The devices on which an account is shown its alerts (Web Push). */

const base = { service: 'alerts', access: 'account' } as const;

const deviceId = z.string().regex(/^dv_[a-z0-9]{26}$/);

export const alertDevice = z
  .object({
    id: deviceId,
    /** The host on whose pages it was added. */
    host: z.string(),
    /** The browser's name for itself. */
    device: z.string(),
    created_at: z.iso.datetime(),
    /** Whether it is the caller's session that added it. */
    is_current: z.boolean(),
  })
  .meta({ id: 'AlertDevice' });
export type AlertDevice = z.infer<typeof alertDevice>;

const me = z.object({ me: accountId });
const sampleMe = { params: { me: sampleIds.account } };

export const listAlertDevices = contract({
  ...base,
  id: 'alerts.devices',
  method: 'get',
  path: '/{me}/devices',
  summary: {
    en: 'The devices that show the alerts of the caller, and the key that a browser subscribes with',
    es: 'Los dispositivos que muestran los avisos de quien llama, y la clave con que un navegador se suscribe',
  },
  params: me,
  sample: sampleMe,
  answer: z.object({
    devices: z.array(alertDevice),
    /** The platform's public key (RFC 8292), base64url; null where it sends nothing to devices. */
    public_key: z.string().nullable(),
  }),
  errors: ['not_found'],
});

export const addAlertDevice = contract({
  ...base,
  id: 'alerts.add-device',
  method: 'post',
  path: '/{me}/devices',
  summary: {
    en: 'Adds the browser of the caller’s session; again changes its keys',
    es: 'Agrega el navegador de la sesión que llama; repetirlo cambia sus claves',
  },
  params: me,
  body: z.object({
    /** As `PushSubscription.toJSON()` gives it. */
    endpoint: z.url().max(ENDPOINT_MAX),
    keys: z.object({
      /** A point of P-256, uncompressed: 65 bytes. */
      p256dh: z.string().regex(/^B[\w-]{86}$/),
      /** 16 bytes. */
      auth: z.string().regex(/^[\w-]{22}$/),
    }),
  }),
  sample: {
    ...sampleMe,
    body: {
      endpoint: 'https://push.example.com/send/sample',
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  },
  answer: z.object({ device: alertDevice }),
  errors: ['not_found'],
});

export const dropAlertDevice = contract({
  ...base,
  id: 'alerts.drop-device',
  method: 'delete',
  path: '/{me}/devices/{id}',
  summary: {
    en: 'Shows the caller’s alerts on a device no more; again changes nothing',
    es: 'Deja de mostrar los avisos de quien llama en un dispositivo; repetirlo no cambia nada',
  },
  params: me.extend({ id: deviceId }),
  sample: { params: { me: sampleIds.account, id: sampleIds.device } },
  answer: z.object({}),
  errors: ['not_found'],
});

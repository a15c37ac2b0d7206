import { z } from 'zod';
import { preferenceApps } from '../rules/alert-preferences.ts';
import { TIME_ZONES } from '../rules/opening-hours.ts';
import { isDayTime } from '../rules/quiet-hours.ts';
import { contract } from './contract.ts';
import { accountId } from './people.ts';
import { sampleIds } from './samples.ts';

/** How an account is told of what its alerts tell, when it is left alone, and whether others see it online. */

const base = { service: 'alerts', access: 'account' } as const;

const dayTime = z.string().refine(isDayTime);

export const alertChoice = z.object({
  app: z.enum(preferenceApps),
  mail: z.boolean(),
  /** On the account's devices. */
  push: z.boolean(),
});

export const quietHours = z.object({
  /** `HH:MM`; hours that end before they begin go on over midnight. */
  from: dayTime,
  to: dayTime,
  zone: z.enum(TIME_ZONES),
});

export const alertPreferences = z
  .object({
    /** One for each app. Receipts, and mails about an account's own money or security, always go. */
    apps: z.array(alertChoice),
    /** What comes meanwhile is one mail when they end; null for none. */
    quiet: quietHours.nullable(),
    /** Whether those who talk with it see that it is online, or when it last was. */
    shows_presence: z.boolean(),
    /** Whether they see what it has read; a store’s reading is told all the same. */
    shows_reading: z.boolean(),
  })
  .meta({ id: 'AlertPreferences' });
export type AlertPreferences = z.infer<typeof alertPreferences>;

const me = z.object({ me: accountId });
const sampleMe = { params: { me: sampleIds.account } };

export const getAlertPreferences = contract({
  ...base,
  id: 'alerts.preferences',
  method: 'get',
  path: '/{me}/preferences',
  summary: {
    en: 'How the caller is told of what alerts tell: by mail, on devices, and not in quiet hours; and whether others see them online, and what they have read',
    es: 'Cómo se le avisa a quien llama: por correo, en sus dispositivos y fuera de sus horas de silencio; y si otros ven cuándo está en línea y qué ha leído',
  },
  params: me,
  sample: sampleMe,
  answer: alertPreferences,
  errors: ['not_found'],
});

export const setAlertPreferences = contract({
  ...base,
  id: 'alerts.set-preferences',
  method: 'put',
  path: '/{me}/preferences',
  summary: {
    en: 'Keeps them; an app that is left out stays as it is',
    es: 'Las guarda; lo que no se menciona se queda como está',
  },
  params: me,
  body: z.object({
    apps: z.array(alertChoice).max(preferenceApps.length),
    quiet: quietHours.nullable(),
    /** Left out it stays as it is. */
    shows_presence: z.boolean().optional(),
    /** The same; conversations learn it when they are opened next. */
    shows_reading: z.boolean().optional(),
  }),
  sample: {
    ...sampleMe,
    body: {
      apps: [{ app: 'inbox', mail: false, push: true }],
      quiet: { from: '22:00', to: '07:00', zone: 'America/Mexico_City' },
      shows_presence: true,
      shows_reading: true,
    },
  },
  answer: alertPreferences,
  errors: ['not_found'],
});

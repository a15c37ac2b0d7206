import { alertDevices } from '../../fragments/shop/alert-devices/server.ts';
import { alertPreferences } from '../../fragments/shop/alert-preferences/server.ts';
import { dropAlertDevice, listAlertDevices } from '../../shared/contracts/alert-devices.ts';
import {
  getAlertPreferences,
  setAlertPreferences,
  type AlertPreferences,
} from '../../shared/contracts/alert-preferences.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { mailApps, preferenceApps } from '../../shared/rules/alert-preferences.ts';
import { TIME_ZONES } from '../../shared/rules/opening-hours.ts';
import { isDayTime } from '../../shared/rules/quiet-hours.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';
import { deliveryLogOf, LOG_QUERY } from '../kit/delivery-log.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/me/alerts/preferences';

/** How the account is told besides by its alerts, and when it is left alone. */
export const alertPreferencesPage = definePage({
  name: 'alert-preferences',
  words: alertPreferences.words,
  paths: [PATH],
  query: ['done', LOG_QUERY],
  needs: 'account',
  shell: 'account',
  forms: {
    keep: formOf({
      call: setAlertPreferences,
      done: 'saved',
      check: problemsOf,
      fields: (fields, { person }) => ({ me: person?.id, ...preferencesIn(fields) }),
    }),
    drop: {
      call: dropAlertDevice,
      done: 'dropped',
      fields: ({ id }, { person }) => ({ me: person?.id, id }),
    },
  },
  async view(context) {
    const { env, title, person: asked, read, query, form, idempotencyKey } = context;
    const person = await asked;
    const me = person?.id ?? '';
    const [preferences, { devices, public_key: publicKey }, log] = await Promise.all([
      read(getAlertPreferences, { params: { me } }).then(orThrow),
      read(listAlertDevices, { params: { me } }).then(orThrow),
      deliveryLogOf(context, PATH, me),
    ]);
    const done = query.get('done');
    const kept = form?.intent === 'drop' ? null : form;
    return {
      status: form ? 422 : 200,
      head: { ...privateHead(title, PATH), hasManifest: true },
      main: wrapped(
        slot(alertPreferences, {
          class: 'primary',
          props: {
            env,
            preferences,
            zone: timeZoneOf(env.country),
            values: kept?.values ?? null,
            errors: kept?.errors ?? {},
            error: kept?.error ?? null,
            isSaved: done === 'saved',
            idempotencyKey,
          },
        }),
        slot(alertDevices, {
          class: 'primary',
          props: {
            env,
            me,
            devices,
            publicKey,
            idempotencyKey: `${idempotencyKey}-drop`,
            isDropped: done === 'dropped',
            error: kept ? null : (form?.error ?? null),
          },
        }),
        ...log,
      ),
    };
  },
});

/** What the form says: a box that is not ticked is not sent. */
function preferencesIn(fields: Fields): AlertPreferences {
  const { quiet, from = '', to = '' } = fields;
  const zone = TIME_ZONES.find((one) => one === fields['zone']) ?? TIME_ZONES[0];
  return {
    apps: preferenceApps.map((app) => ({
      app,
      mail: !mailApps.includes(app) || fields[`mail_${app}`] === 'on',
      push: fields[`push_${app}`] === 'on',
    })),
    quiet: quiet === 'on' ? { from, to, zone } : null,
    shows_presence: fields['presence'] === 'on',
    shows_reading: fields['reading'] === 'on',
  };
}

function problemsOf(
  { quiet, from = '', to = '' }: Fields,
  { tag }: FormAbout,
): Record<string, string> {
  const { time, same } = wordsOf(alertPreferences.words, tag).problems;
  const found: Record<string, string> = {};
  if (quiet !== 'on') return found;
  if (!isDayTime(from)) found['from'] = time;
  if (!isDayTime(to)) found['to'] = time;
  else if (from === to) found['to'] = same;
  return found;
}

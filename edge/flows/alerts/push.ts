import type { AlertParams } from '../../../shared/contracts/alerts.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { alertLink } from '../../../shared/rules/alert-target.ts';
import type { AlertApp } from '../../../shared/rules/alerts.ts';
import type { DeliveryState } from '../../../shared/rules/deliveries.ts';
import { deviceOf } from '../../../shared/rules/device.ts';
import {
  HERE_MS,
  PUSH_FAILING_MS,
  pushPayload,
  type PushPayload,
} from '../../../shared/rules/push.ts';
import { isUrgent } from '../../../shared/rules/urgent-alerts.ts';
import { quietUntil } from '../../../shared/rules/quiet-hours.ts';
import {
  clearFailing,
  countSince,
  findDevice,
  findPush,
  deliveries,
  forgetDevice,
  insertSummaryPush,
  noteFailing,
  PUSH_SUMMARY_TOPIC,
  PUSH_TOPIC,
  type DeviceRow,
  type PushRow,
} from '../../modules/alerts/index.ts';
import type { PushTopic, SendFault, Sent } from '../../outbox/index.ts';
import { mailboxObject } from '../talk/mailbox.ts';
import { messages } from './push-words.ts';

type Ports = Parameters<PushTopic['push']>[1];
type Pushed = Result<Sent, SendFault>;
type Row = Parameters<PushTopic['push']>[0];

/** What is noted of a push: its row, the app that its news come from, and the name of the store. */
interface Noted {
  readonly id: string;
  readonly app: string;
  readonly name: string;
}

const DONE: Pushed = ok({ providerId: null });
const none = 'It is an alert already.';

/** An alert on one device; its row names both. */
export const alertPush: PushTopic = { name: PUSH_TOPIC, alert: { none }, push: pushAlert };

/** The one push that tells of everything that came in quiet hours. */
export const quietSummaryPush: PushTopic = {
  name: PUSH_SUMMARY_TOPIC,
  alert: { none },
  push: pushSummary,
};

/** Shows an alert to an account that has no page open; what was visited is not shown any more. */
async function pushAlert({ id, payload }: Row, ports: Ports): Promise<Pushed> {
  const about = JSON.parse(payload) as { readonly alert: string; readonly device: string };
  const now = ports.clock.now();
  const [device, alert] = await Promise.all([
    ports.directory.first(findDevice(about.device, now)),
    ports.directory.first(findPush(about.device, about.alert)),
  ]);
  if (!device || !alert) return DONE;
  const until = quietEnd(device, now);
  if (until !== null && !isUrgent(aboutOf(alert))) {
    await ports.directory.apply(insertSummaryPush(device, { now, until }));
    return DONE;
  }
  if (await isHere(device, ports)) return DONE;
  const app = alert.origin_app;
  return send(device, payloadOf(device, alert), ports, { id, app, name: alert.store_name });
}

async function pushSummary({ id, payload }: Row, ports: Ports): Promise<Pushed> {
  const about = JSON.parse(payload) as { readonly device: string; readonly since: number };
  const device = await ports.directory.first(findDevice(about.device, ports.clock.now()));
  if (!device) return DONE;
  const waiting = await ports.directory.first(countSince(device.account_id, about.since));
  // Everything was seen meanwhile.
  if (!waiting || waiting.n === 0 || (await isHere(device, ports))) return DONE;
  const t = speak(messages, device.locale);
  const summary = {
    tag: 'summary',
    title: t('summary', { count: waiting.n }),
    text: t('summaryText'),
    lang: localeOf(device),
    path: `${device.base}/me/alerts`,
    visit: null,
  };
  return send(device, summary, ports, { id, app: 'system', name: '' });
}

function payloadOf(device: DeviceRow, alert: PushRow): PushPayload {
  const { base, account_id: me } = device;
  const locale = localeOf(device);
  const body = JSON.parse(alert.message_body) as Partial<Record<Locale, string>>;
  const about = { ...aboutOf(alert), store: { id: alert.store_id, url: null } };
  const to = alertLink(about, { base, store: device.store_id, me });
  return pushPayload({
    tag: alert.id,
    title: alert.store_name,
    text: body[locale] ?? body.es ?? body.en ?? speak(messages, locale)('noMessage'),
    lang: locale,
    // Another store's pages are not the device's: its list of alerts leads on.
    path: to?.href ?? `${base}/me/alerts`,
    visit: `${base}/api/alerts/${me}/${alert.id}`,
  });
}

function aboutOf({ origin_app, params }: PushRow) {
  return { origin_app: origin_app as AlertApp, params: JSON.parse(params) as AlertParams };
}

/** Whether a browser of the account has a page open: its bell tells there. */
function isHere({ account_id: account }: DeviceRow, { env, clock }: Ports): Promise<boolean> {
  return mailboxObject(env, account).isHere(clock.now() - HERE_MS);
}

function quietEnd({ quiet_from: from, quiet_to: to, quiet_zone: zone }: DeviceRow, now: number) {
  return from === null || to === null || zone === null ? null : quietUntil({ from, to, zone }, now);
}

function localeOf({ locale }: DeviceRow): Locale {
  return locale === 'en' ? 'en' : 'es';
}

/** The statement that notes what became of a push. */
function noted(device: DeviceRow, about: Noted, state: DeliveryState, now: number) {
  const { browser, system } = deviceOf(device.device);
  const address = [browser, system].filter((part) => part !== null).join(', ');
  const row = {
    id: about.id,
    store_id: device.store_id,
    store_name: about.name,
    way: 'push',
    origin_app: about.app,
    address,
    state,
    reason: null,
  } as const;
  return deliveries.noteForAccount(row, device.account_id, now);
}

/** Sends, and remembers how the device's push service answers. */
async function send(
  device: DeviceRow,
  payload: PushPayload,
  ports: Ports,
  about: Noted,
): Promise<Pushed> {
  const { push, directory, clock } = ports;
  if (!push) return DONE;
  const sent = await push.send(device, {
    topic: payload.tag.replace(/^al_/, ''),
    text: JSON.stringify(payload),
  });
  const now = clock.now();
  const note = (state: DeliveryState) => directory.apply(noted(device, about, state, now));
  if (sent.ok) {
    if (device.failing_since !== null) await directory.apply(clearFailing(device.id));
    await note('sent');
    return DONE;
  }
  const fault = sent.error;
  const isLost = now - (device.failing_since ?? now) > PUSH_FAILING_MS;
  if (fault.kind === 'gone' || isLost) {
    await directory.apply(forgetDevice(device));
    await note('forgotten');
    return DONE;
  }
  // A service that asks to wait answers.
  if (fault.afterSeconds === undefined) await directory.apply(noteFailing(device.id, now));
  await note('queued');
  return fail(fault);
}

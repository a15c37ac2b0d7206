import type { Locale } from '../../../shared/kernel/locale.ts';
import { quietUntil } from '../../../shared/rules/quiet-hours.ts';
import { tellStaff } from '../../modules/alerts/index.ts';
import { alertBody, talkSms } from '../../modules/mail/index.ts';
import { sms, type Party } from '../../modules/talk/index.ts';
import {
  tellAlerts,
  type ComposePorts,
  type Note,
  type OutboxRow,
  type OutgoingMessage,
} from '../../outbox/index.ts';

/** Before the id of a message that waits for the end of quiet hours. */
const LATER = 'm3_';

interface About {
  readonly row: OutboxRow;
  /** The account that has not opened the conversation. */
  readonly account: string;
  readonly conversation: string;
  /** Address of the store's pages. */
  readonly address: string;
  readonly store: Party & { readonly country: string };
}

/**
 * The text message to an account that has proved a number and no mail address, while its store has some left (decision
 * 0143). It holds no word of the conversation, and its link wants a sign-in.
 */
export async function composeTalkSms(
  { row, account, conversation, address, store }: About,
  ports: ComposePorts,
): Promise<OutgoingMessage | 'stopped'> {
  const { directory, clock } = ports;
  const reader = await directory.first(sms.findTextReader(account));
  if (!reader?.phone || reader.by_mail === 0) return 'stopped';
  const now = clock.now();
  const { quiet_from: from, quiet_to: to, quiet_zone: zone } = reader;
  const until = from && to && zone ? quietUntil({ from, to, zone }, now) : null;
  if (until !== null) {
    const id = row.id.replace(/^[a-z0-9]+_/, LATER);
    const later = { id, topic: row.topic, storeId: row.store_id, payload: row.payload };
    await directory.apply(sms.askLater(later, { now, until }));
    return 'stopped';
  }
  const locale: Locale = reader.locale === 'en' ? 'en' : 'es';
  const text = talkSms({
    locale,
    region: reader.region === 'AR' ? 'AR' : null,
    country: store.country,
    storeName: store.name,
    links: [`${address}/me/inbox/conversation/${conversation}`, `${address}/messages`],
  });
  if (text === undefined || !(await hasOne(row, store, ports))) return 'stopped';
  const { id, store_id: storeId } = row;
  return {
    channel: 'sms',
    id,
    storeId,
    storeName: store.name,
    locale,
    recipient: reader.phone,
    text,
  };
}

/** Takes one of the store's messages for a row; says once that none is left. */
async function hasOne(
  { id, store_id: storeId }: OutboxRow,
  store: Party,
  ports: ComposePorts,
): Promise<boolean> {
  const now = ports.clock.now();
  await ports.directory.apply(sms.takeOne(id, storeId, now));
  const left = await ports.directory.first(sms.findTaken(id, storeId));
  if (!left) return false;
  if (left.amount === 0) {
    const draft = {
      about: left.runout_id,
      storeId,
      storeName: store.name,
      app: 'sms',
      params: { subtype: 'sms_runout' },
      body: alertBody((t) => t('smsRunout')),
    } as const;
    await tellAlerts(ports, tellStaff(draft, { storeId, grant: 'store-admin' }, now));
  }
  return left.is_taken === 1;
}

/** Gives a store its message back that the reader's number has refused. */
export const giveBackRefused: Note = async (
  { id, store_id },
  { message, reason },
  { directory },
) => {
  if (message?.channel === 'sms' && reason === 'refused') {
    await directory.write(sms.giveBack(id, store_id));
  }
};

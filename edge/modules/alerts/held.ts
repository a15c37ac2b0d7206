import type { PreferenceApp } from '../../../shared/rules/alert-preferences.ts';
import { quietUntil } from '../../../shared/rules/quiet-hours.ts';
import type { Directory } from '../../db/database.ts';
import type { OutgoingMessage } from '../../outbox/index.ts';
import { unsubscribePath, type Secret } from './unsubscribe.ts';
import { findAddressed, insertHeld, type AddressedRow } from './preference-statements.ts';

interface About {
  readonly app: PreferenceApp;
  /** The conversation that it is about; null for none. */
  readonly conversation: string | null;
  /** Milliseconds, UTC. */
  readonly now: number;
}

/**
 * Decides on a mail by the preferences of the account that has proved its address: it goes out, goes
 * to nobody, or is held back until the account's quiet hours end. One that goes out says how its program
 * has no more of them come.
 */
export async function obeyed(
  { directory, env }: { readonly directory: Directory; readonly env: Secret },
  message: OutgoingMessage,
  { app, conversation, now }: About,
): Promise<OutgoingMessage | 'stopped'> {
  if (message.channel !== 'mail') return message;
  const account = await directory.first(findAddressed(message.recipient, app));
  if (!account) return message;
  if (account.by_mail === 0) return 'stopped';
  const until = endOf(account, now);
  if (until === null) {
    const path = await unsubscribePath(env, account.id, app);
    const origin = originOf(message);
    return origin === null ? message : { ...message, unsubscribe: origin + path };
  }
  const { scheme, port } = placeOf(message);
  await directory.apply(
    insertHeld({
      account_id: account.id,
      id: message.id,
      store_id: message.storeId,
      store_name: message.storeName,
      origin_app: app,
      subject: message.subject,
      conversation_id: conversation,
      link_scheme: scheme,
      link_port: port,
      created_at: now,
      due_at: until,
    }),
  );
  return 'stopped';
}

/** When the account's quiet hours end; null outside of them. */
function endOf({ quiet_from: from, quiet_to: to, quiet_zone: zone }: AddressedRow, now: number) {
  return from === null || to === null || zone === null ? null : quietUntil({ from, to, zone }, now);
}

/**
 * The origin of the pages that caused a mail: that of its first link, null without one. Its text may quote an
 * address that somebody wrote, which is no link in its HTML.
 */
function originOf({ html }: { readonly html: string }): string | null {
  const [, link] = / href="(https?:\/\/[^"]+)"/.exec(html) ?? [];
  return link !== undefined && URL.canParse(link) ? new URL(link).origin : null;
}

/** Scheme and port of those pages. */
function placeOf(mail: { readonly html: string }): {
  readonly scheme: string;
  readonly port: string;
} {
  const { protocol, port } = new URL(originOf(mail) ?? 'https://-');
  return { scheme: protocol, port: port === '' ? '' : `:${port}` };
}

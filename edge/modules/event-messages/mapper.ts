import type { EventMessage } from '../../../shared/contracts/event-messages.ts';
import type { MessageRow } from './statements.ts';

/** A message as its store sees it. */
export function toMessage(row: MessageRow): EventMessage {
  const { id, state, subject, text, audience, sku_id: sku, send_at: at } = row;
  const { recipients, sent, failed, version } = row;
  return {
    id,
    state,
    subject,
    text,
    audience,
    sku,
    send_at: new Date(at).toISOString(),
    recipients,
    sent,
    failed,
    version,
  };
}

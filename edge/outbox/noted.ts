import { within } from '../../shared/kernel/deadline.ts';
import type { Result } from '../../shared/kernel/result.ts';
import type { DeliveryReason, DeliveryState } from '../../shared/rules/deliveries.ts';
import type { OutgoingMessage, SendFault, Sent } from '../providers/message/port.ts';
import type { OutboxPorts } from './ports.ts';
import type { OutboxRow } from './statements.ts';

/** What became of a row: of one try, or of all of them. */
export interface Tried {
  readonly state: Exclude<DeliveryState, 'forgotten'>;
  readonly reason: DeliveryReason | null;
  /** The message that was tried; none where no try can be made any more. */
  readonly message?: OutgoingMessage;
}

/** Notes what became of a row, where somebody may see it later. */
export type Note = (
  row: Pick<OutboxRow, 'id' | 'store_id' | 'payload'>,
  tried: Tried,
  ports: Pick<OutboxPorts, 'directory' | 'clock'>,
) => Promise<unknown>;

/** A row that was given up without another try. */
export const GIVEN_UP: Tried = { state: 'failed', reason: 'unreached' };

/** What a provider's answer says of a try. */
export function triedOf(message: OutgoingMessage, sent: Result<Sent, SendFault>): Tried {
  if (sent.ok) return { message, state: 'sent', reason: null };
  return sent.error.kind === 'refused'
    ? { message, state: 'failed', reason: 'refused' }
    : { message, state: 'queued', reason: null };
}

/** Notes it; a note that is not written changes nothing about the message, which is sent or not. */
export async function noteTried(
  note: Note | undefined,
  row: OutboxRow,
  tried: Tried,
  ports: OutboxPorts,
): Promise<void> {
  if (!note) return;
  try {
    await within(note(row, tried, ports), ports.deadlineMs);
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', outbox: row.id, note: String(error) }));
  }
}

import { LateError, within } from '../../shared/kernel/deadline.ts';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import type { OutboxRow } from '../modules/mail/index.ts';
import { insertBoughtIn } from '../modules/profiles/index.ts';
import type { SendFault, Sent } from '../providers/message/port.ts';
import type { OutboxPorts } from './ports.ts';

/** Tells DIRECTORY in which store an account has bought; as often as it is asked to, once. */
export async function tellBought(
  row: Pick<OutboxRow, 'store_id' | 'payload'>,
  { directory, clock, deadlineMs }: OutboxPorts,
): Promise<Result<Sent, SendFault>> {
  const { account } = JSON.parse(row.payload) as { account: string };
  try {
    const told = directory.write([insertBoughtIn(account, row.store_id, clock.now())]);
    const written = await within(told, deadlineMs);
    if (written.ok) return ok({ providerId: null });
    return fail({ kind: 'refused', reason: `DIRECTORY refused it: ${written.refusal.kind}` });
  } catch (error) {
    const isLate = error instanceof LateError;
    const reason = isLate ? `no answer in ${deadlineMs} ms` : `DIRECTORY broke: ${String(error)}`;
    return fail({ kind: 'later', reason });
  }
}

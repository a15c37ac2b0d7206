import { fail, ok } from '../../../shared/kernel/result.ts';
import type { MessageProvider, OutgoingMail } from './port.ts';

/** How the demo's provider behaves; tests have it fail or not answer. */
export type Behaviour = 'deliver' | 'fail' | 'refuse' | 'time_out';

export interface DemoOutboxOptions {
  /** Keeps a mail under its id; keeping it again changes nothing. */
  readonly keep: (mail: OutgoingMail) => Promise<void>;
  /** Asked anew for each mail. */
  readonly behave?: () => Behaviour;
}

/** A provider that sends nothing: it keeps every mail where `/dev/outbox` shows it. */
export function demoOutbox({ keep, behave = () => 'deliver' }: DemoOutboxOptions): MessageProvider {
  return {
    async send(mail) {
      const behaviour = behave();
      if (behaviour === 'fail') return fail('unavailable');
      if (behaviour === 'refuse') return fail('refused');
      await keep(mail);
      // It went out, and only the answer got lost.
      return behaviour === 'time_out' ? fail('unavailable') : ok(null);
    },
  };
}

/** A deployment without a provider: everything waits. */
export const noProvider: MessageProvider = {
  send: async () => fail('unavailable'),
};

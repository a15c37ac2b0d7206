import { fail, ok } from '../../../shared/kernel/result.ts';
import type { MessageSender, OutgoingMessage } from './port.ts';

/**
 * How the fake behaves: `lose` sends and loses the answer, `hang` never answers, `throw` throws, as
 * an adapter must not.
 */
export type Behaviour = 'deliver' | 'refuse' | 'fail' | 'busy' | 'lose' | 'hang' | 'throw';

/** The wait that a busy fake asks for, in seconds. */
export const BUSY_SECONDS = 90;

/** A provider in memory, with more than the port, for tests. */
export interface FakeSender extends MessageSender {
  /** Every message that it was asked to send, repeats included. */
  readonly asked: readonly OutgoingMessage[];
  /** Every message that went out: each id once, as with a provider that knows ids. */
  readonly sent: ReadonlyMap<string, OutgoingMessage>;
  behaviour: Behaviour;
}

/** Makes a provider whose messages go nowhere. */
export function fakeSender(behaviour: Behaviour = 'deliver'): FakeSender {
  const asked: OutgoingMessage[] = [];
  const sent = new Map<string, OutgoingMessage>();
  return {
    name: 'fake',
    asked,
    sent,
    behaviour,
    async send(message) {
      asked.push(message);
      switch (this.behaviour) {
        case 'refuse':
          return fail({ kind: 'refused', reason: `550 nobody at ${message.recipient}` });
        case 'fail':
          return fail({ kind: 'later', reason: '503 out of order' });
        case 'busy':
          return fail({ kind: 'later', reason: '429 too many', afterSeconds: BUSY_SECONDS });
        case 'lose':
          sent.set(message.id, message);
          return fail({ kind: 'later', reason: 'no answer' });
        case 'hang':
          return new Promise(() => undefined);
        case 'throw':
          throw new Error('the provider broke');
        case 'deliver':
          sent.set(message.id, message);
          return ok({ providerId: `fake_${message.id}` });
      }
    },
  };
}

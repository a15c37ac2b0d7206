import { fail, ok } from '../../../shared/kernel/result.ts';
import type { OutgoingPush, PushAddress, PushSender } from './port.ts';

/**
 * How the fake behaves: `forget` says that the browser shows none any more, `hang` never answers,
 * `throw` throws, as an adapter must not.
 */
export type PushBehaviour = 'deliver' | 'forget' | 'fail' | 'busy' | 'hang' | 'throw';

/** The wait that a busy fake asks for, in seconds. */
export const BUSY_SECONDS = 90;

export interface FakePush extends PushSender {
  /** Every push that it was asked to send, repeats included. */
  readonly asked: { readonly to: PushAddress; readonly push: OutgoingPush }[];
  behaviour: PushBehaviour;
}

/** A push service in memory, for tests. */
export function fakePush(): FakePush {
  return {
    publicKey: 'fake',
    asked: [],
    behaviour: 'deliver',
    takes: () => true,
    async send(to, push) {
      this.asked.push({ to, push });
      switch (this.behaviour) {
        case 'forget':
          return fail({ kind: 'gone', reason: 'status 410' });
        case 'fail':
          return fail({ kind: 'later', reason: 'status 503' });
        case 'busy':
          return fail({ kind: 'later', reason: 'status 429', afterSeconds: BUSY_SECONDS });
        case 'hang':
          return new Promise(() => undefined);
        case 'throw':
          throw new Error('the push service broke');
        case 'deliver':
          return ok(null);
      }
    },
  };
}

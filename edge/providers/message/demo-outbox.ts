import { fail, ok } from '../../../shared/kernel/result.ts';
import type { MessageSender, OutgoingMessage } from './port.ts';

/**
 * A provider that sends nothing: it keeps every message where `/dev/outbox` shows it.
 * @param keep keeps a message under its id; keeping it again changes nothing
 */
export function demoOutbox(keep: (message: OutgoingMessage) => Promise<void>): MessageSender {
  return {
    name: 'demo',
    async send(message) {
      await keep(message);
      return ok({ providerId: null });
    },
  };
}

/** The provider of a deployment without one: every message waits, and becomes a dead letter. */
export const noProvider: MessageSender = {
  name: 'none',
  send: async ({ channel }) =>
    fail({ kind: 'later', reason: `no provider is set: ${channel.toUpperCase()}_PROVIDER` }),
};

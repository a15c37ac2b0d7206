import type { Env } from '../../env.ts';
import { demoOutbox, noProvider } from './demo-outbox.ts';
import type { MessageSenders, OutgoingMessage } from './port.ts';

/**
 * The message providers of a deployment: the demo's, or none.
 * @param keep where the demo keeps what it sends
 */
export function messagesFromEnv(
  env: Env,
  keep: (message: OutgoingMessage) => Promise<void>,
): MessageSenders {
  const sender = env.DEMO === 'true' ? demoOutbox(keep) : noProvider;
  return { mail: sender, sms: sender };
}

import { z } from 'zod';
import { fail, ok } from '../../../../shared/kernel/result.ts';
import { reasonOf, type MessageSender, type OutgoingSms } from '../port.ts';
import { faultOf, post, TIMEOUT_MS, type Answer, type CallOptions } from './call.ts';

export interface TwilioOptions extends Partial<CallOptions> {
  /** Origin of the service. */
  readonly origin: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, or the id of a messaging service (`MG…`). */
  readonly from: string;
}

const taken = z.object({ sid: z.string() });
const refusal = z.object({ code: z.number().default(0), message: z.string().default('') });

/**
 * Codes of status 400 that are about the sender's number or the account's permissions, not the
 * message.
 */
const ABOUT_US = new Set([21212, 21408, 21603, 21606, 21659, 21703, 21704, 21705]);

/**
 * Text messages by Twilio's Messages resource
 * (https://www.twilio.com/docs/messaging/api/message-resource), held against its published OpenAPI
 * document in the tests and never run against the live service.
 *
 * The resource takes no idempotency key: when the answer to a message is lost, the next try sends it
 * again.
 */
export function twilioSender(options: TwilioOptions): MessageSender<OutgoingSms> {
  const { origin, accountSid, authToken, from, timeoutMs = TIMEOUT_MS } = options;
  // Called as a plain function: workerd refuses `fetch` with another `this`.
  const calls = { fetch: options.fetch ?? ((input, init) => fetch(input, init)), timeoutMs };
  return {
    name: 'twilio',
    async send({ recipient, text }) {
      const answered = await post(
        {
          url: new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, origin).href,
          headers: {
            authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({
            To: recipient,
            [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
            Body: text,
          }).toString(),
        },
        calls,
      );
      if (!answered.ok) return answered;
      const { status, json } = answered.value;
      // The service has taken the message, whatever its body says.
      if (status >= 200 && status < 300) {
        return ok({ providerId: taken.safeParse(json).data?.sid ?? null });
      }
      const { code, message } = refusal.safeParse(json).data ?? { code: 0, message: '' };
      const reason = reasonOf(`${status} ${code}: ${message}`, [authToken, text]);
      return fail(faultFor(answered.value, code, reason));
    },
  };
}

function faultFor(answer: Answer, code: number, reason: string) {
  return ABOUT_US.has(code) ? ({ kind: 'later', reason } as const) : faultOf(answer, reason);
}

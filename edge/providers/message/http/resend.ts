import { z } from 'zod';
import { fail, ok } from '../../../../shared/kernel/result.ts';
import { headersOf, reasonOf, type MessageSender, type OutgoingMail } from '../port.ts';
import { faultOf, post, TIMEOUT_MS, type CallOptions } from './call.ts';

export interface ResendOptions extends Partial<CallOptions> {
  /** Origin of the service. */
  readonly origin: string;
  readonly apiKey: string;
  /** Address that every mail comes from; its name is the store's. */
  readonly from: string;
}

const taken = z.object({ id: z.string() });
const refusal = z.object({ name: z.string().default(''), message: z.string().default('') });

/**
 * Mail by an HTTP service that speaks Resend's format (https://resend.com/docs/api-reference/emails).
 * Written from its public documentation and never run against the live service.
 *
 * The message's id is the idempotency key: the service sends it once in 24 hours, which is as long as
 * a message is tried.
 */
export function resendSender(options: ResendOptions): MessageSender<OutgoingMail> {
  const { origin, apiKey, from, timeoutMs = TIMEOUT_MS } = options;
  // Called as a plain function: workerd refuses `fetch` with another `this`.
  const calls = { fetch: options.fetch ?? ((input, init) => fetch(input, init)), timeoutMs };
  return {
    name: 'http',
    async send(mail) {
      const answered = await post(
        {
          url: new URL('/emails', origin).href,
          headers: {
            authorization: `Bearer ${apiKey}`,
            'content-type': 'application/json',
            'idempotency-key': mail.id,
          },
          body: JSON.stringify({
            from: `${quoted(mail.storeName)} <${from}>`,
            to: [mail.recipient],
            subject: mail.subject,
            text: mail.text,
            html: mail.html,
            headers: headersOf(mail),
          }),
        },
        calls,
      );
      if (!answered.ok) return answered;
      const { status, json } = answered.value;
      // The service has taken the mail, whatever its body says.
      if (status >= 200 && status < 300) {
        return ok({ providerId: taken.safeParse(json).data?.id ?? null });
      }
      const { name, message } = refusal.safeParse(json).data ?? { name: '', message: '' };
      // A mail with another text went out under this key: the store or the order has changed since.
      if (name === 'invalid_idempotent_request') return ok({ providerId: null });
      const reason = reasonOf(`${status} ${name}: ${message}`, [apiKey, mail.text]);
      return fail(faultOf(answered.value, reason));
    },
  };
}

/** A quoted name, as it may stand before an address (RFC 5322, 3.2.4); one line. */
function quoted(name: string): string {
  return `"${name.replace(/[\p{Cc}\s]+/gu, ' ').replace(/["\\]/g, '\\$&')}"`;
}

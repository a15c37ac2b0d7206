import MailComposer from 'nodemailer/lib/mail-composer';
import { fail, ok } from '../../../../shared/kernel/result.ts';
import {
  headersOf,
  reasonOf,
  type MessageSender,
  type OutgoingMail,
  type SendFault,
} from '../port.ts';
import { handOver, type SmtpServer } from './session.ts';

export interface SmtpOptions extends Omit<SmtpServer, 'name'> {
  /** Address that every mail comes from; its name is the store's. */
  readonly from: string;
  /** Milliseconds for one mail, from the connection to the last answer. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;

/** One address without characters that could name other recipients or write headers. */
const ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/;

/**
 * Mail by SMTP, a connection for each; the tests run it against a real server.
 *
 * SMTP has no idempotency key. When the connection breaks between the last byte and the server's
 * answer, the client cannot know whether the server took the mail; the next try may then send it
 * twice. Both bear the same Message-ID, by which many mailboxes show only one of them.
 *
 * @example
 * const mail = smtpSender({ host: 'smtp.example', port: 587, security: 'starttls', username,
 * password, from });
 */
export function smtpSender(options: SmtpOptions): MessageSender<OutgoingMail> {
  const { from, timeoutMs = TIMEOUT_MS } = options;
  const domain = from.slice(from.indexOf('@') + 1);
  const server: SmtpServer = { ...options, name: domain };
  return {
    name: 'smtp',
    async send(mail) {
      if (!ADDRESS.test(mail.recipient)) {
        return fail({ kind: 'refused', reason: 'the recipient is not an address' });
      }
      try {
        const message = await compose(mail, from, `<${mail.id}@${domain}>`);
        const answer = await handOver(server, { from, to: mail.recipient }, message, timeoutMs);
        return ok({ providerId: reasonOf(answer) });
      } catch (error) {
        return fail(faultOf(error, [options.password ?? '', mail.text]));
      }
    },
  };
}

function compose(mail: OutgoingMail, from: string, messageId: string): Promise<Buffer> {
  return new MailComposer({
    from: { name: mail.storeName, address: from },
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId,
    headers: headersOf(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/**
 * Commands whose refusal is about this message. Any other refusal is about the platform's settings,
 * and can be mended.
 */
const ABOUT_THE_MESSAGE = new Set(['RCPT TO', 'DATA']);

function faultOf(error: unknown, secrets: readonly string[]): SendFault {
  const { message, command, responseCode } = error as {
    readonly message?: string;
    readonly command?: string;
    readonly responseCode?: number;
  };
  const reason = reasonOf(message ?? String(error), secrets);
  const forGood = (responseCode ?? 0) >= 500 && ABOUT_THE_MESSAGE.has(command ?? '');
  return { kind: forGood ? 'refused' : 'later', reason };
}

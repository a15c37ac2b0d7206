import type { Env } from '../../env.ts';
import { demoOutbox, noProvider } from './demo-outbox.ts';
import { resendSender } from './http/resend.ts';
import { twilioSender } from './http/twilio.ts';
import type { MessageSender, MessageSenders, OutgoingMessage } from './port.ts';
import { smtpSender } from './smtp/adapter.ts';

/**
 * The message providers that a deployment names; `readEnv` has checked their variables.
 * @param keep stores a message of the demo
 */
export function messagesFromEnv(
  env: Env,
  keep: (message: OutgoingMessage) => Promise<void>,
): MessageSenders {
  return { mail: mailFromEnv(env, keep), sms: smsFromEnv(env, keep) };
}

type Keep = Parameters<typeof messagesFromEnv>[1];

function mailFromEnv(env: Env, keep: Keep): MessageSenders['mail'] {
  const from = env.MAIL_FROM ?? '';
  switch (env.MAIL_PROVIDER) {
    case 'smtp':
      return smtpSender({
        host: env.SMTP_HOST ?? '',
        port: env.SMTP_PORT,
        security: env.SMTP_SECURITY,
        username: env.SMTP_USERNAME,
        password: env.SMTP_PASSWORD,
        from,
      });
    case 'http':
      return resendSender({ origin: env.MAIL_API_ORIGIN, apiKey: env.MAIL_API_KEY ?? '', from });
    default:
      return withoutProvider(env.MAIL_PROVIDER, env, keep);
  }
}

function smsFromEnv(env: Env, keep: Keep): MessageSenders['sms'] {
  if (env.SMS_PROVIDER !== 'twilio') return withoutProvider(env.SMS_PROVIDER, env, keep);
  return twilioSender({
    origin: env.TWILIO_ORIGIN,
    accountSid: env.TWILIO_ACCOUNT_SID ?? '',
    authToken: env.TWILIO_AUTH_TOKEN ?? '',
    from: env.SMS_FROM ?? '',
  });
}

function withoutProvider(choice: string | undefined, env: Env, keep: Keep): MessageSender {
  const demo = choice === undefined ? env.DEMO === 'true' : choice === 'demo';
  return demo ? demoOutbox(keep) : noProvider;
}

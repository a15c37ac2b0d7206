/**
 * A real SMTP server in this process: it keeps the mails that it accepts, and refuses as the test
 * tells it.
 */
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { Identity } from './identity.ts';

/** A received mail, parsed by another library than the one that wrote it. */
export interface CaughtMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Whether it came over TLS, and as whom the client signed in. */
  readonly secure: boolean;
  readonly user: string | undefined;
  readonly raw: string;
  readonly mail: Email;
}

export interface MailServer {
  readonly port: number;
  /** In the order of arrival. */
  readonly caught: readonly CaughtMail[];
  stop(): Promise<void>;
}

export interface MailServerOptions {
  /** The certificate for TLS; without it there is no TLS. */
  readonly identity?: Identity;
  /** TLS from the first byte, instead of by STARTTLS. */
  readonly secure?: boolean;
  /** The account that may send; without it every client may. */
  readonly account?: { readonly username: string; readonly password: string };
  /** Reply code for a recipient, or for the text; undefined accepts it. */
  readonly refuse?: (at: 'recipient' | 'text', address: string) => number | undefined;
}

/** Starts a server on a free port. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { identity, account, refuse = () => undefined } = options;
  const caught: CaughtMail[] = [];
  const server = new SMTPServer({
    ...(identity
      ? { key: identity.key, cert: identity.certificate, secure: options.secure === true }
      : { disabledCommands: ['STARTTLS'] }),
    authOptional: account === undefined,
    logger: false,
    onAuth({ username, password }, _session, answer) {
      if (username === account?.username && password === account?.password) {
        return answer(null, { user: username });
      }
      return answer(new Error('who are you'));
    },
    onRcptTo: ({ address }, _session, answer) => answer(refusal(refuse('recipient', address))),
    onData(stream, session, answer) {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const code = refuse('text', addressesOf(session)[0] ?? '');
        if (code !== undefined) return answer(refusal(code));
        caught.push(await read(Buffer.concat(chunks), session));
        return answer(null, `queued as ${caught.length}`);
      })();
    },
  } satisfies SMTPServerOptions);
  // Some tests are about a client that breaks off.
  server.on('error', () => undefined);
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    port: (server.server.address() as AddressInfo).port,
    caught,
    stop: () => new Promise((settle) => server.close(settle)),
  };
}

function refusal(code: number | undefined): Error | null {
  if (code === undefined) return null;
  return Object.assign(new Error('not this one'), { responseCode: code });
}

function addressesOf({ envelope }: SMTPServerSession): string[] {
  return envelope.rcptTo.map(({ address }) => address);
}

async function read(raw: Buffer, session: SMTPServerSession): Promise<CaughtMail> {
  const { mailFrom } = session.envelope;
  return {
    from: mailFrom === false ? '' : mailFrom.address,
    to: addressesOf(session),
    secure: session.secure,
    user: session.user,
    raw: raw.toString(),
    mail: await PostalMime.parse(raw),
  };
}

/**
 * A server that misbehaves below the protocol: it stays silent, or closes the connection at a
 * client's command.
 * @param hangUpAt the command, or `greeting`; without it the silent one
 */
export async function startBadServer(hangUpAt?: string): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (hangUpAt === undefined) return;
    if (hangUpAt === 'greeting') return void socket.destroy();
    socket.write('220 bad.example ESMTP\r\n');
    let inText = false;
    socket.on('data', (chunk: Buffer) => {
      const line = chunk.toString();
      if (line.startsWith(hangUpAt) || (inText && hangUpAt === '.')) return void socket.destroy();
      inText = line.startsWith('DATA');
      socket.write(inText ? '354 go on\r\n' : '250 yes\r\n');
    });
  });
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle);
  });
  return {
    port: (server.address() as AddressInfo).port,
    caught: [],
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((settle) => server.close(settle));
    },
  };
}

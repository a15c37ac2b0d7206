import net from 'node:net';
import tls from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { within } from '../../../../shared/kernel/deadline.ts';

/** How to reach a mail server. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the start, TLS by STARTTLS and never without it, or none. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** The name by which the client greets the server. */
  readonly name: string;
}

export interface Envelope {
  readonly from: string;
  readonly to: string;
}

/**
 * Hands one message to a mail server over a connection of its own, and gives the server's last
 * answer. The socket is opened here, by the server's name: the library would resolve the name
 * itself, which in workerd asks a service over HTTPS, and connect to an IP address, which no
 * certificate names.
 * @param timeoutMs for the whole exchange
 * @throws the library's error, with `code`, `command` and `responseCode`
 */
export async function handOver(
  server: SmtpServer,
  envelope: Envelope,
  message: Buffer,
  timeoutMs: number,
): Promise<string> {
  const socket = open(server);
  let session: SMTPConnection | undefined;
  const handing = async () => {
    await connected(socket, server);
    session = sessionOn(socket, server, timeoutMs);
    return talk(session, server, envelope, message);
  };
  try {
    return await within(handing(), timeoutMs);
  } finally {
    session?.close();
    socket.destroy();
  }
}

function open({ host, port, security }: SmtpServer): net.Socket {
  return security === 'tls'
    ? tls.connect({ host, port, servername: host })
    : net.connect({ host, port });
}

function connected(socket: net.Socket, { security }: SmtpServer): Promise<void> {
  return new Promise((settle, give) => {
    socket.once(security === 'tls' ? 'secureConnect' : 'connect', () => settle());
    // This listener is never removed: a socket error without a listener ends the process.
    socket.on('error', give);
    socket.once('close', () => give(new Error('the connection was closed')));
  });
}

function sessionOn(socket: net.Socket, server: SmtpServer, timeoutMs: number): SMTPConnection {
  const { host, port, security, name } = server;
  return new SMTPConnection({
    connection: socket,
    host,
    port,
    name,
    secure: security === 'tls',
    secured: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    maxResponseSize: 64 * 1024,
  });
}

function talk(
  session: SMTPConnection,
  { username, password }: SmtpServer,
  { from, to }: Envelope,
  message: Buffer,
): Promise<string> {
  return new Promise((settle, give) => {
    // Never removed, for the same reason.
    session.on('error', give);
    session.once('end', () => give(new Error('the connection was closed')));
    const send = () =>
      session.send({ from, to: [to] }, message, (error, info) => {
        if (error) return give(error);
        session.quit();
        settle(info.response);
      });
    session.connect((error) => {
      if (error) return give(error);
      if (username === undefined) return send();
      session.login({ user: username, pass: password ?? '' }, (refused) =>
        refused ? give(refused) : send(),
      );
    });
  });
}

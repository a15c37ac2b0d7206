/**
 * The running product's door for `npm run operator`. Two processes must not have one database file
 * open, so the running product runs the operator's statements, and its cron's work. The door listens on loopback, and
 * needs a token that stands in the state folder.
 */
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { z } from 'zod';

export interface DoorRecord {
  readonly port: number;
  readonly token: string;
}

/** The file in which a running product writes the door's port and token. */
export function doorFile(stateDir: string): string {
  return join(stateDir, 'operator.json');
}

const asked = z.object({
  binding: z.string().regex(/^(?:CELL_[A-Z0-9]+|DIRECTORY)$/),
  text: z.string(),
  params: z.array(z.union([z.string(), z.number(), z.null()])),
});

const MAX_BODY_CHARACTERS = 256 * 1024;

/**
 * Opens the door.
 * @param database the database of a binding
 * @param tick runs the cron's work, which `/cron` asks for
 * @returns the function that closes the door
 */
export async function openDoor(
  stateDir: string,
  database: (binding: string) => Promise<D1Database>,
  tick: () => Promise<void>,
): Promise<() => void> {
  const token = randomBytes(24).toString('hex');
  const run = async (body: string): Promise<{ status: number; answer: object }> => {
    const parsed = asked.safeParse(parseJson(body));
    if (!parsed.success) return { status: 400, answer: { error: 'not understood' } };
    const { binding, text, params } = parsed.data;
    try {
      const prepared = (await database(binding)).prepare(text).bind(...params);
      return { status: 200, answer: { rows: (await prepared.all()).results } };
    } catch (error) {
      return { status: 500, answer: { error: String(error) } };
    }
  };
  const answerTo = async (
    request: IncomingMessage,
  ): Promise<{ status: number; answer: object }> => {
    if (request.headers.authorization !== `Bearer ${token}`) {
      return { status: 401, answer: { error: 'who are you' } };
    }
    if (request.url !== '/cron') return run(await bodyOf(request));
    await tick();
    return { status: 200, answer: {} };
  };
  const server = createServer((request, response) => {
    void (async () => {
      const { status, answer } = await answerTo(request);
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      response.end(JSON.stringify(answer));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  server.unref();
  const file = doorFile(stateDir);
  const record: DoorRecord = { port: (server.address() as AddressInfo).port, token };
  // An old file would keep its own mode.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(record), { mode: 0o600 });
  return () => {
    rmSync(file, { force: true });
    server.close();
    server.closeAllConnections();
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MAX_BODY_CHARACTERS) throw new Error('too large');
  }
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { within } from '../../../shared/kernel/deadline.ts';
import { DISMISSED } from '../../../shared/rules/talk-line.ts';
import { openDirectory } from '../../db/cells.ts';
import type { Env } from '../../env.ts';
import { listAllowed } from '../../modules/talk/index.ts';
import { end, type Socket } from '../sockets.ts';
import { attachedTo, type Attached } from './sockets.ts';

/** For so long a reader's right to a mailbox is believed: a dismissed one hears nothing after it. */
const BELIEVED_MS = 4_000;
/** A DIRECTORY that takes longer holds no message up. */
const ASKED_MS = 1_000;
/** For so long it is believed while DIRECTORY does not answer. */
const BELIEVED_WITHOUT_ANSWER_MS = 120_000;

type May = (reader: Attached) => boolean;

/** The sockets whose readers may still read: the others are ended. */
export async function stillAllowed(
  env: Env,
  sockets: readonly Socket[],
): Promise<readonly Socket[]> {
  const now = Date.now();
  const old = sockets.filter((socket) => now - attachedTo(socket).checkedAt > BELIEVED_MS);
  if (old.length === 0) return sockets;
  const may = await believed(env, old, now);
  const gone = new Set(old.filter((socket) => !may(attachedTo(socket))));
  for (const socket of old) {
    if (gone.has(socket)) end(socket, DISMISSED);
    else socket.serializeAttachment({ ...attachedTo(socket), checkedAt: now } satisfies Attached);
  }
  return sockets.filter((socket) => !gone.has(socket));
}

async function believed(env: Env, sockets: readonly Socket[], now: number): Promise<May> {
  try {
    return await within(askAllowed(env, sockets, now), ASKED_MS);
  } catch {
    // Talk goes on for a while without DIRECTORY.
    return ({ checkedAt }) => now - checkedAt <= BELIEVED_WITHOUT_ANSWER_MS;
  }
}

/** Which readers DIRECTORY knows. */
export async function askAllowed(env: Env, sockets: readonly Socket[], now: number): Promise<May> {
  const readers = sockets.map((socket) => attachedTo(socket));
  const rows = await openDirectory(env).read(listAllowed(readers, now));
  const known = new Set(rows.map(({ session, mailbox }) => `${session} ${mailbox}`));
  return ({ sessionId, mailbox }) => known.has(`${sessionId} ${mailbox}`);
}

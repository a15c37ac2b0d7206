import { z } from 'zod';
import { sendMessage } from '../../../shared/contracts/inbox.ts';
import type { TalkFrame } from '../../../shared/contracts/talk-line.ts';
import { MESSAGE_MAX } from '../../../shared/rules/talk-line.ts';
import { READER_HEADER, type SocketReader } from '../../modules/talk/index.ts';
import { IDEMPOTENCY_KEY } from '../../unit-of-work/idempotency.ts';
import type { Socket } from '../sockets.ts';

/** Sockets of one conversation: with more, a browser asks for the messages instead. */
export const SOCKETS_MAX = 64;
/** Characters of a frame from a browser, and of one that is a message: JSON may write six for one. */
const FRAME_MAX = 200;
const MESSAGE_FRAME_MAX = FRAME_MAX + MESSAGE_MAX * 6;
/** Frames that a browser may send in ten seconds. */
const FRAMES_MAX = 40;
const WINDOW_MS = 10_000;

/** What an object that slept knows of a socket. */
export interface Attached extends Omit<SocketReader, 'since'> {
  /** When the reader's right to the mailbox was last looked at. */
  readonly checkedAt: number;
  readonly frames: number;
  readonly framesSince: number;
}

export function attachedTo(socket: Socket): Attached {
  return socket.deserializeAttachment() as Attached;
}

/** The reader that the edge has let in; undefined for a request that it did not make. */
export function readerOf(request: {
  readonly headers: Pick<Headers, 'get'>;
}): SocketReader | undefined {
  const said = request.headers.get(READER_HEADER);
  return said === null ? undefined : (JSON.parse(decodeURIComponent(said)) as SocketReader);
}

const frame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('writing') }),
  z.object({
    type: z.literal('write'),
    key: z.string().regex(IDEMPOTENCY_KEY),
    body: sendMessage.body.shape.body,
  }),
]);

/** Counts and reads a frame; undefined for one after which its socket is closed. */
export function readFrame(socket: Socket, said: unknown, now: number): TalkFrame | undefined {
  const attached = attachedTo(socket);
  const isSame = now - attached.framesSince < WINDOW_MS;
  const frames = isSame ? attached.frames + 1 : 1;
  socket.serializeAttachment({
    ...attached,
    frames,
    framesSince: isSame ? attached.framesSince : now,
  } satisfies Attached);
  if (frames > FRAMES_MAX || typeof said !== 'string' || said.length > MESSAGE_FRAME_MAX) {
    return undefined;
  }
  const read = frame.safeParse(jsonOf(said));
  const isLong = read.data?.type !== 'write' && said.length > FRAME_MAX;
  return isLong ? undefined : read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

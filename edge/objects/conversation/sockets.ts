import { READER_HEADER, type SocketReader } from '../../modules/talk/index.ts';
import type { Socket } from '../sockets.ts';

/** Sockets of one conversation: with more, a browser asks for the messages instead. */
export const SOCKETS_MAX = 64;
/** Characters of a frame from a browser. */
const FRAME_MAX = 200;
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

/** What a browser says on its socket. */
export type Said = { readonly type: 'writing' };

/** Counts and reads a frame; undefined for one after which its socket is closed. */
export function readFrame(socket: Socket, frame: unknown, now: number): Said | undefined {
  const attached = attachedTo(socket);
  const isSame = now - attached.framesSince < WINDOW_MS;
  const frames = isSame ? attached.frames + 1 : 1;
  socket.serializeAttachment({
    ...attached,
    frames,
    framesSince: isSame ? attached.framesSince : now,
  } satisfies Attached);
  if (frames > FRAMES_MAX || typeof frame !== 'string' || frame.length > FRAME_MAX)
    return undefined;
  try {
    const said = JSON.parse(frame) as { type?: unknown } | null;
    return said?.type === 'writing' ? { type: 'writing' } : undefined;
  } catch {
    return undefined;
  }
}

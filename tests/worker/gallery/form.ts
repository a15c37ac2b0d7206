/** Pictures as browsers send them: forms of `multipart/form-data`. */
import { jpegFrame, jpegOf, jpegScan, pngChunk, pngOf } from '../../../edge/uploads/fixtures.ts';
import { bytesOf, joined } from '../../../edge/uploads/picture.ts';
import { signIn } from '../platform/people.ts';
import type { Platform } from '../platform/platform.ts';
import type { Answer } from '../staff/caller.ts';

export const BOUNDARY = '----a-boundary';

type Bytes = Uint8Array<ArrayBuffer>;

/** A part of a form: a text, or a file with its name. */
export function part(name: string, value: string | Bytes, fileName = 'foto.png'): Bytes {
  const isFile = typeof value !== 'string';
  const file = isFile ? `; filename="${fileName}"\r\ncontent-type: image/x-any` : '';
  return joined([
    new TextEncoder().encode(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`,
    ),
    isFile ? value : new TextEncoder().encode(value),
    bytesOf('\r\n'),
  ]);
}

export function formOf(...parts: readonly Bytes[]): Bytes {
  return joined([...parts, bytesOf(`--${BOUNDARY}--\r\n`)]);
}

/** A picture whose bytes no other number has. */
export function pictureOf(n: number): Bytes {
  return pngOf(60, 40, pngChunk('IDAT', bytesOf(`pixels ${n}`)));
}

export const photo = jpegOf(jpegFrame(60, 40), jpegScan);

export interface Sent {
  readonly body: BodyInit;
  readonly length?: number;
  readonly key?: string;
  readonly type?: string;
}

export type Uploader = (sent: Sent) => Promise<Answer>;

/** Sends forms as an account that is signed in at a store; as a visitor without a name. */
export async function uploading(
  platform: Platform,
  slug: string,
  name?: string,
): Promise<Uploader> {
  const origin = `http://${slug}.localhost`;
  const cookie = name === undefined ? '' : await signIn(name, `${slug}.localhost`);
  return async ({ body, length, key, type = `multipart/form-data; boundary=${BOUNDARY}` }) => {
    const size = length ?? (body as Bytes).byteLength;
    const answer = await platform.ask(`${origin}/api/gallery`, {
      method: 'POST',
      headers: {
        origin,
        'content-type': type,
        ...(size >= 0 ? { 'content-length': String(size) } : {}),
        ...(cookie && { cookie }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body,
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) as Answer['body'] };
  };
}

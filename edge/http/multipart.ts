import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import { PieceReader } from './piece-reader.ts';

/** The file part of a form, as its bytes come: a failure ends the reading, and the rest never comes. */
export interface FileTaker {
  take(piece: Uint8Array): Failure | undefined | Promise<Failure | undefined>;
}

/** A form with one file, without the file's bytes. */
export interface ReadMultipart {
  /** The text fields by name, the last value of each. */
  readonly fields: Readonly<Record<string, string>>;
  /** The file's name, as its sender gave it; empty where it gave none. */
  readonly fileName: string;
}

const TYPE =
  /^multipart\/form-data\s*;(?:[^"]*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;,"]{1,70}))/i;
const NAME = /;[ \t]*name="([^"\r\n]*)"/i;
const FILE_NAME = /;[ \t]*filename="([^"\r\n]*)"/i;

const HEADERS_MAX_BYTES = 2_000;
const FIELD_MAX_BYTES = 10_000;
/** Parts of a form: our own have three. */
const MOST_PARTS = 20;

const MALFORMED: Failure = { code: 'invalid_request' };

/**
 * Reads a form of `multipart/form-data` (RFC 7578) with one file, piece by piece. The platform's own reader
 * would wait for all of it. After a failure the body is let go: of bytes that have not come, no more than
 * `readOn` are read.
 * @param file name of the field with the file
 * @param taker gets the file's bytes
 * @param readOn see `PieceReader.letGo`
 */
export async function readMultipart(
  request: Request,
  file: string,
  taker: FileTaker,
  readOn: number,
): Promise<Result<ReadMultipart, Failure>> {
  const [, quoted, plain] = TYPE.exec(request.headers.get('content-type') ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || !request.body) return fail({ code: 'unsupported_media_type' });
  const reader = new PieceReader(request.body);
  try {
    return await readParts(reader, `\r\n--${boundary}`, file, taker);
  } finally {
    await reader.letGo(readOn);
  }
}

async function readParts(
  reader: PieceReader,
  boundary: string,
  file: string,
  taker: FileTaker,
): Promise<Result<ReadMultipart, Failure>> {
  const fields = Object.create(null) as Record<string, string>;
  let fileName: string | undefined;
  // The first boundary has no line before it, and nothing stands before it in what browsers send.
  if ((await reader.text(boundary.slice(2), 0)) !== '') return fail(MALFORMED);
  for (let parts = 0; parts <= MOST_PARTS; parts += 1) {
    const next = await reader.text('\r\n', 2);
    if (next === '--') break;
    const headers = next === '' ? await reader.text('\r\n\r\n', HEADERS_MAX_BYTES) : undefined;
    if (headers === undefined || parts === MOST_PARTS) return fail(MALFORMED);
    const name = NAME.exec(headers)?.[1] ?? '';
    const given = FILE_NAME.exec(headers)?.[1];
    if (given === undefined) {
      const value = await reader.text(boundary, FIELD_MAX_BYTES);
      if (value === undefined || name === file) return fail({ ...MALFORMED, field: name });
      fields[name] = value;
      continue;
    }
    if (name !== file || fileName !== undefined) return fail({ ...MALFORMED, field: name });
    fileName = given;
    const end = await reader.until(boundary, (piece) => taker.take(piece));
    if (end !== 'found') return fail(end === 'ended' ? MALFORMED : end);
  }
  return fileName === undefined ? fail({ ...MALFORMED, field: file }) : ok({ fields, fileName });
}

import { fail, ok, type Result } from '../../../shared/kernel/result.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 5 * 1024 * 1024;
const PDF = '%PDF-';

/**
 * Reads a document that a courier has made: a PDF of 5 MB at most, at the address that the courier named. No key
 * goes along, and no redirect is followed.
 */
export async function readPaper(
  send: typeof fetch,
  address: string,
): Promise<Result<Uint8Array<ArrayBuffer>, 'unreadable'>> {
  try {
    const response = await send(address, {
      method: 'GET',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status !== 200 || Number(response.headers.get('content-length')) > MOST_BYTES) {
      await response.body?.cancel();
      return fail('unreadable');
    }
    const bytes = await bytesOf(response);
    return bytes && startsAsPdf(bytes) ? ok(bytes) : fail('unreadable');
  } catch {
    return fail('unreadable');
  }
}

/** The bytes of an answer; undefined for more than are read, of which the rest is not taken. */
async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > MOST_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function startsAsPdf(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, PDF.length)) === PDF;
}

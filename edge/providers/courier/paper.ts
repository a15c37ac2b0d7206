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
    const bytes = new Uint8Array(await response.arrayBuffer());
    const start = new TextDecoder().decode(bytes.subarray(0, PDF.length));
    return start === PDF && bytes.byteLength <= MOST_BYTES ? ok(bytes) : fail('unreadable');
  } catch {
    return fail('unreadable');
  }
}

/**
 * A file that is made for one caller: no cache keeps it.
 * @param name the file's name, of letters, digits, dots and hyphens
 */
export function download(
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  type: string,
  name: string,
): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** The part of a file that a request asks for; `whole` for one that asks for all of it. */
export type Part = { readonly offset: number; readonly length: number } | 'whole' | 'none';

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads a `Range` header with one range of bytes (RFC 9110, section 14). Several ranges, other units
 * and a range of another version of the file get the whole, which the standard allows.
 * @param size of the file, in bytes
 * @param condition the header `If-Range`, and the file's own tag
 * @returns `none` where the range lies past the file's end
 */
export function readRange(
  header: string | undefined,
  size: number,
  condition?: { readonly ifRange: string | undefined; readonly etag: string },
): Part {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (condition?.ifRange !== undefined && condition.ifRange !== condition.etag) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { offset: size - length, length };
  }
  const offset = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < offset) return 'whole';
  return offset >= size ? 'none' : { offset, length: end - offset + 1 };
}

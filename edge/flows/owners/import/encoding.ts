const MARKS: readonly (readonly [label: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Bytes that are looked at where a file has no mark. */
const LOOKED_AT = 4_000;

/**
 * The bytes of a text in UTF-8 without its byte order mark. Read are UTF-8, UTF-16 in both orders,
 * with and without mark, and windows-1252, in which older spreadsheets save.
 */
export function toUtf8(bytes: Uint8Array): Uint8Array {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked?.[0] === 'utf-8') return bytes.subarray(3);
  const label = marked?.[0] ?? guess(bytes);
  if (label === 'utf-8') return bytes;
  return new TextEncoder().encode(new TextDecoder(label).decode(bytes));
}

/** Stands for bytes that are no character; a row that has one is refused. */
export const UNREADABLE = '\uFFFD';

/**
 * Western text in UTF-16 has a zero in nearly every second byte, which no other encoding has. Of the
 * rest, text is UTF-8 where more of its letters read as such than not: some broken bytes must not turn
 * every accent of the file into two signs.
 */
function guess(bytes: Uint8Array): string {
  const head = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]! += 1;
  });
  const many = head.length / 4;
  if (head.length > 3 && zeros[1]! > many) return 'utf-16le';
  if (head.length > 3 && zeros[0]! > many) return 'utf-16be';
  const text = new TextDecoder('utf-8').decode(bytes);
  let [right, broken] = [0, 0];
  for (const [letter] of text.matchAll(/[^\0-\x7F]/gu)) {
    if (letter === UNREADABLE) broken += 1;
    else right += 1;
  }
  return broken > right ? 'windows-1252' : 'utf-8';
}

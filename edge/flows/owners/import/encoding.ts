const MARKS: readonly (readonly [label: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Bytes that are looked at where a file has no mark. */
const LOOKED_AT = 4_000;

/** Stands for bytes that are no character; a row that has one is refused. */
export const UNREADABLE = '\uFFFD';

/** The encodings in which a file is kept. Both write the signs of CSV with the same single bytes. */
export const encodings = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** A text whose bytes come piece by piece. */
export interface TextPieces {
  /** The bytes to keep, without the byte order mark; UTF-16 becomes UTF-8. */
  take(piece: Uint8Array): Uint8Array;
  /** The last bytes to keep. */
  end(): Uint8Array;
  /** The encoding of the bytes that were kept; known at the end. */
  encoding(): Encoding;
}

/**
 * Reads a text in UTF-8, in UTF-16 of both orders, with and without mark, or in windows-1252, in which
 * older spreadsheets save. No more than the first bytes are held back.
 */
export function textPieces(): TextPieces {
  const counted = new TextDecoder('utf-8');
  const encoder = new TextEncoder();
  let head: Uint8Array | undefined = new Uint8Array();
  let utf16: TextDecoder | undefined;
  const letters = { right: 0, broken: 0 };

  function begin(bytes: Uint8Array, isLast: boolean): Uint8Array {
    head = undefined;
    const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
    const label = marked?.[0] ?? orderOf(bytes);
    if (label !== undefined && label !== 'utf-8') utf16 = new TextDecoder(label);
    return passed(marked?.[0] === 'utf-8' ? bytes.subarray(3) : bytes, isLast);
  }

  /** Counts letters beyond ASCII: more of them read as UTF-8 than not where a text is in UTF-8. */
  function passed(bytes: Uint8Array, isLast: boolean): Uint8Array {
    if (utf16) return encoder.encode(utf16.decode(bytes, { stream: !isLast }));
    for (const [letter] of counted.decode(bytes, { stream: !isLast }).matchAll(/[^\0-\x7F]/gu)) {
      if (letter === UNREADABLE) letters.broken += 1;
      else letters.right += 1;
    }
    return bytes;
  }

  return {
    take(piece) {
      if (!head) return passed(piece, false);
      head = joined(head, piece);
      return head.length < LOOKED_AT ? new Uint8Array() : begin(head, false);
    },
    end: () => (head ? begin(head, true) : passed(new Uint8Array(), true)),
    encoding: () => (letters.broken > letters.right ? 'windows-1252' : 'utf-8'),
  };
}

/** Western text in UTF-16 has a zero in nearly every second byte, which no other encoding has. */
function orderOf(bytes: Uint8Array): string | undefined {
  const looked = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  looked.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]! += 1;
  });
  const many = looked.length / 4;
  if (looked.length > 3 && zeros[1]! > many) return 'utf-16le';
  if (looked.length > 3 && zeros[0]! > many) return 'utf-16be';
  return undefined;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The kinds of files that digital items hand over, told by their first bytes and never by their names. */

interface FileKind {
  readonly type: string;
  /** The ends that a name may have; the first one is given where it has none of them. */
  readonly ends: readonly string[];
  readonly fits: (head: Uint8Array) => boolean;
}

const letters = (head: Uint8Array, at: number, text: string): boolean =>
  Array.from(text).every((letter, index) => head[at + index] === letter.charCodeAt(0));
const bytes = (head: Uint8Array, ...wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => head[index] === byte);
const isZip = (head: Uint8Array): boolean => bytes(head, 0x50, 0x4b, 0x03, 0x04);

/** An EPUB's first entry is its type, stored and not packed (EPUB OCF 3.3, section 4.3). */
const kinds: readonly FileKind[] = [
  { type: 'application/pdf', ends: ['pdf'], fits: (head) => letters(head, 0, '%PDF-') },
  {
    type: 'application/epub+zip',
    ends: ['epub'],
    fits: (head) => isZip(head) && letters(head, 30, 'mimetypeapplication/epub+zip'),
  },
  {
    type: 'application/zip',
    ends: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
    fits: isZip,
  },
  {
    type: 'audio/mpeg',
    ends: ['mp3'],
    // An ID3 tag, or the first frame of MPEG audio, layer III.
    fits: (head) =>
      letters(head, 0, 'ID3') || (head[0] === 0xff && [0xfb, 0xf3, 0xf2].includes(head[1] ?? 0)),
  },
  { type: 'audio/flac', ends: ['flac'], fits: (head) => letters(head, 0, 'fLaC') },
  {
    type: 'audio/wav',
    ends: ['wav'],
    fits: (head) => letters(head, 0, 'RIFF') && letters(head, 8, 'WAVE'),
  },
  {
    type: 'application/ogg',
    ends: ['ogg', 'oga', 'ogv', 'opus'],
    fits: (head) => letters(head, 0, 'OggS'),
  },
  {
    type: 'video/mp4',
    ends: ['mp4', 'm4a', 'm4b', 'm4v', 'mov'],
    fits: (head) => letters(head, 4, 'ftyp'),
  },
  {
    type: 'video/webm',
    ends: ['webm', 'mkv'],
    fits: (head) => bytes(head, 0x1a, 0x45, 0xdf, 0xa3),
  },
  {
    type: 'image/png',
    ends: ['png'],
    fits: (head) => bytes(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a),
  },
  { type: 'image/jpeg', ends: ['jpg', 'jpeg'], fits: (head) => bytes(head, 0xff, 0xd8, 0xff) },
  {
    type: 'image/webp',
    ends: ['webp'],
    fits: (head) => letters(head, 0, 'RIFF') && letters(head, 8, 'WEBP'),
  },
];

/** The types of the files that are taken. */
export const fileTypes: readonly string[] = kinds.map(({ type }) => type);

/** The ends of names that a chooser of files offers. @example '.pdf' */
export const fileEnds: readonly string[] = kinds.flatMap(({ ends }) =>
  ends.map((end) => `.${end}`),
);

/** So many first bytes tell the kind. */
export const FILE_HEAD_BYTES = 58;

/** Most bytes of a file; the platform takes a body of 100 MB. */
export const ITEM_FILE_MAX_BYTES = 90_000_000;

/** Most files of an item. */
export const ITEM_FILES_MAX = 20;

/** Most characters of a file's name. */
export const FILE_NAME_MAX = 120;

/** The type of a file by its first bytes; null for one that is not taken. */
export function fileTypeOf(head: Uint8Array): string | null {
  return kinds.find(({ fits }) => fits(head))?.type ?? null;
}

/**
 * A file's name as its download is called: without folders, controls and signs that a file system refuses,
 * and with an end that fits its type, so that a program never goes by another name.
 * @example fileNameOf('C:\\libros\\Guía.exe', 'application/pdf') // 'Guía.exe.pdf'
 */
export function fileNameOf(given: string, type: string): string {
  const [first = 'bin', ...more] = kinds.find((kind) => kind.type === type)?.ends ?? [];
  const own = (given.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    // Controls, marks that turn the direction of a text, and what Windows refuses in a name.
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/^[. ]+/, '')
    .trim();
  const end = /\.([A-Za-z0-9]{1,5})$/.exec(own)?.[1]?.toLowerCase();
  const fits = end !== undefined && [first, ...more].includes(end);
  const kept = fits ? end : first;
  const stem = Array.from(fits ? own.slice(0, -(kept.length + 1)) : own);
  const short = stem
    .slice(0, FILE_NAME_MAX - kept.length - 1)
    .join('')
    .trim();
  return `${short === '' ? 'archivo' : short}.${kept}`;
}

import { toWinAnsi } from './win-ansi.ts';

/**
 * A PDF of text in the standard fonts and of dark rectangles (PDF 32000-1, 7 and 9). The library that
 * the platform would use weighs a fifth of the worker (decision 0053).
 */

export type Font = 'regular' | 'bold';

const FONTS: Readonly<Record<Font, string>> = { regular: 'F1', bold: 'F2' };

/** A place on a page, in points from the bottom left. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The operators of a line of text. */
export function textAt({ x, y }: Place, size: number, font: Font, text: string): string {
  const written = toWinAnsi(text).replace(/[\\()]/g, (sign) => `\\${sign}`);
  return `BT /${FONTS[font]} ${size} Tf ${x} ${y} Td (${written}) Tj ET`;
}

/** Widths of Helvetica's letters, in parts of its size, each the widest of its kind. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;|!'·]/, 0.28],
  [/[frt ()-]/, 0.34],
  [/[mwMW%@—…]/, 1],
  [/[\p{Lu}&+<>=~]/u, 0.78],
];
const WIDTH = 0.56;
const BOLDER = 1.09;

/** How wide a text is at most, in points. */
export function widthOf(text: string, size: number, font: Font): number {
  const parts = Array.from(text, (sign) => WIDTHS.find(([kind]) => kind.test(sign))?.[1] ?? WIDTH);
  const sum = parts.reduce((one, other) => one + other, 0);
  return sum * size * (font === 'bold' ? BOLDER : 1);
}

/** The operators of a line between two places. */
export function lineBetween(from: Place, to: Place): string {
  return `0.5 w ${from.x} ${from.y} m ${to.x} ${to.y} l S`;
}

/**
 * The operators of a picture of modules, such as a QR code.
 * @param path `M{x} {y}h{run}v1h-{run}z` for each run, in modules from the top left (`qrPath`)
 * @param side of the whole picture, in points; `place` is its bottom left
 */
export function modulesAt(place: Place, side: number, size: number, path: string): string {
  const scale = side / size;
  const runs = Array.from(
    path.matchAll(/M(\d+) (\d+)h(\d+)/g),
    ([, x, y, run]) => `${Number(x)} ${size - 1 - Number(y)} ${Number(run)} 1 re`,
  );
  return [`q ${scale} 0 0 ${scale} ${place.x} ${place.y} cm`, ...runs, 'f Q'].join('\n');
}

/** The size of a page, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Writes a document.
 * @param pages the operators of each page
 */
export function writePdf(
  title: string,
  { width, height }: PageSize,
  pages: readonly string[],
): Uint8Array<ArrayBuffer> {
  const first = 6;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${toWinAnsi(title).replace(/[\\()]/g, (sign) => `\\${sign}`)}) >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${first + index * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

import type { CleanPicture, Format, PictureHead } from '../picture.ts';
import { sanitize } from './sanitize.ts';
import { readRoot, readXml, type XmlElement } from './xml.ts';

/** The size of a drawing that names none, as browsers take it. */
const UNNAMED = { width: 300, height: 150 };

const LENGTH = /^\+?(\d{1,9}(?:\.\d{1,9})?)(?:px)?$/;

/** SVG, made anew of what `sanitize` allows. */
export const svg: Format = {
  read(head) {
    const text = textOf(head, true);
    if (text === undefined) return 'image_type_refused';
    const root = readRoot(text);
    if (root) return root.name === 'svg' ? headOf(root) : 'image_type_refused';
    return /^\s*(?:<|$)/.test(text) ? 'more' : 'image_type_refused';
  },
  clean(bytes): CleanPicture | null {
    const text = textOf(bytes, false);
    const root = text === undefined ? undefined : readXml(text);
    const drawing = root?.name === 'svg' ? sanitize(sized(root)) : undefined;
    if (!root || !drawing) return null;
    const { width, height } = headOf(root);
    const { text: clean, colors } = drawing;
    return { bytes: new TextEncoder().encode(clean), width, height, colors };
  },
};

/** Text of UTF-8, which SVG is written in; undefined for other bytes. */
function textOf(bytes: Uint8Array, isBeginning: boolean): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isBeginning });
  } catch {
    return undefined;
  }
}

function headOf({ attributes }: XmlElement): PictureHead {
  const [, , boxWidth, boxHeight] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = lengthOf(attributes.get('width'));
  const height = lengthOf(attributes.get('height'));
  const box =
    boxWidth !== undefined && boxHeight !== undefined && boxWidth > 0 && boxHeight > 0
      ? { width: boxWidth, height: boxHeight }
      : undefined;
  const ratio = box ? box.width / box.height : 1;
  const size =
    width !== undefined && height !== undefined
      ? { width, height }
      : width !== undefined
        ? { width, height: width / ratio }
        : height !== undefined
          ? { width: height * ratio, height }
          : (box ?? UNNAMED);
  return { kind: 'svg', width: whole(size.width), height: whole(size.height) };
}

function whole(length: number): number {
  return Math.max(1, Math.round(length));
}

/** A length in pixels; undefined for one of another unit, or for none. */
function lengthOf(text: string | undefined): number | undefined {
  const [, digits] = LENGTH.exec(text?.trim() ?? '') ?? [];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}

/** A drawing whose size stands in it, so that an `<img>` has its proportions. */
function sized(root: XmlElement): XmlElement {
  const { width, height } = headOf(root);
  const attributes = new Map(root.attributes);
  attributes.set('width', String(width)).set('height', String(height));
  if (!attributes.has('viewBox') && !lengthOf(root.attributes.get('width'))) {
    attributes.set('viewBox', `0 0 ${width} ${height}`);
  }
  return { ...root, attributes };
}

/** A piece of a page: text, or text as UTF-8. */
export type Piece = string | Uint8Array<ArrayBuffer>;

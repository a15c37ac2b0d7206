/**
 * The mark in front of every search term of a store: seven characters made of the store's id
 * (FNV-1a, 32 bits, base 36). Two stores with the same mark would only cost time, since matches are
 * still read through the store's own listings.
 */
export function storeKey(storeId: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < storeId.length; index += 1) {
    hash = Math.imul(hash ^ storeId.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(36).padStart(7, '0');
}

/**
 * The mark in front of the words that say what an item is, beside the store's mark: a digit that no
 * word of its name begins with, and no more letters, since the index looks up beginnings.
 */
export function headMark(mark: string): string {
  return `${mark}0`;
}

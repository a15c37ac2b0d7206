/** Characters of a note beside an order. */
export const ORDER_NOTE_MAX = 1_000;

/** Who reads a note beside an order: the store's staff alone, or the buyer too. */
export const noteAudiences = ['internal', 'client'] as const;
export type NoteAudience = (typeof noteAudiences)[number];

/** How long a deleted note can be put back, in milliseconds. */
export const NOTE_RESTORE_MS = 60 * 60 * 1000;

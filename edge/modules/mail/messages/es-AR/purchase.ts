/** The words of a purchase's mail that Argentina says otherwise. */
export const purchase = {
  collect: 'Lo retirás en {{address}}',
} as const;

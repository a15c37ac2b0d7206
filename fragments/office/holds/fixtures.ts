import type { Hold } from '../../../shared/contracts/holds.ts';

/** A visitor's hold, for tests. */
export const shownHold: Hold = {
  id: 'hd_1',
  item: 'it_falda',
  name: 'Falda',
  variant: { Talla: 'M', Color: 'Rojo' },
  amount: 2,
  since: '2026-11-22T20:00:00.000Z',
  until: '2026-11-22T20:15:00.000Z',
  holder: 'visitor',
  contact: null,
  is_paying: false,
};

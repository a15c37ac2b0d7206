/** The texts that differ in Argentina. */
export const argentine = {
  hint: 'Si pedís un día, elegí también la hora.',
  needsHours: 'Elegí la hora para ese día.',
  needsDay: 'Elegí el día para esa hora.',
} as const;

/** The notice of an editor that another person of the staff has open, too. */
export const openBy = {
  by: '{{name}} también tiene esto abierto desde las {{time}}',
  nameless: 'Alguien más del equipo también tiene esto abierto desde las {{time}}',
} as const;

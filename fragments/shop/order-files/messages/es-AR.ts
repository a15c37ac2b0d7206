/** The words that Argentina says otherwise. */
export const argentine = {
  states: {
    ready: 'Descargalos cuando quieras. Cada descarga que abrís vale diez minutos.',
  },
} as const;

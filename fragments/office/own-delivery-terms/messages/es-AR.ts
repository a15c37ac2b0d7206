/** The words that Argentina says otherwise. */
export const ar = {
  codesHint:
    'Con qué empiezan los de tu zona, separados por comas: 1425, C14. Dejalo vacío para entregar en todo el país.',
  needs: {
    cost: 'Escribí un costo de 0 a 10.000.',
    lead_days: 'Escribí de 1 a 60 días.',
    weekdays: 'Elegí al menos un día.',
    windows:
      'Escribí de 1 a 8 horarios, cada uno en su línea como 09:00-13:00, que termine después de empezar.',
    postal_codes: 'Escribí hasta 300 inicios de código, de hasta 8 letras y números cada uno.',
  },
} as const;

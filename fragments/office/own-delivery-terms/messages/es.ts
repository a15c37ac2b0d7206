export const es = {
  title: 'Entrega de la tienda',
  intro:
    'Tu propia gente lleva el pedido a la dirección del comprador. Quien compra puede pedir el día y la hora entre los que ofreces.',
  cost: 'Costo de la entrega, en {{currency}}',
  lead: 'Días de anticipación',
  leadHint: 'Con 1 se puede pedir para mañana.',
  weekdays: 'Días en que entregas',
  names: {
    '1': 'Lunes',
    '2': 'Martes',
    '3': 'Miércoles',
    '4': 'Jueves',
    '5': 'Viernes',
    '6': 'Sábado',
    '7': 'Domingo',
  },
  windows: 'Horarios',
  windowsHint: 'Uno por línea, por ejemplo 09:00-13:00.',
  codes: 'Códigos postales',
  codesHint:
    'Con qué empiezan los de tu zona, separados por comas: 06, 0710. Déjalo vacío para entregar en todo el país.',
  needs: {
    cost: 'Escribe un costo de 0 a 10,000.',
    lead_days: 'Escribe de 1 a 60 días.',
    weekdays: 'Elige al menos un día.',
    windows:
      'Escribe de 1 a 8 horarios, cada uno en su línea como 09:00-13:00, que termine después de empezar.',
    postal_codes: 'Escribe hasta 300 inicios de código, de hasta 8 letras y números cada uno.',
  },
  save: 'Guardar la entrega',
  end: 'Dejar de entregar',
  done: {
    delivery: 'Se guardó la entrega de la tienda',
    'no-delivery': 'La tienda ya no ofrece entregar',
  },
} as const;

export type Messages = typeof es;

export const es = {
  title: 'Asesores',
  intro:
    'Quienes ayudan a los revendedores de la red. A cada revendedor le toca quien menos tiene, y se queda con esa persona.',
  notRoot: 'Este encargo lo da la tienda principal de la red.',
  has_one: '{{count}} revendedor',
  has_other: '{{count}} revendedores',
  give: 'Hacer asesor',
  giveTo: 'Hacer asesor a {{name}}',
  change: 'Cambiar',
  changeOf: 'Cambiar lo de {{name}}',
  drop: 'Quitar el encargo',
  dropOf: 'Quitar el encargo a {{name}}',
  save: 'Guardar',
  when: 'Cuándo contesta',
  hours: {
    day: 'Todos los días, de 9:00 a 18:00',
    always: 'A toda hora, todos los días',
    own: 'En estas horas',
  },
  days: {
    d1: 'Lunes',
    d2: 'Martes',
    d3: 'Miércoles',
    d4: 'Jueves',
    d5: 'Viernes',
    d6: 'Sábado',
    d7: 'Domingo',
  },
  daysHint: 'Solo cuentan con «En estas horas». Así: 9–14, 16:00–20:30. Vacío: descansa.',
  email: 'Correo que ven sus revendedores',
  phone: 'Teléfono que ven, con clave de país',
  whatsapp: 'WhatsApp que ven, con clave de país',
  problems: {
    hours: 'Escribe horas como 9–14, 16–20',
    phone: 'Escribe el número con su clave, como +525512345678',
  },
  done: { saved: 'Guardamos el encargo', dropped: 'Quitamos el encargo' },
} as const;

export type Messages = typeof es;

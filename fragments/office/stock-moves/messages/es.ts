export const es = {
  title: 'Historia de las existencias',
  none: 'Las existencias de este artículo todavía no han cambiado.',
  failed: 'La historia de las existencias no se pudo leer. Vuelve a cargar la página.',
  by: '{{name}} · {{at}}',
  nobody: 'Una cuenta borrada',
  sale: 'Venta · {{at}}',
  units: 'De {{before}} a {{after}}',
  reason: {
    created: 'Existencias iniciales',
    sold: 'Se vendieron',
    counted: 'Se contaron',
    received: 'Llegó mercancía',
    damaged: 'Se dañaron',
    returned: 'Se devolvieron',
    other: 'Otro motivo',
    imported: 'Se importaron de un archivo',
    undone: 'Se deshizo un cambio',
    given: 'Boleto de cortesía',
  },
  previous: 'Más recientes',
  more: 'Más antiguas',
} as const;

export type Messages = typeof es;

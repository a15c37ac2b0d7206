/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Meses sin intereses',
  intro:
    'Quien compra con tarjeta de crédito puede dividir su pago con Stripe, Conekta, Openpay o Mobbex. El proveedor te cobra a ti el costo de cada plazo: revísalo con él antes de ofrecerlo.',
  legend: 'Plazos que ofreces',
  term: '{{payments}} meses, desde {{least}}',
  plain: '{{payments}} meses',
  minimum: 'Compra mínima ({{currency}})',
  minimumHint: 'Con 0 cuenta solo el mínimo de cada plazo, que es el de los proveedores en México.',
  save: 'Guardar plazos',
  saved: 'Quedó guardado: se ofrecen en las compras que empiecen desde ahora.',
} as const;

export type Messages = typeof es;

export const embedEnding = {
  title: '{{element}} desaparece el {{day}}',
  'text.declared':
    'Las páginas de un socio muestran {{element}}, que va a desaparecer. Hasta el {{day}} funciona como siempre.',
  'text.ending':
    'Falta menos de un mes, y las páginas de un socio todavía muestran {{element}}. Desde el {{day}} se verá ahí el contenido de su propia página.',
  partner: 'Es la clave de {{partner}}.',
  use: 'En su lugar puede poner {{use}}.',
  docs: 'La referencia del elemento: {{docs}}',
  open: 'Ver la clave',
  note: 'El cambio se hace en la página del socio: avísale. De un mismo elemento y clave te escribimos dos veces: al anunciarlo y en su último mes.',
} as const;

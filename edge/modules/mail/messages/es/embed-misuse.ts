export const embedMisuse = {
  title: 'Revisa la clave de un socio',
  partner: 'Es la clave de {{partner}}.',
  'text.elsewhere':
    'Páginas de {{origin}} piden elementos de tu tienda con esa clave, y no está entre sus orígenes. No se les muestra nada.',
  'text.burst':
    'Sus páginas piden elementos de tu tienda más veces por minuto de las que la clave permite. Lo que pasa de ahí se rechaza.',
  open: 'Ver la clave',
  note: 'Si no reconoces ese uso, puedes pausar la clave o cambiarla por otra. De una misma clave te escribimos una vez al día como máximo.',
} as const;

import { image } from '../../../../shared/i18n/es/words.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  parts: { socialText: 'Escribí tu usuario o pegá la dirección de tu perfil.' },
  noEntry: 'El texto de acá abajo',
  hints: {
    photo: 'Mejor de {{size}} píxeles, o de {{wide}} si la mostrás en rectángulo.',
    english: 'Si lo dejás vacío, se muestra el texto en español.',
  },
  picture: {
    failed: {
      photo: `${image.shopPhotoFailed}: ya no está en tu galería. Elegí otra.`,
      favicon: 'No se pudo cambiar el icono: ya no está en tu galería. Elegí otro.',
    },
  },
  meanwhile:
    'Alguien guardó otra configuración mientras tanto. Lo tuyo sigue acá, sin guardar: revisalo y guardá otra vez.',
  problems: {
    license: 'Escribí letras, números y guiones, o livechat:, tawk: o crisp: y tu número',
    pixel: 'Escribí solo el número, de 5 a 20 cifras',
    handle: 'Escribí solo tu usuario, sin espacios ni otras direcciones',
    url: 'Escribí una dirección de internet, como https://ejemplo.com',
    code: 'Elegí el país del número',
    collection: 'Escribí dónde se retira, o quitá esa forma de entrega',
    payment: 'Elegí al menos una forma de pago',
    cost: 'Escribí el costo, como 99 o 99,50; 0 si es gratis',
    days: 'Escribí los días, de 0 a 90',
    minutes: 'Escribí los minutos, de 1 a 1440',
    hours: 'Escribí las horas en orden, como 9:00–14:00, 16:00–20:00',
    color: 'Escribí un color como #1d4d3f',
  },
} as const;

import { addressLabels } from '../../../../shared/i18n/es/address.ts';

export const es = {
  addressLabels,
  title: 'Envío por paquetería',
  actions: { origin: 'Poner la dirección de donde salen los paquetes' },
  intro:
    'Con una dirección de salida y una cuenta de paquetería, tus compradores eligen una tarifa al comprar y tú compras la guía desde cada pedido.',
  needs: 'Qué hace falta',
  ready: 'Listo',
  missing: 'Falta',
  address: 'Dirección de salida',
  addressMissing:
    'Sin ella no se cotiza con paqueterías: tus compradores solo ven tus otras formas de entrega.',
  account: 'Cuenta de paquetería',
  accounts: {
    store: 'Se cotiza y se compran guías con tu cuenta.',
    platform:
      'Se cotiza con la cuenta de la plataforma. Para comprar guías hace falta tu propia cuenta.',
    nobody: 'Sin una cuenta no hay tarifas ni guías.',
  },
  accountRefused: 'La paquetería rechazó tus llaves la última vez que se probaron.',
  keys: 'Poner las llaves de la cuenta',
  measures: 'Peso y medidas',
  measuresText:
    'Cada artículo se cotiza con su peso y sus medidas; los que no los tienen viajan en un paquete de medidas generales, y la tarifa puede salir distinta.',
  items: 'Ver los artículos',
  form: 'De dónde salen los paquetes',
  country: 'En {{country}}, el país de la tienda.',
  phone: 'Teléfono para la paquetería',
  phoneHint: 'Con lada; lo llama quien recoge los paquetes.',
  optional: 'opcional',
  chooseState: 'Elige…',
  save: 'Guardar dirección',
  remove: 'Dejar de enviar por paquetería',
  removeHint:
    'Se quita la dirección, y ya no se cotiza. Los pedidos que ya eligieron tarifa siguen igual.',
  phoneNeeded: 'Escribe un teléfono de entre 7 y 20 caracteres',
  done: {
    saved: 'Se guardó la dirección de salida',
    removed: 'Ya no se cotiza con paqueterías',
  },
} as const;

export type Messages = typeof es;

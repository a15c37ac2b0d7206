import { addressNeeds } from '../../../../shared/i18n/es-AR/address.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  problems: { review: 'Confirmá que revisaste los datos', choose: 'Elegí una opción' },
  missing: {
    ...addressNeeds,
    full_name: 'Escribí el nombre completo',
    email: 'Escribí tu correo electrónico',
    phone: 'Escribí el teléfono',
  },
  wrong_one: 'Revisá {{count}} campo',
  wrong_other: 'Revisá {{count}} campos',
  expiredText:
    'Liberamos los artículos que teníamos apartados. Si siguen disponibles, podés empezar de nuevo.',
  saveGuestText: 'Solo para este pedido; lo consultás con el enlace de tu correo.',
  saveUserText:
    'Abrimos tu cuenta con estos mismos datos: te mandamos un PIN por correo y después elegís tu contraseña.',
  saveTerms: 'Al guardar como usuario aceptás los {{terms}} y el {{privacy}}.',
  noWay:
    'Ninguna forma de pago de esta tienda acepta este importe. Cambiá tu compra o escribile a la tienda.',
  chooseState: 'Elegí…',
  cardLater: 'Completá los datos de arriba para escribir tu tarjeta.',
  doneText: 'Acá podés ver tu pedido y cómo va.',
} as const;

import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';
import {
  addressLabels,
  addressNeeds,
  addressProblems,
} from '../../../../shared/i18n/es/address.ts';
import { checkout, payment, validation } from '../../../../shared/i18n/es/words.ts';

const problems = {
  required: validation.required,
  email: validation.invalidEmail,
  phone: validation.invalidPhone,
  ...addressProblems,
  review: 'Confirma que revisaste los datos',
  choose: 'Elige una opción',
} as const;

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Finalizar compra',
  payTitle: 'Paga tu pedido',
  problems,
  /** A field that was left empty asks for its content. */
  missing: {
    ...addressNeeds,
    full_name: 'Escribe el nombre completo',
    email: 'Escribe tu correo electrónico',
    phone: 'Escribe el teléfono',
  },
  addressLabels,
  moreOfAddress: 'Más niveles de la dirección',
  optional: 'opcional',
  backToCart: 'Volver al carrito',
  stale: 'Tu carrito cambió después de empezar esta compra, que lleva lo de antes.',
  staleCart: 'Revisar el carrito',

  held: 'Apartamos tus artículos por',
  waits: 'Apartaremos tus artículos al hacer el pedido. Tiempo restante:',
  heldSpoken_one: 'Queda {{count}} minuto para completar tu compra.',
  heldSpoken_other: 'Quedan {{count}} minutos para completar tu compra.',
  expired: checkout.expired,
  expiredText:
    'Liberamos los artículos que teníamos apartados. Si siguen disponibles, puedes empezar de nuevo.',
  restart: 'Empezar de nuevo',

  contact: 'Contacto',
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  emailHint: 'Ahí te enviamos la confirmación.',
  meant: '¿Quisiste escribir {{email}}? Corregir',
  phone: 'Teléfono',
  phoneCountry: 'País del teléfono',

  saveAs: 'Cómo guardar tus datos',
  saveGuest: 'Guardar como invitado',
  saveGuestText: 'Solo para este pedido; lo consultas con el enlace de tu correo.',
  saveUser: 'Guardar como usuario',
  saveUserText:
    'Abrimos tu cuenta con estos mismos datos: te mandamos un PIN por correo y luego eliges tu contraseña.',
  saveTerms: 'Al guardar como usuario aceptas los {{terms}} y el {{privacy}}.',
  saveTermsLink: 'términos y condiciones',
  savePrivacyLink: 'aviso de privacidad',

  goes: 'Entrega',
  delivery: 'Entrega de la tienda',
  deliveryOf: 'Entrega de {{name}}',
  fixed_delivery: 'Envío a domicilio',
  collection: 'Recoger en tienda',
  arrives: 'Llega el {{day}}',
  free: 'Gratis',

  address: 'Dirección de entrega',
  addressOnlyDelivery: 'Solo si elegiste envío a domicilio.',
  book: 'Tus direcciones',
  otherAddress: 'Otra dirección',
  useAddress: 'Usar esta dirección',
  country: 'País',
  chooseState: 'Elige…',

  attendees: 'Asistentes',
  attendeesText: 'El pedido lleva el nombre de cada persona que asiste.',
  attendee: '{{item}} · asistente {{person}}',
  reviewed: 'Revisé los nombres y teléfonos de los asistentes',

  payment: 'Pago',
  cash: 'Pago contra entrega',
  cashAtSeller: 'Efectivo',
  cashText: 'Pagas al recibir o recoger tu pedido.',
  cashNoDelivery: 'Pagas en efectivo a quien vende.',
  card: 'Tarjeta de crédito o débito',
  cardText: 'Tus datos van directo al procesador de pagos; esta tienda no los ve.',
  testMode: 'Modo de prueba: con {{names}} no se mueve dinero real.',
  noWay:
    'Ninguna forma de pago de esta tienda acepta este importe. Cambia tu compra o escríbele a la tienda.',
  cardNoScript: 'Para pagar con tarjeta activa JavaScript en tu navegador.',
  ways: paymentNames,
  redirectText: 'Pagas en su página y regresas aquí.',
  hints: {
    deposit: 'Te damos la cuenta de la tienda y tienes una hora para depositar o transferir.',
    openpay_store: 'Te damos un número para pagar en efectivo en una tienda, hasta por dos días.',
    openpay_bank: 'Te damos una CLABE para transferir desde tu banco, hasta por un día.',
  },
  goOn: 'Continuar en {{name}}',
  otherWay: 'Elegir otra forma de pago',
  cardSaved: 'Pagas con {{name}}',
  cardLater: 'Completa los datos de arriba para escribir tu tarjeta.',
  cardLoading: 'Cargando el formulario de la tarjeta…',
  cardFrame: 'Datos de la tarjeta',
  cardFailed: payment.setupFailed,
  retry: 'Intentar de nuevo',

  note: 'Nota para la tienda',
  summary: 'Resumen del pedido',
  units_one: '{{count}} artículo',
  units_other: '{{count}} artículos',
  subtotal: 'Subtotal',
  shipping: 'Envío',
  total: 'Total',
  taxes: 'Impuestos incluidos.',
  updateTotal: 'Actualizar total',

  place: 'Confirmar pedido',
  showNumber: 'Ver los datos para pagar',
  pay: 'Pagar {{total}}',
  placing: 'Registrando tu pedido…',
  paying: 'Cobrando a tu tarjeta…',
  waiting: 'Esperando la respuesta de tu banco…',
  leaving: 'Un momento…',
  wrong_one: 'Revisa {{count}} campo',
  wrong_other: 'Revisa {{count}} campos',

  declinedTitle: payment.failed,
  declined: payment.declined,
  attemptFailed: payment.attemptFailed,
  declinedWay: payment.redirectFailed,
  notPossible: checkout.notPossible,

  returningTitle: 'Confirmando tu pago',
  returningText: 'Estamos preguntando a tu banco. No cierres esta página.',
  returningWay: 'Estamos preguntando si tu pago quedó hecho. No cierres esta página.',
  confirm: 'Confirmar mi pago',
  lateTitle: 'Tu banco todavía no responde',
  lateText:
    'Tu pedido está guardado. En cuanto tengamos respuesta te avisamos por correo; no pagues otra vez.',
  lateWayTitle: 'Todavía no sabemos de tu pago',
  lateWay:
    'Tu pedido está guardado. Si ya pagaste, no pagues otra vez: te avisamos por correo. Si no, todavía puedes pagar.',
  payStill: 'Volver al pago',
  doneTitle: 'Esta compra ya está hecha',
  doneText: 'Aquí puedes ver tu pedido y cómo va.',
  seeOrder: 'Ver mi pedido',
  otherCard: 'Intentar con otra tarjeta',
} as const;

export type Messages = typeof es;

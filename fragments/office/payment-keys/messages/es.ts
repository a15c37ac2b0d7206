import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Llaves y cuentas de cobro y envío',
  intro:
    'Con tus propias llaves cobras en tu cuenta con cada proveedor. Se guardan cifradas y nadie las puede leer, tampoco tú: solo cambiarlas. Para depósitos, escribe aquí tu cuenta de banco.',
  names: {
    ...paymentNames,
    shippo: 'Shippo',
    micorreo: 'MiCorreo (Correo Argentino)',
    envia: 'Envia',
    skydropx: 'Skydropx Pro',
  },
  takes: {
    store: 'Cobra tu cuenta',
    platform: 'Cobra la plataforma',
    nobody: 'Falta configuración',
  },
  testMode: {
    title: 'Llaves de prueba',
    intro:
      'Con ellas se pagan las compras del modo de prueba, y ninguna otra. Una forma de pago sin llaves de prueba no se ofrece mientras el modo está activo. Se guardan cifradas.',
    takes: {
      store: 'Con tus llaves de prueba',
      platform: 'Con la cuenta de prueba de la plataforma',
      nobody: 'No se ofrece en pruebas',
    },
  },
  couriers: 'Paqueterías',
  couriersIntro:
    'Guarda y prueba aquí tu cuenta de paquetería: sus llaves quedan cifradas, sin que nadie las lea. Con ella tus compradores ven tarifas y tú compras guías.',
  origin: 'Poner la dirección de donde salen los paquetes',
  asks: {
    store: 'Tu cuenta',
    platform: 'Cuenta de la plataforma',
    nobody: 'Sin cuenta',
  },
  keys: {
    secret_key: 'Llave secreta',
    publishable_key: 'Llave pública',
    private_key: 'Llave privada',
    webhook_secret: 'Secreto de los avisos',
    client_id: 'Identificador del cliente (client ID)',
    client_secret: 'Secreto del cliente (client secret)',
    webhook_id: 'Identificador del webhook',
    merchant_id: 'Número de comercio',
    api_key: 'Llave de API (API key)',
    api_token: 'Token de API',
    access_token: 'Token de acceso (access token)',
    webhook_public_key: 'Llave pública de los avisos',
    user: 'Usuario',
    password: 'Contraseña',
    customer_id: 'Número de cliente',
    carriers: 'Paqueterías que cotiza, separadas por comas (estafeta, fedex)',
    terminal_id: 'Número de terminal',
    certificate: 'Certificado (PEM)',
    holder: 'A nombre de',
    bank: 'Banco',
    bank_account: 'CLABE o CBU',
  },
  webhook: 'Dirección para los avisos del proveedor',
  byHand:
    'Quien compra ve estos datos y tiene una hora para depositar. Tú confirmas cada depósito en Pagos.',
  saveAccount: 'Guardar cuenta',
  tests: {
    passed: 'El proveedor aceptó las llaves: {{when}}',
    refused: 'El proveedor rechazó las llaves el {{when}}: revísalas en su panel.',
    unreachable: 'El proveedor no respondió el {{when}}; prueba de nuevo más tarde.',
  },
  untested: 'Estas llaves todavía no se han probado.',
  save: 'Guardar llaves',
  replace: 'Cambiar llaves',
  test: 'Probar llaves',
  drop: 'Dejar de usar',
  nameOf: '{{act}}: {{name}}',
  abilities: {
    title: 'Qué puede cada forma de pago',
    intro:
      'Lo que permite cada proveedor en tu moneda. Tus límites, tus meses y si cobras al enviar se ponen más abajo.',
    way: 'Forma de pago',
    columns: {
      refund: 'Reembolso',
      amounts: 'Montos',
      months: 'Meses',
      holds: 'Cobrar al enviar',
      lasts: 'Plazo para pagar',
      disputes: 'Disputas',
      review: 'Revisión de riesgo',
    },
    refunds: {
      provider: 'Todo o una parte, desde aquí',
      account: 'Por transferencia tuya, todo o una parte',
      hand: 'En efectivo, entre ustedes',
    },
    least: 'Desde {{amount}}',
    most: 'Hasta {{amount}}',
    unlimited: 'Sin límite conocido',
    terms: '{{terms}}',
    termsFrom: '{{terms}}, desde {{least}}',
    day_one: '{{count}} día',
    day_other: '{{count}} días',
    sure: '{{days}}; los primeros {{sure}} con el dinero asegurado',
    hour_one: '{{count}} hora',
    hour_other: '{{count}} horas',
    never: 'No vence',
    disputes: {
      here: 'Te avisamos y las pruebas se mandan desde aquí',
      panel: 'Te avisamos y se contestan en el panel del proveedor',
      untold: 'Solo en el panel del proveedor',
      none: 'No hay',
    },
    yes: 'Sí',
    no: 'No',
  },
  done: {
    'keys-set': 'Quedó guardado. Si son llaves de un proveedor, pruébalas ahora.',
    'keys-tested': 'Las llaves se probaron: abajo está la respuesta.',
    'keys-dropped':
      'Esas llaves ya no se usan. Las de cobro se conservan para devolver lo que cobraron.',
  },
} as const;

export type Messages = typeof es;

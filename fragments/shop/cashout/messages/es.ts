import { pager } from '../../../../shared/i18n/es/pager.ts';

/** Values replace the names in braces. */
export const es = {
  title: 'Retirar dinero',
  intro: 'Tu dinero disponible, de tu monedero a tu cuenta de banco.',
  back: 'Volver al monedero',
  available: 'Disponible para retirar',
  availableHint: 'Lo que quedó libre hasta el último corte. Se retira desde {{minimum}}.',
  account: 'Cuenta bancaria',
  accountOf: '{{kind}} que termina en {{last}}, a nombre de {{holder}}',
  kinds: { clabe: 'CLABE', cbu: 'CBU' },
  resting: 'Es nueva: se puede retirar a ella desde el {{at}}.',
  noAccount: 'Aún no hay cuenta bancaria. Guárdala para poder retirar.',
  newAccount: 'Guardar una cuenta',
  changeAccount: 'Cambiar la cuenta',
  changeHint:
    'Por seguridad, a una cuenta nueva no se puede retirar durante 72 horas, y te avisamos por correo.',
  number: { clabe: 'CLABE, 18 dígitos', cbu: 'CBU, 22 dígitos' },
  holder: 'Titular de la cuenta',
  save: 'Guardar la cuenta',
  ask: 'Cuánto quieres retirar',
  amount: 'Monto en {{currency}}',
  askButton: 'Pedir el retiro',
  askFirst: 'Cuando guardes una cuenta bancaria podrás pedir un retiro.',
  askLittle: 'Para retirar hace falta tener disponible al menos {{minimum}}.',
  proof: 'Confirma que eres tú',
  proofText: 'Para mover dinero, escribe otra vez tu contraseña.',
  password: 'Tu contraseña',
  confirm: 'Confirmar',
  proved: 'Listo, ya sabemos que eres tú. Revisa los datos y envíalos.',
  list: 'Tus retiros',
  none: 'Aún no has pedido ningún retiro',
  noneText: 'Aquí verás cada uno, desde que lo pides hasta que llega al banco.',
  to: 'A la cuenta que termina en {{last}}',
  withheld: 'Retención de impuestos: {{amount}}',
  reason: 'Motivo: {{reason}}',
  cancel: 'Cancelar',
  cancelOf: 'Cancelar el retiro de {{amount}}',
  states: {
    requested: 'Pedido',
    approved: 'Aprobado',
    sent: 'Enviado al banco',
    paid: 'Depositado',
    failed: 'El banco lo rechazó',
    cancelled: 'Cancelado',
    returned: 'El banco lo devolvió',
  },
  holds: {
    shared_account:
      'En revisión: esta cuenta bancaria también es de otro monedero de la red. Si es tuya, escríbele a la tienda principal.',
    burst: 'En revisión: pediste varios retiros en un día.',
  },
  done: {
    asked: 'Recibimos tu petición de retiro',
    saved: 'La cuenta bancaria se guardó',
    cancelled: 'El retiro se canceló y el dinero volvió a tu monedero',
  },
  problems: { amount: 'Escribe un monto, como 500 o 500.50.' },
  pager,
} as const;

export type Messages = typeof es;

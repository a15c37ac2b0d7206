import { namespace } from '../../shared/i18n/namespace.ts';

const es = {
  title: 'Pago con tu banco',
  text: 'La ventana segura del banco se abre sola. Escribe ahí los datos de tu tarjeta.',
  noScript: 'Para pagar con el banco hace falta JavaScript.',
  checks: 'Ya pagué: ver mi pedido',
  other: 'No se abrió: elegir otra forma de pago',
} as const;

const en = {
  title: 'Pay with your bank',
  text: "The bank's secure window opens by itself. Type your card there.",
  noScript: 'Paying with the bank needs JavaScript.',
  checks: 'I have paid: see my order',
  other: 'It did not open: choose another way to pay',
};

/** The texts of the page that the bank's window opens on. */
export const bankWindowWords = namespace('bank-window', es, en);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'bank-window': typeof es;
  }
}

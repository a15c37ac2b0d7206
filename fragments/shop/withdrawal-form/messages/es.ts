import { forms } from '../../../../shared/i18n/es/forms.ts';

export const es = {
  title: 'Botón de arrepentimiento',
  text: 'Puedes arrepentirte de una compra en {{store}} hasta diez días después de recibirla, sin decir por qué y sin costo. No hace falta una cuenta.',
  number: 'Número de pedido',
  numberHint: 'Está en el correo que confirmó tu compra.',
  email: 'Correo con el que compraste',
  detail: 'Motivo',
  optional: forms.optional,
  send: 'Arrepentirme de la compra',
  outside: 'Los boletos se devuelven hasta 24 horas antes de la función.',
  sent: 'Recibimos tu solicitud',
  code: 'Código:',
  sentText:
    'Guárdalo. Si el número y el correo son de una compra que está en plazo, {{store}} ya lo sabe y te llega un correo con este mismo código. Si no te llega, revisa los datos o escribe a la tienda.',
  contact: 'Escribir a la tienda',
  problems: { required: forms.problems.required, email: forms.problems.email },
  needs: { number: 'Escribe el número de tu pedido', email: forms.needs.email },
} as const;

export type Messages = typeof es;

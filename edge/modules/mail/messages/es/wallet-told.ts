export const walletTold = {
  title: {
    account: 'Hay una cuenta bancaria nueva para tus retiros',
    paid: 'Tu retiro de {{money}} llegó al banco',
    returned: 'Tu retiro de {{money}} volvió a tu monedero',
    cancelled: 'Tu retiro de {{money}} no se enviará',
  },
  hello: 'Hola, {{name}}.',
  text: {
    account:
      'Desde ahora tus retiros en {{currency}} irán a la cuenta que termina en {{last}}. Por seguridad, durante 72 horas no se puede retirar a ella.',
    paid: 'El banco confirmó la transferencia a la cuenta que termina en {{last}}.',
    returned:
      'El banco no pudo depositarlo en la cuenta que termina en {{last}}. Revisa la cuenta y pídelo otra vez.',
    cancelled: 'El dinero sigue en tu monedero y puedes pedirlo otra vez.',
  },
  reason: 'Motivo: {{reason}}',
  see: 'Ver mi monedero',
  note: {
    account:
      'Si no fuiste tú, cambia tu contraseña y guarda tu propia cuenta antes de que pasen las 72 horas.',
    other: 'Recibes este correo porque tienes un monedero en {{store}}.',
  },
} as const;

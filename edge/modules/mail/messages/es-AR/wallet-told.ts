/** The words of a wallet's mail that Argentina says otherwise. */
export const walletTold = {
  text: {
    returned:
      'El banco no pudo depositarlo en la cuenta que termina en {{last}}. Revisá la cuenta y pedilo otra vez.',
    cancelled: 'El dinero sigue en tu monedero y podés pedirlo otra vez.',
  },
  note: {
    account:
      'Si no fuiste vos, cambiá tu contraseña y guardá tu propia cuenta antes de que pasen las 72 horas.',
    other: 'Recibís este correo porque tenés un monedero en {{store}}.',
  },
} as const;

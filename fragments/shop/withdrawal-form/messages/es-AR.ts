/** The words that Argentina says otherwise. */
export const argentine = {
  text: 'Podés arrepentirte de una compra en {{store}} hasta diez días después de recibirla, sin decir por qué y sin costo. No hace falta una cuenta.',
  outside: 'Las entradas se devuelven hasta 24 horas antes de la función.',
  sentText:
    'Guardalo. Si el número y el correo son de una compra que está en plazo, {{store}} ya lo sabe y te llega un correo con este mismo código. Si no te llega, revisá los datos o escribile a la tienda.',
  needs: { number: 'Escribí el número de tu pedido', email: 'Escribí tu correo' },
} as const;

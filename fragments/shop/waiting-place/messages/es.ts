/** Values replace the names in braces. */
export const es = {
  titles: {
    waiting: 'Estás en la lista de espera',
    offered: 'Hay lugar para ti',
    bought: 'Estos lugares ya son tuyos',
    expired: 'El plazo terminó',
    left: 'Saliste de la lista de espera',
  },
  texts: {
    waiting: 'Te escribimos cuando se liberen lugares.',
    bought: 'Tu pedido y tus boletos están en el correo de confirmación.',
    expired: 'Los lugares pasaron a quien sigue. Puedes entrar de nuevo a la lista.',
    left: 'Ya no te ofreceremos estos lugares.',
  },
  places_one: '{{count}} lugar',
  places_other: '{{count}} lugares',
  kept: 'Hasta el {{until}} los lugares están apartados solo para ti.',
  buy: 'Comprar mis lugares',
  giveUp: 'Ya no los quiero',
  leave: 'Salir de la lista',
  again: 'Entrar de nuevo a la lista',
  back: 'Ver la experiencia',
} as const;

export type Messages = typeof es;

/** The words that Argentina says otherwise. */
export const argentine = {
  intro: 'Un grupo reúne a las personas y tiendas de una red. Pedís entrar, y el grupo decide.',
  noneText: 'Podés conocer las tiendas de la red.',
  ofNobody: 'Todavía no sos parte de {{group}}.',
  accepted: 'Sos parte de {{group}} desde el {{day}}.',
  done: { left: 'Ya no sos parte del grupo.' },
} as const;

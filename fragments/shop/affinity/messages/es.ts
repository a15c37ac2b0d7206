/** Values replace the names in braces. */
export const es = {
  title: 'Grupo de afinidad',
  intro: 'Un grupo reúne a las personas y tiendas de una red. Pides entrar, y el grupo decide.',
  none: 'Esta red no tiene un grupo de afinidad',
  noneText: 'Puedes conocer las tiendas de la red.',
  network: 'Ver la red comercial',
  ofNobody: 'Todavía no eres parte de {{group}}.',
  asked: 'Pediste entrar a {{group}} el {{day}}. Te avisamos en cuanto decida.',
  accepted: 'Eres parte de {{group}} desde el {{day}}.',
  rejected: '{{group}} no aceptó tu solicitud el {{day}}.',
  left: 'Saliste de {{group}} el {{day}}.',
  reason: 'Motivo: {{reason}}',
  ask: 'Pedir entrar',
  again: 'Pedir entrar otra vez',
  withdraw: 'Retirar la solicitud',
  leave: 'Salir del grupo',
  done: { asked: 'Tu solicitud se envió.', left: 'Ya no eres parte del grupo.' },
} as const;

export type Messages = typeof es;

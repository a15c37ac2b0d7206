/** The words of an invitation to a staff that Argentina says otherwise. */
export const staffInvite = {
  title: 'Sumate al equipo de {{store}}',
  how: 'Para aceptar, entrá con la cuenta de {{email}} o creá una con este mismo correo.',
  notYou: 'Si no esperabas este correo, ignoralo: sin tu respuesta no cambia nada.',
} as const;

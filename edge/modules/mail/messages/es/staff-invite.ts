export const staffInvite = {
  subject: 'Te invitaron al equipo de {{store}}',
  title: 'Únete al equipo de {{store}}',
  intro: '{{by}} te invitó a trabajar en la tienda. Tu función: {{role}}.',
  how: 'Para aceptar, entra con la cuenta de {{email}} o crea una con este mismo correo.',
  accept: 'Ver la invitación',
  until: 'El enlace sirve una sola vez, hasta el {{day}}.',
  notYou: 'Si no esperabas este correo, ignóralo: sin tu respuesta no cambia nada.',
} as const;

import type { Locale } from '../../../../shared/kernel/locale.ts';

interface Words {
  subject: (store: string) => string;
  title: (store: string) => string;
  intro: (by: string, role: string) => string;
  how: (email: string) => string;
  accept: string;
  until: (day: string) => string;
  notYou: string;
}

const es: Words = {
  subject: (store) => `Te invitaron al equipo de ${store}`,
  title: (store) => `Únete al equipo de ${store}`,
  intro: (by, role) => `${by} te invitó a trabajar en la tienda. Tu función: ${role}.`,
  how: (email) => `Para aceptar, entra con la cuenta de ${email} o crea una con este mismo correo.`,
  accept: 'Ver la invitación',
  until: (day) => `El enlace sirve una sola vez, hasta el ${day}.`,
  notYou: 'Si no esperabas este correo, ignóralo: sin tu respuesta no cambia nada.',
};

const en: Words = {
  subject: (store) => `You are invited to the team of ${store}`,
  title: (store) => `Join the team of ${store}`,
  intro: (by, role) => `${by} has invited you to work in the store. Your role: ${role}.`,
  how: (email) =>
    `To accept, sign in with the account of ${email}, or create one with this e-mail.`,
  accept: 'See the invitation',
  until: (day) => `The link works once, until ${day}.`,
  notYou: 'If you did not expect this mail, ignore it: nothing changes without your answer.',
};

export const staffInviteWords: Readonly<Record<Locale, Words>> = { es, en };

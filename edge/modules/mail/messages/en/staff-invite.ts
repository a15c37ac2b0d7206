import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { staffInvite as es } from '../es/staff-invite.ts';

export const staffInvite: Translation<typeof es> = {
  subject: 'You are invited to the team of {{store}}',
  title: 'Join the team of {{store}}',
  intro: '{{by}} has invited you to work in the store. Your role: {{role}}.',
  how: 'To accept, sign in with the account of {{email}}, or create one with this e-mail.',
  accept: 'See the invitation',
  until: 'The link works once, until {{day}}.',
  notYou: 'If you did not expect this mail, ignore it: nothing changes without your answer.',
};

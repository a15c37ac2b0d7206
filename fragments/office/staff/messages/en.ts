import { namespace } from '../../../../shared/i18n/namespace.ts';
import { backOffice } from '../../../../shared/i18n/en/back-office.ts';
import { generic, validation } from '../../../../shared/i18n/en/words.ts';
import { es } from './es.ts';

export const messages = namespace('staff', es, {
  title: 'Team',
  actions: { invite: 'Invite somebody to the team' },
  intro: 'Who looks after this store, and what each of them may do.',
  roles: backOffice.roles,
  roleTexts: {
    owner: 'May do everything, and decides who is on the team',
    admin: 'May do everything but decide who is on the team',
    accountant: 'Orders and invoices',
    dispatcher: 'Orders and deliveries',
    qrreader: 'Tickets and attendees',
    marketing: 'Campaigns and contacts',
  },
  members: 'People',
  role: 'Role',
  roleOf: 'Role of {{name}}',
  saveRole: 'Save role',
  saveRoleOf: 'Save role of {{name}}',
  remove: 'Remove',
  removeOf: 'Remove {{name}} from the team',
  removing: '{{name}} is leaving the team',
  undo: 'Undo',
  undoOf: 'Undo: keep {{name}} on the team',
  since: 'Since {{date}}',
  previous: 'Previous',
  next: 'Next',

  invites: 'Invitations without an answer',
  noInvites: 'No invitations are waiting.',
  until: 'Works until {{date}}',
  resend: 'Send again',
  resendTo: 'Send again the invitation to {{email}}',
  withdraw: 'Withdraw',
  withdrawFrom: 'Withdraw the invitation to {{email}}',

  invite: 'Invite somebody',
  inviteText: 'They will get an e-mail with a link that works for seven days.',
  email: 'E-mail',
  send: 'Send invitation',
  sending: 'Sending…',
  problems: { required: validation.required, email: validation.invalidEmail },
  needs: { email: 'Enter the person’s email' },

  done: {
    invited: 'The invitation is on its way',
    resent: 'The invitation is on its way again',
    withdrawn: 'The invitation was withdrawn',
    role: 'The role was saved',
    removed: 'They are no longer on the team',
  },
  failed: 'That did not work',
  tryAgain: generic.tryAgain,
});

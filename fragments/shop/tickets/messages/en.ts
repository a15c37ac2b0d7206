import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'tickets',
  es,
  {
    title: 'Tickets',
    one: 'Ticket',
    intro_one:
      '{{count}} ticket of order {{number}}. Show it at the door, on paper or on your phone.',
    intro_other:
      '{{count}} tickets of order {{number}}. Show them at the door, on paper or on your phone.',
    oneIntro: 'Show it at the door, on paper or on your phone.',
    list: 'Tickets of the order',
    none: 'There are no tickets yet',
    noneText:
      'They appear here once the order is paid. In cash: when the seller has received the money.',
    signIn:
      'Only the buyer sees the tickets. Sign in with the e-mail of the purchase, or open this page in the browser in which you bought.',
    toSignIn: 'Sign in',
    back: 'Back to the order',
    pdf: 'Download PDF',
    zip: 'Download all (ZIP)',
    google: 'Add to Google Wallet',
    appleSigned: 'Pass for Apple Wallet',
    apple: 'Pass for Apple Wallet, unsigned',
    notSigned:
      'The pass for Apple has no signature: an iPhone refuses it. Use the PDF or this page.',
    file: 'tickets',
    qr: "QR code of {{name}}'s ticket",
    code: 'Code',
    attendee: 'Attendee',
    kind: 'Admission',
    when: 'Date',
    where: 'Place',
    order: 'Order',
    seller: 'Organiser',
    noDate: 'To be confirmed',
    courtesy: 'Courtesy',
    states: {
      valid: 'Not used',
      admitted: 'Used',
      void: 'Void',
    },
    admittedAt: 'Went in on {{at}}',
    voidText: 'The order was cancelled or refunded: this ticket opens the door no more.',
    open: 'Open this one alone',
    openOf: 'Open this one alone: {{name}}',
    share: 'Whoever has the link of this ticket can use it: share it with the attendee only.',
    pass: 'Pass it on to another person',
    passText: 'The ticket gets another name and another code: the old one works no more.',
    name: 'Full name',
    phone: 'Phone',
    email: 'Their e-mail (optional)',
    emailText: 'News about the event go there; without it they go to you.',
    passNow: 'Pass the ticket on',
    sendMail: 'Send me the mail with my tickets again',
    mailed: 'The mail is on its way to the e-mail of your order.',
    passed: 'The ticket has another name now. Share the new code.',
    failed: 'The ticket could not be passed on',
    needs: {
      full_name: "Write the attendee's name.",
      phone: 'Write a phone number of 10 digits.',
      email: 'Write a whole e-mail address, or leave it empty.',
    },
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    tickets: typeof es;
  }
}

import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { walletTold as es } from '../es/wallet-told.ts';

export const walletTold: Translation<typeof es> = {
  title: {
    account: 'There is a new bank account for your withdrawals',
    paid: 'Your withdrawal of {{money}} has reached the bank',
    returned: 'Your withdrawal of {{money}} is back in your wallet',
    cancelled: 'Your withdrawal of {{money}} will not be sent',
  },
  hello: 'Hello {{name}},',
  text: {
    account:
      'From now on your withdrawals in {{currency}} go to the account that ends in {{last}}. For safety, nothing can be withdrawn to it for 72 hours.',
    paid: 'The bank confirmed the transfer to the account that ends in {{last}}.',
    returned:
      'The bank could not put it into the account that ends in {{last}}. Look at the account and ask again.',
    cancelled: 'The money is still in your wallet, and you can ask for it again.',
  },
  reason: 'Reason: {{reason}}',
  see: 'See my wallet',
  note: {
    account:
      'If it was not you, change your password and save your own account before the 72 hours are over.',
    other: 'You get this mail because you have a wallet in {{store}}.',
  },
};

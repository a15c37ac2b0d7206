import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { disputed as es } from '../es/disputed.ts';

export const disputed: Translation<typeof es> = {
  title: {
    opened: 'The payment of order {{number}} is disputed',
    lost: 'The dispute of order {{number}} was lost',
    won: 'The dispute of order {{number}} was won',
  },
  text: {
    opened:
      '{{name}} asked their bank to give back {{money}}. The money of the order stays on hold until the bank decides. Gather your proofs: the tracking number, the proof of delivery and the messages.',
    lost: 'The bank gave {{money}} back to {{name}}. What you had received was taken from your balance, and what the provider charges for the dispute.',
    won: 'The bank did not give {{money}} back to {{name}}: the money is yours. If it had been taken, it is in your balance again.',
  },
  until: 'It can be answered until {{until}}.',
  aBuyer: 'The buyer',
  see: 'See what happened',
  note: 'Do not give that money back in another way: you would pay it twice.',
};

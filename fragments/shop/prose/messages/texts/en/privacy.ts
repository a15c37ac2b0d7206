import type { Translation } from '../../../../../../shared/i18n/texts.ts';
import type { privacy as es } from '../es/privacy.ts';
import { COOKIE_DAYS } from '../../../../../../shared/kernel/constants/index.ts';

/** Privacy notice in English; the Spanish one names the law that it follows. */
export const privacy: Translation<typeof es> = {
  title: 'Privacy notice',
  updated: '2026-11-01',
  intro: [
    '{{store}}, at {{address}}, is responsible for the processing of your personal data under Mexico’s Federal Law on Protection of Personal Data Held by Private Parties (LFPDPPP). To learn its registered address or to exercise your rights, {{contact}}',
  ],
  sections: [
    {
      title: 'The data we collect',
      paragraphs: ['We ask only for what we need to serve you:'],
      list: [
        'contact: full name, email and phone;',
        'delivery: address and directions, when your order is shipped;',
        'your purchases: products, amounts, ways of payment and delivery, and the notes you leave us;',
        'attendees of experiences: each person’s name and phone;',
        'technical: language, chosen theme, and server logs that do not identify you.',
      ],
    },
    {
      title: 'The data we do not collect',
      paragraphs: [
        'We ask for no sensitive personal data. Your card’s number, expiry and code go directly to the payment provider; we only learn its brand and its last four digits.',
        'The store is not meant for minors and does not knowingly collect their data.',
      ],
    },
    {
      title: 'What we use your data for',
      paragraphs: ['These uses are necessary for your relationship with the store:'],
      list: [
        'to process, charge and deliver your orders;',
        'to keep you informed of them and answer your questions;',
        'to attend to returns, refunds and disputes;',
        'to issue receipts and meet legal duties;',
        'to prevent fraud and keep the store secure.',
      ],
    },
    {
      title: 'Optional purposes',
      paragraphs: [
        'If you agree, we may also send you news and offers, and measure which campaigns brought you to the store. You may refuse now or at any time; this does not affect your purchases.',
      ],
    },
    {
      title: 'Who we share your data with',
      paragraphs: ['We share only what each one needs to fulfil your order:'],
      list: [
        'the network’s suppliers that sell, prepare or deliver your products;',
        'the payment provider and, where it applies, your bank;',
        'couriers;',
        'those who host the store and send its mail, who act on our behalf;',
        'authorities, when the law requires it.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may access your data, correct them, have them deleted or object to their use (the ARCO rights), and also withdraw your consent or limit the use and disclosure of your data.',
        'To do so, {{contact}} Give your name, a way to answer you, the right you want to exercise and the data it is about, with a document that proves your identity or that of whoever represents you.',
        'We answer within twenty working days at most and, where it applies, act on it within the following fifteen working days. It is free of charge; only the cost of shipping or copies may be charged.',
        'If you believe that your request was not handled properly, you may turn to Mexico’s federal authority on the protection of personal data.',
      ],
    },
    {
      title: 'Cookies and storage in your browser',
      paragraphs: ['We use the following, which you can delete or block in your browser:'],
      list: [
        'session and security: what your purchase and your account need to work;',
        `preferences: your language and your light or dark theme (up to ${COOKIE_DAYS.theme} days);`,
        'origin of the visit: referralID, campaign and clickID, to recognise who recommended the store to you (1 day), and first_touch, to recognise who did so first (30 days);',
        'measuring: where the store uses it, the Meta pixel counts the visits of its public pages;',
        'your cart: it is kept in your own browser until you empty it or buy.',
      ],
    },
    {
      title: 'How long we keep your data',
      paragraphs: [
        'We keep the data of your orders for as long as tax and commercial laws require. After that we delete them or make them anonymous.',
      ],
    },
    {
      title: 'How we protect your data',
      paragraphs: [
        'We apply administrative, technical and physical measures against loss, alteration or unauthorised use. Should a breach significantly affect your rights, we will tell you.',
      ],
    },
    {
      title: 'Changes to this notice',
      paragraphs: [
        `We publish any change on this same page, at {{address}}, with the date from which it applies.`,
      ],
    },
  ],
};

import type { Translation } from '../../../../../../shared/i18n/texts.ts';
import type { terms as es } from '../es/terms.ts';
import {
  RETURN_WINDOW_HOURS,
  STOCK_HOLD_MS,
} from '../../../../../../shared/kernel/constants/index.ts';

const holdMinutes = STOCK_HOLD_MS / 60_000;

/** Terms of use of a store of the network, in English. */
export const terms: Translation<typeof es> = {
  title: 'Terms and conditions',
  updated: '2026-11-01',
  intro: [
    'These terms govern your use of the store {{store}}, available at {{address}}. By browsing it or buying in it you accept them. If you do not agree, please do not use it.',
  ],
  sections: [
    {
      title: 'Who sells to you',
      paragraphs: [
        '{{store}} belongs to a network of stores. A product may be sold and delivered by the store itself or by another supplier of the network; its name is shown on each product’s page, in the cart and in your order.',
        'If your cart holds products of several suppliers, each of them receives and fulfils an order of its own.',
      ],
    },
    {
      title: 'Your use of the store',
      paragraphs: ['You may buy as a guest or with an account. We ask you to:'],
      list: [
        'give accurate and current information, since we use it to deliver your order;',
        'be of age, or buy with the permission of your parent or guardian;',
        'use the store for nothing unlawful, and not try to harm it or access other people’s data.',
      ],
    },
    {
      title: 'Prices and availability',
      paragraphs: [
        'Prices include taxes and are shown in the currency given. The cost and the days of shipping stand on each product’s page and in your cart.',
        'Some products show no price: the store gives it on request, and they cannot be bought online. Where an earlier price is crossed out, the price in force is the other one.',
        `When you begin to pay we set your products aside for a limited time, usually ${holdMinutes} minutes, which you see on the screen. If it ends before you complete the purchase, the products are available to others again.`,
        'If a price was published with an obvious error, we may cancel the order and return what you paid.',
      ],
    },
    {
      title: 'Orders and payments',
      paragraphs: [
        'Your purchase is made when we show you its confirmation. We also send it to you by email.',
        'Payment methods are shown at checkout. Card payments are processed by a specialised provider: you type your card’s details into its form, and they never reach us. Your bank may ask you for further verification.',
        'With cash on delivery, you pay when you receive or collect your order.',
      ],
    },
    {
      title: 'Delivery',
      paragraphs: [
        'Each supplier says how it delivers: to your address at a fixed cost and within a fixed time, or by collection at its own address. Times are estimates, and count from the confirmation of the order.',
        'Check your order when you receive it. If it is incomplete, damaged or not what you bought, tell us as soon as you can.',
      ],
    },
    {
      title: 'Digital products, services and experiences',
      paragraphs: [
        'Digital products are not shipped: the supplier arranges the delivery with you. They are for your personal use: you may not resell them or share them publicly.',
        'Services are rendered as their pages describe and as you agree with the supplier.',
        'An experience is bought for the date and venue given. We ask for each attendee’s name and phone number; whoever the order names gets in. Once the experience has begun no more tickets are sold.',
      ],
    },
    {
      title: 'Returns and cancellations',
      paragraphs: [
        `Each product’s page says whether it can be returned. Where it can, you may ask the store for the return within ${RETURN_WINDOW_HOURS} hours of receiving your purchase, and the supplier may add conditions that you see before you buy.`,
        'A cancelled order cannot be cancelled again, nor returned. Refunds are made to the original payment method, unless you agree otherwise with the supplier.',
        'Nothing in the above limits the rights that Mexico’s Federal Consumer Protection Law (Ley Federal de Protección al Consumidor) gives you when a product is defective, is not as advertised or is not delivered.',
      ],
    },
    {
      title: 'Resellers and commissions',
      paragraphs: [
        'Some members of the network recommend or resell products and earn a commission. This changes neither the price you see nor your rights as a customer.',
      ],
    },
    {
      title: 'Content',
      paragraphs: [
        'The store’s texts, photographs and brands belong to their owners. You may share links to the store; any other use needs their permission.',
        'We try to keep descriptions and photographs faithful. Colours may look slightly different on your screen.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'Each supplier is responsible for its products, their delivery and their warranty. The store hears your complaints and helps to settle them.',
        'We make reasonable efforts to keep the store running, but there may be faults or maintenance. We are not liable for damage that results from using it against these terms.',
      ],
    },
    {
      title: 'Changes to these terms',
      paragraphs: [
        'We may update these terms. Those that apply to your purchase are the ones published on the day you made it.',
      ],
    },
    {
      title: 'Applicable law and contact',
      paragraphs: [
        'These terms are governed by the laws of Mexico. If we cannot settle a dispute, you may turn to the consumer protection agency (Procuraduría Federal del Consumidor, Profeco) or to the competent courts.',
        `For any question, {{contact}}`,
      ],
    },
  ],
};

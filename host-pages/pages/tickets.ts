import { ticketsFragment } from '../../fragments/shop/tickets/server.ts';
import { sendBoughtMail } from '../../shared/contracts/order-mail.ts';
import { addToWallet } from '../../shared/contracts/ticket-wallet.ts';
import { passTicket, readOrderTickets, readTicketByLink } from '../../shared/contracts/tickets.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { isEmail } from '../../shared/rules/email.ts';
import { isPhone } from '../../shared/rules/phone.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const DONE = ['passed', 'mailed'] as const;

/** The tickets of an order, for its buyer; each can be passed on to another name. */
export const orderTicketsPage = definePage({
  name: 'order-tickets',
  words: ticketsFragment.words,
  paths: ['/mis-compras/:order/boletos'],
  query: ['done'],
  cached: false,
  forms: {
    pass: formOf({
      call: passTicket,
      fields: ({ id, full_name, phone, email, code }, { params }) => ({
        order: params['order'],
        id,
        full_name,
        phone,
        email,
        code,
      }),
      check: problemsOf,
      blames: ['full_name', 'phone', 'email'],
      onward: (_answer, _fields, { base, params }) =>
        `${base}/mis-compras/${params['order']}/boletos?done=passed`,
    }),
    mail: formOf({
      call: sendBoughtMail,
      fields: (_fields, { params }) => ({ order: params['order'] }),
      onward: (_answer, _fields, { base, params }) =>
        `${base}/mis-compras/${params['order']}/boletos?done=mailed`,
    }),
  },
  async view(context) {
    const { env, title, read, params, query, form, idempotencyKey } = context;
    const order = params['order'] ?? '';
    const found = await read(readOrderTickets, { params: { order } });
    if (!found.ok) return notFoundView(context);
    const { number, is_buyer: isBuyer, tickets } = found.value;
    return {
      status: form ? 422 : 200,
      head: privateHead(title, `/mis-compras/${order}/boletos`),
      main: wrapped(
        slot(ticketsFragment, {
          class: 'primary',
          props: {
            env,
            number,
            order,
            needsSignIn: !isBuyer,
            tickets,
            wallet: null,
            done: DONE.find((one) => one === query.get('done')) ?? null,
            values: form?.values ?? {},
            errors: form?.errors ?? {},
            error: form?.error ?? null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

function problemsOf(
  { full_name: name = '', phone = '', email = '' }: Fields,
  { tag, store }: FormAbout,
) {
  const { needs } = wordsOf(ticketsFragment.words, tag);
  return {
    ...(name.trim() === '' && { full_name: needs.full_name }),
    ...(!isPhone(phone, store.country) && { phone: needs.phone }),
    ...(email.trim() !== '' && !isEmail(email.trim()) && { email: needs.email }),
  };
}

/** One ticket by its own link, for the person who attends. The link ends when the ticket is passed on. */
export const ticketPage = definePage({
  name: 'ticket',
  words: ticketsFragment.words,
  paths: ['/boletos/:ticket/:code'],
  cached: false,
  async view(context) {
    const { env, title, read, params, idempotencyKey } = context;
    const { ticket: id = '', code = '' } = params;
    const [found, wallet] = await Promise.all([
      read(readTicketByLink, { params: { id, code } }),
      read(addToWallet, { params: { id, code } }),
    ]);
    if (!found.ok) return notFoundView(context);
    return {
      status: 200,
      head: privateHead(title, `/boletos/${id}/${code}`),
      main: wrapped(
        slot(ticketsFragment, {
          class: 'primary',
          props: {
            env,
            number: null,
            order: null,
            needsSignIn: false,
            tickets: [found.value],
            wallet: wallet.ok ? wallet.value : null,
            done: null,
            values: {},
            errors: {},
            error: null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

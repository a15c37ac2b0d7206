import { z } from 'zod';
import { contract } from './contract.ts';
import { sampleIds } from './samples.ts';
import { ticketId } from './tickets.ts';

/** Where a ticket is added to the wallet of a telephone (spec [6]: `add_to_wallet`). */
export const walletLinks = z
  .object({
    /** The signed link of Google's; null where the platform has no account there. */
    google: z.string().nullable(),
    /** The path of the pass for Apple's, below the store's address. */
    apple: z.string(),
    /** Whether a certificate of Apple's has signed the pass: devices refuse one that none has. */
    is_apple_signed: z.boolean(),
  })
  .meta({ id: 'WalletLinks' });
export type WalletLinks = z.infer<typeof walletLinks>;

export const addToWallet = contract({
  id: 'customers.add-to-wallet',
  service: 'customers',
  method: 'get',
  path: '/{id}/add_to_wallet/{code}',
  access: 'public',
  summary: {
    en: 'Where a ticket is added to a wallet, for whoever has its link: its id and the code that it bears now',
    es: 'Dónde se agrega un boleto a un monedero del teléfono, para quien tiene su enlace: su id y el código que lleva ahora',
  },
  params: z.object({ id: ticketId, code: z.string().regex(/^[0-9a-f]{12}$/) }),
  sample: { params: { id: sampleIds.ticket, code: sampleIds.ticketCode } },
  answer: walletLinks,
  errors: ['ticket_not_found'],
});

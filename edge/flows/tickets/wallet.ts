import type { Failure } from '../../../shared/contracts/errors.ts';
import type { WalletLinks } from '../../../shared/contracts/ticket-wallet.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { googleLink } from '../../modules/tickets/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { readByLink } from './own-tickets.ts';

/** Where a ticket is added to a wallet; a void ticket opens no door, so it has no such place. */
export async function readWalletLinks(
  scope: RequestScope,
  which: { readonly id: string; readonly code: string },
): Promise<Result<WalletLinks, Failure>> {
  const found = await readByLink(scope, which);
  if (!found.ok) return found;
  const { value: ticket } = found;
  if (!ticket.qr) return fail({ code: 'ticket_not_found' });
  const { WALLET_GOOGLE: account } = scope.env;
  const about = {
    origin: scope.tenant.origin,
    language: scope.locale,
    now: scope.ports.clock.now(),
  };
  return ok({
    google: account ? await googleLink(account, ticket, ticket.qr.text, about) : null,
    apple: `/boletos/${ticket.id}/${ticket.code}/sin-firma.pkpass`,
    is_apple_signed: false,
  });
}

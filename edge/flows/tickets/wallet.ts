import type { Failure } from '../../../shared/contracts/errors.ts';
import type { WalletLinks } from '../../../shared/contracts/ticket-wallet.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { googleLink, passSignerOf, type PassSigner } from '../../modules/tickets/index.ts';
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
  const signer = await findPassSigner(scope);
  return ok({
    google: account ? await googleLink(account, ticket, ticket.qr.text, about) : null,
    apple: `/boletos/${ticket.id}/${ticket.code}/${signer ? 'pase' : 'sin-firma'}.pkpass`,
    is_apple_signed: signer !== undefined,
  });
}

/**
 * Who signs passes for Apple Wallet; undefined without a certificate, and with one that signs none, such as one that
 * has ended: the log names what is wrong with it.
 */
export async function findPassSigner({
  env,
  ports,
}: RequestScope): Promise<PassSigner | undefined> {
  if (env.WALLET_APPLE === undefined) return undefined;
  const opened = await passSignerOf(env.WALLET_APPLE, ports.clock.now());
  if (opened.ok) return opened.value;
  console.error(JSON.stringify({ level: 'error', setting: 'WALLET_APPLE', fault: opened.error }));
  return undefined;
}

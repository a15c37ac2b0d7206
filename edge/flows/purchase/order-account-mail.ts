import { orderAccountMail as write, stoppable } from '../../modules/mail/index.ts';
import { askedOf, findCheckout } from '../../modules/checkouts/index.ts';
import type { MessageTopic } from '../../outbox/index.ts';
import { beginAccountOf } from '../people/index.ts';
import { addressed, dressed, readAbout } from './about-purchase.ts';

/**
 * The mail that begins the account which a guest asked for with an order, with its PIN and link; its row
 * names the checkout and the proof. To an address with an account it says so: its reader alone learns it.
 */
export const orderAccountMail: MessageTopic = stoppable({
  name: 'mail.order_account',
  alert: {
    none: 'Its PIN proves that an address is reached; shown elsewhere it would prove nothing.',
  },
  async compose(database, row, ports) {
    const about = await readAbout(database, row);
    if (!about || !database.isCell()) return undefined;
    const { checkout, purchase, sender, language } = about;
    const { proof } = JSON.parse(row.payload) as { proof: string };
    const kept = await database.first(findCheckout(row.store_id, checkout));
    // Placed again for another e-mail meanwhile, whose own mail is on its way.
    if (!kept || askedOf(kept)?.proof !== proof) return 'stopped';
    const begun = await beginAccountOf(
      {
        proof,
        checkout,
        cell: database.name,
        storeId: row.store_id,
        store: sender.address,
        contact: purchase.contact,
        address: purchase.address,
        attribution: JSON.parse(kept.attribution) as object,
        locale: language.locale,
      },
      ports,
    );
    if (begun.kind === 'over') return 'stopped';
    const mail = write({
      ...(await dressed(about, row, ports)),
      number: purchase.orders[0]?.number ?? '',
      pin: begun.kind === 'begun' ? begun.pin : null,
      link: begun.link,
    });
    return { ...addressed(about, row), ...mail };
  },
});

import { fill } from '../../../../shared/i18n/fill.ts';
import { activationPath } from '../../../../shared/rules/proof-address.ts';
import type { OrderViewProps } from '../props.ts';

/** The way to the proof of the account that the buyer asked for with the order; nothing without one. */
export function Join({ env, t, purchase }: Pick<OrderViewProps, 'env' | 't' | 'purchase'>) {
  const { account_proof: code, contact } = purchase;
  if (code === undefined || !contact) return null;
  const { email } = contact;
  const path = activationPath({ code, type: 'email', username: email }, {});
  return (
    <p className="notice join">
      <span>
        {fill(t.join, { email })} <a href={`${env.base}${path}&new=1`}>{t.joinPin}</a>
      </span>
    </p>
  );
}

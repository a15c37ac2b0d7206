import { fill } from '../../../shared/i18n/fill.ts';
import { cardEnd, cardName } from '../../../shared/rules/saved-cards.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { PasswordProof } from '../../../shared/ui/form/PasswordProof.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import type { MyCardsViewProps } from './props.ts';

/** The account's saved cards; taking one out asks for a recent proof. */
export function MyCardsView(props: MyCardsViewProps) {
  const { env, t, cards, form, isRemoved, idempotencyKey, errors, error } = props;
  const action = `${env.base}/me/cards`;
  const again = form?.proof === 'given' ? form.values['card'] : undefined;
  return (
    <div className="page">
      <header>
        <h1 className="h1">{t.title}</h1>
        <p className="muted">{cards.length === 0 ? t.none : t.intro}</p>
      </header>
      {isRemoved && (
        <div className="notice notice-success" role="status">
          <Icon name="check" />
          <p>{t.removed}</p>
        </div>
      )}
      <FormNotice text={error} />
      {form?.proof === 'asked' ? (
        <PasswordProof action={action} form={form} error={errors['password']} t={t} />
      ) : (
        <ul className="cards">
          {cards.map((card) => (
            <li key={card.id} className="card spread">
              <span>
                <b>{cardName(card)}</b>
                <small className="muted">{fill(t.ends, { end: cardEnd(card) })}</small>
              </span>
              <form method="post" action={action}>
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="card" value={card.id} />
                <input
                  type="hidden"
                  name="idempotency_key"
                  value={`${idempotencyKey}-${card.id}`}
                />
                <button
                  className={again === card.id ? 'btn btn-primary' : 'btn btn-s'}
                  aria-label={fill(t.removeOf, { name: cardName(card) })}
                >
                  {again === card.id ? t.goOn : t.remove}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

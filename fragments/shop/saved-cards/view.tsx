import { fill } from '../../../shared/i18n/fill.ts';
import { cardEnd, cardName } from '../../../shared/rules/saved-cards.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import type { SavedCardsViewProps } from './props.ts';

/**
 * The account's saved cards, before its checkout's form: a link that says what is chosen, which opens the choice. A card is
 * kept by its buyer's tick alone.
 */
export function SavedCardsView(props: SavedCardsViewProps) {
  const { env, t, path, cards, chosen, keeps, isOpen, idempotencyKey, error } = props;
  const card = cards.find(({ id }) => id === chosen);
  if (!isOpen && error === null) {
    const said = card ? fill(t.chosen, { name: cardName(card) }) : keeps ? t.keeps : null;
    return (
      <a className="link small" href={`${env.base}${path}?saved=open`}>
        {said ?? (cards.length > 0 ? t.choose : t.offer)}
      </a>
    );
  }
  return (
    <section aria-labelledby="saved">
      <h2 className="h3" id="saved">
        {t.title}
      </h2>
      <form method="post" action={env.base + path}>
        <input type="hidden" name="intent" value="card" />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-card`} />
        <FormNotice text={error} />
        <div className="choices" role="radiogroup" aria-label={t.title}>
          {cards.map((one) => (
            <label className="choice" key={one.id}>
              <input
                type="radio"
                name="card_id"
                value={one.id}
                defaultChecked={one.id === chosen}
              />
              <span className="grow">
                {cardName(one)}
                <small>{fill(t.ends, { end: cardEnd(one) })}</small>
              </span>
            </label>
          ))}
          {cards.length > 0 && (
            <label className="choice">
              <input type="radio" name="card_id" value="" defaultChecked={!card} />
              <span className="grow">{t.another}</span>
            </label>
          )}
        </div>
        <label className="check">
          <input type="checkbox" name="keep" defaultChecked={keeps} />
          {t.keep}
        </label>
        <p className="hint">{t.hint}</p>
        <p className="cluster">
          <button className="btn">{t.save}</button>
          <a className="btn btn-quiet" href={env.base + path}>
            {t.cancel}
          </a>
        </p>
      </form>
    </section>
  );
}

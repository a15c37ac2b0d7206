import type { ItemCard } from '../../../../shared/contracts/items.ts';
import { SKELETON_CARDS } from '../../../../shared/kernel/constants/index.ts';
import type { PageEnv } from '../../../_runtime/env.ts';
import { mark } from '../../../_runtime/mark.ts';
import type { Messages } from '../messages/es.ts';
import { Card } from './Card.tsx';

interface CardsProps {
  env: PageEnv;
  t: Messages;
  items: readonly ItemCard[];
  storeId: string;
  level: 2 | 3 | 4;
  earnings?: Readonly<Record<string, string>> | undefined;
  /** Number of cards on the first screen: their pictures load at once. */
  eager: number;
}

/** The cards of a list, in its order. */
export function Cards({ env, t, items, storeId, level, earnings, eager }: CardsProps) {
  return (
    <ul className="cards" role="list">
      {items.map((item, index) => (
        <li
          key={item.id}
          part="card"
          {...mark(env, item.owner === storeId ? 'item' : 'listed', item.id)}
        >
          <Card
            env={env}
            t={t}
            item={item}
            storeId={storeId}
            level={level}
            earning={earnings?.[item.id]}
            loading={index >= eager ? 'lazy' : index === 0 ? 'first' : 'soon'}
          />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders for the cards while they load: 10, 6 or 4 of them by device. */
export function Skeletons({ t }: { t: Messages }) {
  return (
    <div role="status">
      <span className="visually-hidden">{t.loading}</span>
      <div className="cards skeletons" aria-hidden="true">
        {Array.from({ length: SKELETON_CARDS.desktop }, (_, index) => (
          <div key={index} className="item">
            <div className="photo skeleton" />
            <div className="words">
              <span className="skeleton line" />
              <span className="skeleton line short" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

import type { StockMove } from '../../../shared/contracts/item-fields.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { momentOf } from '../../_office/day.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { StockMovesViewProps } from './props.ts';

type Props = FragmentProps<StockMovesViewProps>;

/** The changes of an item's stock: which account made each of them, when and why; sales included. */
export function StockMovesView(props: Props) {
  const { t, moves, page, path } = props;
  return (
    <section aria-labelledby="moves">
      <h2 className="h3" id="moves">
        {t.title}
      </h2>
      {moves === null && <p className="error">{t.failed}</p>}
      {moves?.results.length === 0 && <p className="muted">{t.none}</p>}
      {moves !== null && moves.results.length > 0 && (
        <ul className="rows">
          {moves.results.map((move) => (
            <li key={move.id}>
              <Move {...props} move={move} />
            </li>
          ))}
        </ul>
      )}
      <p className="cluster">
        {page > 1 && (
          <a className="btn btn-s" rel="prev" href={`${path}?page=${page - 1}#moves`}>
            {t.previous}
          </a>
        )}
        {moves !== null && page * PAGE_SIZE.table < moves.matches_estimated && (
          <a className="btn btn-s" rel="next" href={`${path}?page=${page + 1}#moves`}>
            {t.more}
          </a>
        )}
      </p>
    </section>
  );
}

function Move({ t, env, move }: Props & { move: StockMove }) {
  const { by, before, after, note } = move;
  const at = momentOf(move.at, env);
  const variant = Object.values(move.attributes).join(' · ');
  return (
    <div className="row">
      <div className="move">
        <b>
          {t.reason[move.reason]}
          {variant && `: ${variant}`}
        </b>
        {note !== null && <span>{note}</span>}
        <span className="muted small">
          {by === null ? fill(t.sale, { at }) : fill(t.by, { name: by.name ?? t.nobody, at })}
        </span>
      </div>
      <span className="units">
        {fill(t.units, { before: String(before), after: String(after) })}
      </span>
    </div>
  );
}

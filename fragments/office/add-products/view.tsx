import { useState } from 'react';
import { count } from '../../../shared/i18n/fill.ts';
import { OFFERS_PAGE, queryOf } from '../../../shared/rules/resale.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Act } from '../../_office/Act.tsx';
import { useFlush } from '../../_office/change.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { officePorts } from '../../_office/ports.ts';
import { Resale } from '../../_office/resale/Resale.tsx';
import { resaleModel } from '../../_office/resale/resale.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import type { AddProductsViewProps } from './props.ts';

/** The items that other stores offer to this one: found, and added to it. */
export function AddProductsView(props: FragmentProps<AddProductsViewProps>) {
  const { env, t, list, page, filter, into, done, left, removed, idempotencyKey } = props;
  const [model] = useState(() =>
    resaleModel(officePorts(props), {
      store: env.store,
      storeType: props.storeType,
      filter,
      category: props.categories
        .map(({ slug: id, name }) => ({ id, name }))
        .find(({ id }) => id === filter.category),
      supplier: props.suppliers.find(({ id }) => id === filter.dssupplier),
      list,
      before: (page - 1) * OFFERS_PAGE,
    }),
  );
  useFlush(model.removals.flush);
  const isLive = useLive();
  const action = `${env.base}/admin/reventa`;
  const asked: Record<string, string> = {
    ...queryOf(filter),
    ...(into !== '' && { catalogue: into }),
  };
  const told = done === 'addedAll' ? (left > 0 ? count(t, 'left', left) : t.done.allAdded) : null;
  return (
    <OfficePage title={t.title} intro={t.intro} done={told ?? (done && doneWords(t, done))}>
      <FormNotice text={props.error} />
      {!isLive && removed !== null && (
        <Act
          action={action}
          fields={{ ...asked, intent: 'restore', id: removed, idempotency_key: idempotencyKey }}
          label={t.undo}
          name={t.undoRemoval}
          act={() => {}}
        />
      )}
      <form method="post" action={`${env.base}/preferences`} className="earnings">
        <input type="hidden" name="return_to" value={action} />
        <button className="link" name="resale" value={props.showsEarnings ? 'hide' : 'show'}>
          {props.showsEarnings ? t.hideEarnings : t.showEarnings}
        </button>
      </form>
      <Resale ui={{ ...props, model, tag: env.tag, action, asked, live: isLive, endless: false }} />
    </OfficePage>
  );
}

function doneWords(t: AddProductsViewProps['t'], done: string): string | null {
  return done === 'added' || done === 'removed' || done === 'restored' ? t.done[done] : null;
}

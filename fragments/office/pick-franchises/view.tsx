import { useState } from 'react';
import { PICKS_PAGE } from '../../../shared/rules/franchises.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { useFlush } from '../../_office/change.ts';
import { Franchises } from '../../_office/franchises/Franchises.tsx';
import { franchisesModel } from '../../_office/franchises/franchises.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { PickFranchisesViewProps } from './props.ts';

/** The franchises that a store shows: found, shown and taken out. */
export function PickFranchisesView(props: FragmentProps<PickFranchisesViewProps>) {
  const { env, t, storeType, list, text, page, done, idempotencyKey } = props;
  const rows = PICKS_PAGE;
  const [model] = useState(() =>
    franchisesModel(officePorts(props), {
      store: env.store,
      storeType,
      rows,
      text,
      list,
      before: (page - 1) * rows,
    }),
  );
  useFlush(model.removals.flush);
  const action = `${env.base}/admin/franquicias`;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={props.error} />
      <Franchises
        ui={{ model, t, action, asked: text, endless: false, page, rows, idempotencyKey }}
      />
    </OfficePage>
  );
}

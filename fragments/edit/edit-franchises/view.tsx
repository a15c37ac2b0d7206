import { useEffect, useState } from 'react';
import { on } from '../../../shared/bus/index.ts';
import { franchisesPick } from '../../../shared/bus/topics/edit.ts';
import { PICKER_ROWS } from '../../../shared/rules/franchises.ts';
import { Picker } from '../../_edit/Picker.tsx';
import { reloadFrom } from '../../_edit/reload.ts';
import { useFlush } from '../../_office/change.ts';
import { Franchises } from '../../_office/franchises/Franchises.tsx';
import { franchisesModel } from '../../_office/franchises/franchises.ts';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import type { EditFranchisesViewProps } from './props.ts';

/** The dialog in which an owner picks the franchises that the store shows. */
export function EditFranchisesView(props: FragmentProps<EditFranchisesViewProps>) {
  const { env, storeType, t } = props;
  const rows = PICKER_ROWS;
  const [model] = useState(() =>
    franchisesModel(officePorts(props), { store: env.store, storeType, rows }),
  );
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      on(franchisesPick, () => {
        setIsOpen(true);
        model.seek();
      }),
    [model],
  );
  useFlush(model.removals.flush);
  const close = (): void => {
    setIsOpen(false);
    // The page around the dialog still shows what the store had before.
    void model.finish().then((hasChanged) => hasChanged && reloadFrom(franchisesPick));
  };
  if (!useLive()) return null;
  const action = `${env.base}/admin/franquicias`;
  return (
    <Picker open={isOpen} title={t.title} close={t.close} onClose={close}>
      <Franchises
        ui={{
          model,
          t,
          action,
          asked: '',
          endless: true,
          page: 1,
          rows,
          idempotencyKey: '',
        }}
      />
    </Picker>
  );
}

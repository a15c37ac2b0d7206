import { useEffect, useState } from 'react';
import { call } from '../../../shared/api-client/index.ts';
import { on } from '../../../shared/bus/index.ts';
import { productsAdd } from '../../../shared/bus/topics/edit.ts';
import { listEditedCatalogues } from '../../../shared/contracts/catalogue-edits.ts';
import { CATALOGUES_OFFERED, catalogueName } from '../../../shared/rules/catalogue-list.ts';
import { Picker } from '../../_edit/Picker.tsx';
import { reloadFrom } from '../../_edit/reload.ts';
import { useFlush } from '../../_office/change.ts';
import { officePorts } from '../../_office/ports.ts';
import { Resale } from '../../_office/resale/Resale.tsx';
import { resaleModel } from '../../_office/resale/resale.ts';
import type { Into } from '../../_office/resale/ui.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import type { EditProductsViewProps } from './props.ts';

/** The dialog in which an owner adds other stores' products to the store. */
export function EditProductsView(props: FragmentProps<EditProductsViewProps>) {
  const { env, storeType, catalogue, t } = props;
  const [{ api, model }] = useState(() => {
    const ports = officePorts(props);
    return { api: ports.api, model: resaleModel(ports, { store: env.store, storeType }) };
  });
  const [isOpen, setIsOpen] = useState(false);
  const [catalogues, setCatalogues] = useState<readonly Into[]>([]);
  useEffect(
    () =>
      on(productsAdd, () => {
        setIsOpen(true);
        model.seek({});
        const asked = call(api, listEditedCatalogues, {
          query: { limit: CATALOGUES_OFFERED },
        });
        void asked.then(
          (answer) =>
            answer.ok &&
            setCatalogues(
              answer.value.results.map((one) => ({
                id: one.id,
                name: catalogueName(one, env.locale),
              })),
            ),
        );
      }),
    [api, model, env.locale],
  );
  useFlush(model.removals.flush);
  const close = (): void => {
    setIsOpen(false);
    // The page around the dialog still shows what the store had before.
    void model.finish().then((hasChanged) => hasChanged && reloadFrom(productsAdd));
  };
  if (!useLive()) return null;
  const action = `${env.base}/admin/reventa`;
  return (
    <Picker open={isOpen} title={t.title} close={t.close} onClose={close}>
      <Resale
        ui={{
          model,
          t,
          tag: env.tag,
          action,
          asked: {},
          live: true,
          showsEarnings: props.showsEarnings,
          endless: true,
          page: 1,
          idempotencyKey: '',
          categories: [],
          suppliers: [],
          catalogues,
          into: catalogue,
        }}
      />
    </Picker>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { on } from '../../../shared/bus/index.ts';
import { ownCataloguesOpen } from '../../../shared/bus/topics/edit.ts';
import type { EditedCatalogue } from '../../../shared/contracts/catalogue-edits.ts';
import { count, fill } from '../../../shared/i18n/fill.ts';
import { CATALOGUES_OFFERED, catalogueName } from '../../../shared/rules/catalogue-list.ts';
import { catalogueUrl } from '../../../shared/rules/urls.ts';
import { CreateCatalogue } from '../../_edit/CreateCatalogue.tsx';
import { Picker } from '../../_edit/Picker.tsx';
import { reloadFrom } from '../../_edit/reload.ts';
import { List } from '../../_office/List.tsx';
import { ListEnd } from '../../_office/ListEnd.tsx';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { ownCataloguesModel, type OwnCataloguesModel } from './model.ts';
import type { EditOwnCataloguesViewProps } from './props.ts';

/** The dialog of a store's own catalogues: each leads to its page and to its editor. */
export function EditOwnCataloguesView(props: FragmentProps<EditOwnCataloguesViewProps>) {
  const { env, t } = props;
  const [model] = useState(() => ownCataloguesModel(officePorts(props)));
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      on(ownCataloguesOpen, () => {
        setIsOpen(true);
        model.seek();
      }),
    [model],
  );
  const close = (): void => {
    setIsOpen(false);
    // The page around the dialog still shows the catalogues that there were before.
    if (model.hasMade()) reloadFrom(ownCataloguesOpen);
  };
  if (!useLive()) return null;
  const office = `${env.base}/admin/catalogos`;
  return (
    <Picker open={isOpen} title={t.title} close={t.close} onClose={close} unsaved={t.unsaved}>
      <Catalogues {...props} model={model} office={office} />
      <CreateCatalogue create={model.create} t={t} />
      <a className="link" href={office}>
        {t.all}
      </a>
    </Picker>
  );
}

type Ui = EditOwnCataloguesViewProps & { model: OwnCataloguesModel; office: string };

function Catalogues(ui: Ui) {
  useSignals();
  const { model, office, t } = ui;
  const list = model.$list.value;
  return (
    <section aria-label={t.list}>
      <List
        model={list}
        t={t}
        renderRow={(row) => <Row {...ui} row={row} />}
        empty={
          <div className="empty">
            <h3 className="h3">{t.none}</h3>
            <p className="muted">{t.noneText}</p>
          </div>
        }
        page={1}
        pageSize={CATALOGUES_OFFERED}
        pageHref={(page) => `${office}?page=${page}`}
      />
      <ListEnd list={list} />
    </section>
  );
}

function Row({ env, office, t, row }: Ui & { row: EditedCatalogue }) {
  const { id, slug, num_products: products } = row;
  const name = catalogueName(row, env.locale);
  return (
    <div className="row">
      <span className="own">
        <a className="link" href={catalogueUrl(env.base, slug)}>
          {name}
        </a>
        <span className="small muted">{count(t, 'products', products)}</span>
      </span>
      <a className="btn btn-s" href={`${office}/${id}`} aria-label={fill(t.editOf, { name })}>
        {t.edit}
      </a>
    </div>
  );
}

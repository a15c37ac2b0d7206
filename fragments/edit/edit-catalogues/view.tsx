import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { on } from '../../../shared/bus/index.ts';
import { cataloguesPick } from '../../../shared/bus/topics/edit.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { CATALOGUES_OFFERED } from '../../../shared/rules/catalogue-list.ts';
import { CreateCatalogue } from '../../_edit/CreateCatalogue.tsx';
import { Picker } from '../../_edit/Picker.tsx';
import { reloadFrom } from '../../_edit/reload.ts';
import { useFlush } from '../../_office/change.ts';
import { List } from '../../_office/List.tsx';
import { ListEnd } from '../../_office/ListEnd.tsx';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { editCataloguesModel } from './model.ts';
import { CatalogueRow, type RowUi } from './parts/CatalogueRow.tsx';
import type { EditCataloguesViewProps, Subject } from './props.ts';

/** The dialog in which an owner puts the page's product, or its catalogue's products, into catalogues. */
export function EditCataloguesView(props: FragmentProps<EditCataloguesViewProps>) {
  const { subject } = props;
  const isLive = useLive();
  return subject && isLive ? <Dialogue {...props} subject={subject} /> : null;
}

function Dialogue(props: FragmentProps<EditCataloguesViewProps> & { subject: Subject }) {
  const { subject, t } = props;
  const [model] = useState(() =>
    editCataloguesModel(officePorts(props), subject, props.env.locale),
  );
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      on(cataloguesPick, () => {
        setIsOpen(true);
        model.seek();
      }),
    [model],
  );
  useFlush(model.removals.flush);
  const close = (): void => {
    setIsOpen(false);
    // The page around the dialog still shows the catalogues that the product had before.
    void model.finish().then((hasChanged) => hasChanged && reloadFrom(cataloguesPick));
  };
  const title = fill(subject.kind === 'item' ? t.titleItem : t.titleCatalogue, subject);
  return (
    <Picker open={isOpen} title={title} close={t.close} onClose={close} unsaved={t.unsaved}>
      <p className="muted">{introOf(subject, t)}</p>
      <Catalogues ui={{ model, t, subject }} office={`${props.env.base}/admin/catalogos`} />
      <CreateCatalogue create={model.create} t={t} />
    </Picker>
  );
}

function introOf(subject: Subject, t: EditCataloguesViewProps['t']): string {
  if (subject.kind === 'item') return t.textItem;
  return subject.text === '' ? t.textCatalogue : fill(t.textFound, { text: subject.text });
}

function Catalogues({ ui, office }: { ui: RowUi; office: string }) {
  useSignals();
  const { model, t, subject } = ui;
  const list = model.$list.value;
  const { status, items } = list.$list.value;
  const isAlone = status === 'ready' && items.every(({ id }) => id === subject.id);
  const none = (
    <div className="empty">
      <h3 className="h3">{t.none}</h3>
      <p className="muted">{t.noneText}</p>
    </div>
  );
  return (
    <section aria-label={t.list}>
      {isAlone ? (
        none
      ) : (
        <List
          model={list}
          t={{ ...t, failed: t.listFailed }}
          renderRow={(row) => <CatalogueRow ui={ui} row={row} />}
          empty={none}
          page={1}
          pageSize={CATALOGUES_OFFERED}
          pageHref={(page) => `${office}?page=${page}`}
        />
      )}
      <ListEnd list={list} />
    </section>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { on } from '../../../shared/bus/index.ts';
import { slidesEdit } from '../../../shared/bus/topics/edit.ts';
import { Panel } from '../../_edit/Panel.tsx';
import { sayOf } from '../../_edit/say-of.ts';
import { slideValues } from '../../_edit/slides/slide-form.ts';
import { SlideFields } from '../../_edit/slides/SlideFields.tsx';
import { usePicture } from '../../_edit/slides/use-picture.ts';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { slidesModel } from './model.ts';
import { BannerTable } from './parts/BannerTable.tsx';
import { Intro } from './parts/Intro.tsx';
import { SlideRow } from './parts/SlideRow.tsx';
import type { EditSlidesViewProps } from './props.ts';

/** The panel of a store's carousel: its slides, its columns, and the form of one slide. */
export function EditSlidesView(props: FragmentProps<EditSlidesViewProps>) {
  useSignals();
  const { env, slug, storeType, columns, opened, t } = props;
  const [{ api, model }] = useState(() => {
    const ports = officePorts({ ...props, t: t.panel });
    const store = { id: env.store, slug, type: storeType, columns };
    return { api: ports.api, model: slidesModel({ ...ports, t }, store) };
  });
  const { panel, nameOf, problemsOf } = model;
  useEffect(() => on(slidesEdit, panel.open), [panel]);
  useEffect(() => {
    if (opened) panel.open();
  }, [opened, panel]);
  const view = model.$view.value;
  usePicture(panel.form, 'edit-slides');
  if (!useLive()) return null;
  return (
    <Panel
      env={env}
      place="slides"
      model={panel}
      t={t.panel}
      words={t.words}
      intro={<Intro model={model} t={t} />}
      instead={view !== 'order' && <BannerTable key={view} model={model} t={t} picture={view} />}
      nameOf={nameOf}
      renderRow={(slide) => <SlideRow slide={slide} model={model} t={t} />}
      problemsOf={problemsOf}
      problemWords={t.problems}
      needs={t.needs}
      valuesOf={slideValues}
      labels={t.labels}
      say={sayOf({ target: t.panel.targets, action_type: t.actions, url_target: t.tabs })}
    >
      {(ui) => (
        <SlideFields ui={ui} t={t} api={api} columns={model.$columns.value} asks="edit-slides" />
      )}
    </Panel>
  );
}

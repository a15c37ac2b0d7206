import { useEffect, useState } from 'react';
import { on } from '../../../shared/bus/index.ts';
import { headersEdit } from '../../../shared/bus/topics/edit.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { Panel } from '../../_edit/Panel.tsx';
import { sayOf } from '../../_edit/say-of.ts';
import { officePorts } from '../../_office/ports.ts';
import { headerProblems, headersModel, headerValues } from './model.ts';
import { HeaderFields } from './parts/HeaderFields.tsx';
import { HeaderRow } from './parts/HeaderRow.tsx';
import type { EditHeadersViewProps } from './props.ts';

/** The panel of a store's headers: their list, and the form of one. Closed on the edge. */
export function EditHeadersView(props: FragmentProps<EditHeadersViewProps>) {
  const { env, storeType, opened, t } = props;
  const [{ api, model }] = useState(() => {
    const ports = officePorts({ ...props, t: t.panel });
    return {
      api: ports.api,
      model: headersModel({ ...ports, t }, { id: env.store, type: storeType }),
    };
  });
  useEffect(() => on(headersEdit, model.open), [model]);
  useEffect(() => {
    if (opened) model.open();
  }, [opened, model]);
  if (!useLive()) return null;
  return (
    <Panel
      env={env}
      place="headers"
      model={model}
      t={t.panel}
      words={t.words}
      intro={<p className="muted">{t.intro}</p>}
      nameOf={({ title }) => title}
      renderRow={(header) => <HeaderRow header={header} model={model} t={t} />}
      problemsOf={headerProblems}
      problemWords={t.problems}
      needs={t.needs}
      valuesOf={headerValues}
      labels={t.labels}
      say={sayOf({
        target: t.panel.targets,
        action_type: t.actions,
        button_label: t.buttons,
      })}
    >
      {(ui) => <HeaderFields ui={ui} t={t} api={api} />}
    </Panel>
  );
}

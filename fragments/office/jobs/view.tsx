import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import type { FragmentProps } from '../../_runtime/props.ts';
import { Act } from '../../_office/Act.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { officePorts } from '../../_office/ports.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { jobsModel } from './model.ts';
import { ImportBox } from './parts/ImportBox.tsx';
import { JobList } from './parts/JobList.tsx';
import { OrdersExport } from './parts/OrdersExport.tsx';
import type { JobsViewProps } from './props.ts';

/**
 * The store's long-running jobs: the progress of each, and the controls that stop it, undo it and
 * fetch its file.
 */
export function JobsView(props: FragmentProps<JobsViewProps>) {
  useSignals();
  const { env, t, about, done, error = null } = props;
  const [model] = useState(() => jobsModel({ ...officePorts(props), after }, props));
  useEffect(() => model.watch(), [model]);
  return (
    <OfficePage
      title={about ? t.titles[about] : t.title}
      intro={t.intro}
      done={done && t.done[done]}
    >
      <FormNotice text={error} />
      {props.canExport && (
        <Act
          action={`${env.base}/admin/trabajos`}
          fields={{ intent: 'export', idempotency_key: props.idempotencyKey }}
          label={t.exportItems}
          name={t.exportItems}
          busy={model.$busy.value === 'new'}
          main
          act={() => void model.exportItems()}
        />
      )}
      {props.canImport && <ImportBox props={props} model={model} />}
      {about === 'orders' && <OrdersExport {...props} />}
      {model.$lost.value && (
        <p className="notice notice-warning" role="status">
          {t.lost}
        </p>
      )}
      <JobList props={props} model={model} />
    </OfficePage>
  );
}

function after(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

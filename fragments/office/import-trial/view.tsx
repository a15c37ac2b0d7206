import { useEffect } from 'react';
import { call } from '../../../shared/api-client/index.ts';
import { getJob } from '../../../shared/contracts/jobs.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { isUnderWay } from '../../_office/job.ts';
import { JobBar } from '../../_office/JobBar.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { apiOf } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { watchTrial } from './model.ts';
import { Columns } from './parts/Columns.tsx';
import { Rows } from './parts/Rows.tsx';
import type { ImportTrialViewProps } from './props.ts';

type Props = FragmentProps<ImportTrialViewProps>;

/** What a tried file would do: its columns, to be put right, and its first rows before and after. */
export function ImportTrialView(props: Props) {
  const { env, t, trial, error } = props;
  const { job } = trial;
  const running = isUnderWay(job);
  useEffect(() => {
    if (!running) return undefined;
    return watchTrial({
      get: () => call(apiOf(env), getJob, { params: { id: job.id } }),
      after: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      reload: () => location.reload(),
    });
  }, [running, env, job.id]);
  return (
    <OfficePage title={t.title} intro={fill(t.intro, { file: trial.file })} done={null}>
      <FormNotice text={error} />
      {running && <Running {...props} />}
      {!running && job.state !== 'done' && <Stopped {...props} />}
      {job.state === 'done' && <Tried {...props} />}
    </OfficePage>
  );
}

function Running({ env, t, trial: { job } }: Props) {
  return (
    <section className="card" aria-label={t.running}>
      <p role="status">{t.running}</p>
      <JobBar {...job} name={t.title} text={t.progress} />
      <p>
        <a className="btn btn-s" href={`${env.base}/admin/inventario/cargas/${job.id}`}>
          {t.refresh}
        </a>
      </p>
    </section>
  );
}

function Stopped({ env, t }: Props) {
  return (
    <div className="notice notice-warning">
      <p>
        {t.stopped} <a href={`${env.base}/admin/inventario/cargas`}>{t.again}</a>
      </p>
    </div>
  );
}

const OUTCOMES = ['made', 'changed', 'same', 'failed'] as const;

function Tried(props: Props) {
  const { env, t, trial, idempotencyKey } = props;
  const { job } = trial;
  const counts = OUTCOMES.flatMap((outcome) => {
    const number = job.counts?.[outcome] ?? 0;
    return number > 0 ? [fill(t.counts[outcome], { count: number })] : [];
  });
  return (
    <form method="post" action={`${env.base}/admin/inventario/cargas/${job.id}`}>
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <p className="cluster">
        <b>{counts.join(' · ') || t.noRows}</b>
        {job.has_file && (
          <a href={`${env.base}/admin/trabajos/${job.id}/archivo`} download="">
            {t.download}
          </a>
        )}
      </p>
      <Columns {...props} />
      <Rows {...props} />
      <p className="cluster">
        <button className="btn btn-primary" name="intent" value="import">
          {t.import}
        </button>
        <button className="btn" name="intent" value="try">
          {t.try}
        </button>
      </p>
    </form>
  );
}

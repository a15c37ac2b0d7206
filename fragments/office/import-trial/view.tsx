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

/**
 * What the rows of an import changed, each before and after; or what those of a tried file would
 * change, with its columns, to be put right.
 */
export function ImportTrialView(props: Props) {
  const { env, t, trial, error } = props;
  const { job } = trial;
  const running = isUnderWay(job);
  const isTrial = job.kind !== 'items-import';
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
    <OfficePage
      title={isTrial ? t.title : t.importTitle}
      intro={fill(isTrial ? t.intro : t.importIntro, { file: trial.file })}
      done={null}
    >
      <FormNotice text={error} />
      {running && <Running {...props} />}
      {!running && !isTrial && <Imported {...props} />}
      {!running && isTrial && job.state !== 'done' && <Stopped {...props} />}
      {isTrial && job.state === 'done' && <Tried {...props} />}
    </OfficePage>
  );
}

function Running({ env, t, trial: { job } }: Props) {
  const text = job.kind === 'items-import' ? t.importing : t.running;
  return (
    <section className="card" aria-label={text}>
      <p role="status">{text}</p>
      <JobBar {...job} name={text} text={t.progress} />
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

const OUTCOMES = ['made', 'added', 'changed', 'same', 'failed', 'undone', 'kept'] as const;

/** An import that is over; the list of imports is where it is undone. */
function Imported(props: Props) {
  const { env, t, trial } = props;
  const { job } = trial;
  return (
    <>
      <p className="cluster">
        <b>{countsOf(props)}</b>
        <Failed {...props} />
        <a href={`${env.base}/admin/inventario/cargas`}>{job.can_undo ? t.undo : t.again}</a>
      </p>
      {job.state in t.ends && <p className="notice">{t.ends[job.state as keyof typeof t.ends]}</p>}
      <Rows {...props} />
    </>
  );
}

function countOf(
  { counts }: Props['trial']['job'],
  outcomes: readonly (typeof OUTCOMES)[number][],
) {
  return outcomes.reduce((sum, outcome) => sum + (counts?.[outcome] ?? 0), 0);
}

function countsOf({ t, trial: { job } }: Props): string {
  const counts = OUTCOMES.flatMap((outcome) => {
    const number = job.counts?.[outcome] ?? 0;
    return number > 0 ? [fill(t.counts[outcome], { count: number })] : [];
  });
  return counts.join(' · ') || t.noRows;
}

function Failed({ env, t, trial: { job } }: Props) {
  if (!job.has_file) return null;
  return (
    <a href={`${env.base}/admin/trabajos/${job.id}/archivo`} download="">
      {t.download}
    </a>
  );
}

function Tried(props: Props) {
  const { env, t, trial, idempotencyKey } = props;
  const { job } = trial;
  if (countOf(job, OUTCOMES) === 0) return <NoRows {...props} />;
  const changes = countOf(job, ['made', 'added', 'changed']) > 0;
  return (
    <form method="post" action={`${env.base}/admin/inventario/cargas/${job.id}`}>
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <p className="cluster">
        <b>{countsOf(props)}</b>
        <Failed {...props} />
      </p>
      <Columns {...props} />
      <Rows {...props} />
      <p className="cluster">
        {changes && (
          <button className="btn btn-primary" name="intent" value="import">
            {t.import}
          </button>
        )}
        <button className="btn" name="intent" value="try">
          {t.try}
        </button>
      </p>
    </form>
  );
}

/** A file of titles alone: no field of a column would give it anything to import. */
function NoRows({ env, t }: Props) {
  return (
    <div className="empty">
      <p>{t.noneInFile}</p>
      <p>
        <a className="btn btn-primary" href={`${env.base}/admin/inventario/cargas`}>
          {t.otherFile}
        </a>
      </p>
    </div>
  );
}

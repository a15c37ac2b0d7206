import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { Job } from '../../../../shared/contracts/jobs.ts';
import { PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import { momentOf } from '../../../_office/day.ts';
import { Act } from '../../../_office/Act.tsx';
import { JobBar } from '../../../_office/JobBar.tsx';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { isUnderWay } from '../../../_office/job.ts';
import type { JobsModel } from '../model.ts';
import type { JobsViewProps } from '../props.ts';

/** The page whose forms and lists these are. */
function homeOf(about: JobsViewProps['about']): string {
  return about === 'orders' ? '/admin/reportes/ordenes' : '/admin/trabajos';
}

interface ListProps {
  props: FragmentProps<JobsViewProps>;
  model: JobsModel;
}

/** The jobs of this page, the latest first. */
export function JobList({ props, model }: ListProps) {
  useSignals();
  const { t, env, page, total } = props;
  const jobs = model.$jobs.value;
  const here = env.base + homeOf(props.about);
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE.table));
  return (
    <section aria-label={t.list}>
      {jobs.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <ul className="rows">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobRow props={props} model={model} job={job} />
            </li>
          ))}
        </ul>
      )}
      <nav className="cluster" aria-label={t.list}>
        {page > 1 && (
          <a className="btn btn-s" rel="prev" href={`${here}?page=${page - 1}`}>
            {t.previous}
          </a>
        )}
        <a className="btn btn-s btn-quiet" href={page > 1 ? `${here}?page=${page}` : here}>
          {t.refresh}
        </a>
        {page < last && (
          <a className="btn btn-s" rel="next" href={`${here}?page=${page + 1}`}>
            {t.next}
          </a>
        )}
      </nav>
    </section>
  );
}

/** Rows of a file by their outcome; outcomes without rows are left out. */
function countsText(words: Readonly<Record<string, string>>, counts: Record<string, number>) {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${count} ${words[outcome] ?? outcome}`)
    .join(' · ');
}

/** Whether a page shows what the job's rows did, or would do. */
const hasRows = ({ kind, state }: Job): boolean =>
  kind === 'items-import' ? state !== 'waiting' : kind === 'items-trial' && state === 'done';

function JobRow({ props, model, job }: ListProps & { job: Job }) {
  const { t, env, idempotencyKey } = props;
  const name = t.kinds[job.kind as keyof typeof t.kinds] ?? job.kind;
  const action = env.base + homeOf(props.about);
  const busy = model.$busy.value === job.id;
  const at = (iso: string) => momentOf(iso, env);
  const stopping = isUnderWay(job) && !job.can_cancel && job.state !== 'undoing';
  return (
    <div className="row">
      <div className="job">
        <b>{name}</b>
        <span className="muted small">
          {stopping ? t.canceling : t.states[job.state]}
          {' · '}
          {job.ended_at === null
            ? fill(t.started, { time: at(job.created_at) })
            : fill(t.ended, { time: at(job.ended_at) })}
        </span>
        {job.counts && <span className="small">{countsText(t.counts, job.counts)}</span>}
        {isUnderWay(job) && <JobBar {...job} name={name} text={t.progress} />}
      </div>
      <div className="acts">
        {hasRows(job) && (
          <a
            className="btn btn-s"
            href={`${env.base}/admin/inventario/cargas/${job.id}`}
            aria-label={fill(job.kind === 'items-import' ? t.changesOf : t.reviewOf, { name })}
          >
            {job.kind === 'items-import' ? t.changes : t.review}
          </a>
        )}
        {job.has_file && (
          <a
            className="btn btn-s"
            href={`${env.base}/admin/trabajos/${job.id}/archivo`}
            download=""
            aria-label={fill(t.downloadOf, { name })}
          >
            {t.download}
          </a>
        )}
        {job.can_cancel && (
          <Act
            action={action}
            fields={{ intent: 'cancel', id: job.id, idempotency_key: idempotencyKey }}
            label={t.cancel}
            name={fill(t.cancelOf, { name })}
            busy={busy}
            act={() => void model.cancel(job.id)}
          />
        )}
        {job.can_undo && (
          <Act
            action={action}
            fields={{ intent: 'undo', id: job.id, idempotency_key: idempotencyKey }}
            label={t.undo}
            name={fill(t.undoOf, { name })}
            busy={busy}
            act={() => void model.undo(job.id)}
          />
        )}
      </div>
    </div>
  );
}

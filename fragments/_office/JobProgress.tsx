import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId } from 'react';
import { fill } from '../../shared/i18n/fill.ts';
import type { JobState } from '../../shared/contracts/jobs.ts';
import { isUnderWay, shareOf, type JobModel } from './job.ts';

interface JobWords {
  readonly title: string;
  readonly states: Readonly<Record<JobState, string>>;
  /** Texts by the step's name; a step without a text shows the state alone. */
  readonly steps: Readonly<Record<string, string>>;
  /** A text with the places `{{done}}` and `{{total}}`. */
  readonly progress: string;
  readonly cancel: string;
  readonly undo: string;
}

/** The progress of long-running work, with the controls that stop or undo it. */
export function JobProgress({ model, t }: { model: JobModel; t: JobWords }) {
  useSignals();
  const title = useId();
  useEffect(() => model.watch(), [model]);
  const job = model.$job.value;
  const share = shareOf(job);
  const underWay = isUnderWay(job);
  return (
    <section className="card job" aria-labelledby={title}>
      <h2 className="h3" id={title}>
        {t.title}
      </h2>
      {underWay && <progress aria-labelledby={title} max={1} value={share ?? undefined} />}
      {/* Only the state is announced: every percent would be too much for a screen reader. */}
      <p role="status">{t.states[job.state]}</p>
      {underWay && (
        <p className="muted small">
          {job.step !== null && t.steps[job.step]}{' '}
          {share !== null && fill<string>(t.progress, { done: job.done, total: job.total ?? 0 })}
        </p>
      )}
      <div className="acts">
        {job.can_cancel && (
          <button type="button" className="btn btn-s" onClick={() => void model.cancel()}>
            {t.cancel}
          </button>
        )}
        {job.can_undo && (
          <button type="button" className="btn btn-s" onClick={() => void model.undo()}>
            {t.undo}
          </button>
        )}
      </div>
    </section>
  );
}

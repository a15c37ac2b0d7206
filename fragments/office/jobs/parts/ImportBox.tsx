import { useState } from 'react';
import { IMPORT_MAX_BYTES } from '../../../../shared/contracts/item-import.ts';
import { uploadModel } from '../../../_office/upload.ts';
import { UploadBox } from '../../../_office/UploadBox.tsx';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { useLive } from '../../../_runtime/use-live.ts';
import type { JobsModel } from '../model.ts';
import type { JobsViewProps } from '../props.ts';
import { itemsSender, trialSwitch } from '../model/send-items.ts';

/** Types by which systems name a CSV file; some name none. */
const CSV = ['text/csv', '.csv'];

/** The place for a file of items: it is tried first, and written when the person says so. */
export function ImportBox({
  props,
  model,
}: {
  props: FragmentProps<JobsViewProps>;
  model: JobsModel;
}) {
  const { env, t } = props;
  const live = useLive();
  const [trial] = useState(trialSwitch);
  const [upload] = useState(() =>
    uploadModel(
      { accept: CSV, maxBytes: IMPORT_MAX_BYTES },
      itemsSender({
        base: env.base,
        tag: env.tag,
        failure: t.failed,
        isTrial: trial.isOn,
        began: model.began,
      }),
    ),
  );
  if (!live) return null;
  return (
    <section className="card stack" aria-label={t.import.title}>
      <h2 className="h3">{t.import.title}</h2>
      <p className="muted small">{t.import.help}</p>
      <label className="check">
        <input
          type="checkbox"
          defaultChecked
          onChange={({ target }) => trial.set(target.checked)}
        />
        {t.import.trial}
      </label>
      <UploadBox model={upload} t={t.import} accept={CSV} />
    </section>
  );
}

import { useRef } from 'react';
import { CATALOGUE_NAME_MAX } from '../../../../shared/rules/catalogue-list.ts';
import { catalogueProblems } from '../../../../shared/rules/catalogue-form.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { OfficeForm } from '../../../_office/OfficeForm.tsx';
import { useArrival } from '../../../_office/use-arrival.ts';
import type { OwnCataloguesUi } from '../model.ts';
import { PhotoField } from './PhotoField.tsx';

/** Makes a catalogue: a call with script, a post without. */
export function CreateForm({ ui }: { ui: OwnCataloguesUi }) {
  const { t, idempotencyKey } = ui.props;
  const section = useRef<HTMLElement>(null);
  useArrival('create', section);
  return (
    <section className="card" aria-labelledby="catalogue-create" ref={section}>
      <h2 className="h3" id="catalogue-create">
        {t.create}
      </h2>
      <p className="muted small">{t.createText}</p>
      <OfficeForm
        form={ui.model.form}
        action={ui.action}
        hidden={{ intent: 'create', idempotency_key: idempotencyKey }}
        live={ui.live}
        problems={catalogueProblems}
        words={t.problems}
        needs={t.needs}
        send={ui.model.create}
        submit={t.send}
        waiting={t.sending}
      >
        {(fields) => (
          <>
            <TextField
              ui={fields}
              name="name"
              label={t.name}
              max={CATALOGUE_NAME_MAX}
              required
              autoComplete="off"
            />
            <TextField
              ui={fields}
              name="name_en"
              label={t.nameEn}
              hint={t.nameEnHint}
              max={CATALOGUE_NAME_MAX}
              autoComplete="off"
            />
            <PhotoField
              ui={ui}
              of="new"
              value={fields.values['photo'] ?? ''}
              input={(url) => fields.input('photo', url)}
            />
          </>
        )}
      </OfficeForm>
    </section>
  );
}

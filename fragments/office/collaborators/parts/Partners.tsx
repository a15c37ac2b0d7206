import { useSignals } from '@preact/signals-react/runtime';
import type { Collaborator } from '../../../../shared/contracts/collaborators.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import type { CollaboratorsUi } from '../model.ts';
import { pageHref } from './page-href.ts';
import { Act } from '../../../_office/Act.tsx';
import { List } from '../../../_office/List.tsx';
import { Leaving } from '../../../_office/Leaving.tsx';
import { NameForm } from './NameForm.tsx';
import { StoreName } from './StoreName.tsx';

/** The partner stores, five at a time. */
export function Partners({ ui }: { ui: CollaboratorsUi }) {
  useSignals();
  const { t, page, collaborations } = ui.props;
  const { partners, removals } = ui.model;
  const { total } = partners.$list.value;
  const leaving = removals.$waiting.value;
  if (total === 0) {
    return (
      <section className="empty">
        <h2 className="h3">{t.none}</h2>
        <p className="muted">{t.noneText}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="partners">
      <h2 className="h3" id="partners">
        {count(t, 'count', total)}
      </h2>
      <List
        model={partners}
        t={{ more: t.more, previous: t.previous, again: t.of.again, failed: t.of.failed }}
        renderRow={(partner) =>
          leaving.includes(partner.id) ? (
            <Leaving
              text={fill(t.removing, { name: partner.store_name })}
              undo={t.undo}
              undoName={fill(t.undoOf, { name: partner.store_name })}
              onUndo={() => removals.undo(partner.id)}
            />
          ) : (
            <Partner ui={ui} partner={partner} />
          )
        }
        empty={null}
        page={page}
        pageSize={PAGE_SIZE.collaborators}
        pageHref={(to) =>
          pageHref(ui.action, { partners: to, collaborations: collaborations.page })
        }
      />
    </section>
  );
}

interface PartnerProps {
  ui: CollaboratorsUi;
  partner: Collaborator;
}

function Partner({ ui, partner }: PartnerProps) {
  useSignals();
  const { t } = ui.props;
  const { id, store_name: name } = partner;
  return (
    <div className="row">
      <StoreName photo={partner.store_photo} name={name} url={partner.store_url} />
      <div className="acts">
        <NameForm key={name} ui={ui} id={id} name={name} />
        <Act
          action={ui.action}
          fields={{ intent: 'refresh', collaborator: id }}
          label={t.refresh}
          name={fill(t.refreshOf, { name })}
          busy={ui.model.$busy.value === id}
          act={() => void ui.model.refresh(id)}
        />
        <Act
          action={ui.action}
          fields={{ intent: 'remove', collaborator: id }}
          label={t.remove}
          name={fill(t.removeOf, { name })}
          act={() => ui.model.removals.start(id)}
        />
      </div>
    </div>
  );
}

import type { Collaborator } from '../../../shared/contracts/collaborators.ts';
import { count, fill } from '../../../shared/i18n/fill.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import type { CollaboratorsUi } from '../use-collaborators.ts';
import { Act } from '../../../shared/ui/back-office/Act.tsx';
import { Leaving } from '../../../shared/ui/back-office/Leaving.tsx';
import { NameForm } from './NameForm.tsx';
import { StoreName } from './StoreName.tsx';

/** The partner stores, five at a time. */
export function Partners({ ui }: { ui: CollaboratorsUi }) {
  const { t } = ui.props;
  const { items, total } = ui.list;
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
        {count(t.count, total)}
      </h2>
      <ul className="rows">
        {items.map((partner) => (
          <li key={partner.id}>
            {ui.leaving.includes(partner.id) ? (
              <Leaving
                text={fill(t.removing, { name: partner.store_name })}
                undo={t.undo}
                undoName={fill(t.undoOf, { name: partner.store_name })}
                onUndo={() => ui.model.removals.undo(partner.id)}
              />
            ) : (
              <Partner ui={ui} partner={partner} />
            )}
          </li>
        ))}
      </ul>
      <Pages ui={ui} />
    </section>
  );
}

interface PartnerProps {
  ui: CollaboratorsUi;
  partner: Collaborator;
}

function Partner({ ui, partner }: PartnerProps) {
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
          busy={ui.busy === id}
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

/** With script the next ones are added below; without it they are another page. */
function Pages({ ui }: { ui: CollaboratorsUi }) {
  const { t, page } = ui.props;
  const { items, total } = ui.list;
  const shown = (page - 1) * PAGE_SIZE.collaborators + items.length;
  return (
    <p className="cluster">
      {page > 1 && (
        <a className="btn btn-s" rel="prev" href={`${ui.action}?page=${page - 1}`}>
          {t.previous}
        </a>
      )}
      {shown < total && (
        <a
          className="btn btn-s"
          rel="next"
          href={`${ui.action}?page=${page + 1}`}
          data-enhance=""
          aria-busy={ui.busy === 'more'}
          onClick={(event) => {
            event.preventDefault();
            void ui.model.more();
          }}
        >
          {t.more}
        </a>
      )}
    </p>
  );
}

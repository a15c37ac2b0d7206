import type { Collaborator } from '../../../../shared/contracts/collaborators.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import type { CollaboratorsUi } from '../use-collaborators.ts';
import { useGrowingList } from '../use-growing-list.ts';
import { Act } from '../../../../shared/ui/back-office/Act.tsx';
import { Leaving } from '../../../../shared/ui/back-office/Leaving.tsx';
import { NameForm } from './NameForm.tsx';
import { PageLinks } from './PageLinks.tsx';
import { StoreName } from './StoreName.tsx';

/** The partner stores, five at a time. */
export function Partners({ ui }: { ui: CollaboratorsUi }) {
  const { t } = ui.props;
  const { items, total } = ui.list;
  const { list, grow } = useGrowingList(items.length);
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
      <ul className="rows" ref={list}>
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
      <Pages ui={ui} onNext={() => void grow(ui.model.more)} />
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

/** Five at a time. */
function Pages({ ui, onNext }: { ui: CollaboratorsUi; onNext: () => void }) {
  const { t, page, collaborations } = ui.props;
  const { items, total } = ui.list;
  const shown = (page - 1) * PAGE_SIZE.collaborators + items.length;
  const at = (partners: number) => ui.pageHref({ partners, collaborations: collaborations.page });
  return (
    <PageLinks
      previous={page > 1 ? { href: at(page - 1), label: t.previous } : null}
      next={shown < total ? { href: at(page + 1), label: t.more } : null}
      busy={ui.busy === 'more'}
      onNext={onNext}
    />
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import { List } from '../../../_office/List.tsx';
import type { CollaboratorsUi } from '../model.ts';
import { pageHref } from './page-href.ts';
import { StoreName } from './StoreName.tsx';

/**
 * The stores that this one is a collaborator of, ten at a time. Those stores decide it, so this
 * list has no controls.
 */
export function Collaborations({ ui }: { ui: CollaboratorsUi }) {
  useSignals();
  const { t, page: partners, collaborations: given } = ui.props;
  const { collaborations } = ui.model;
  const { status } = collaborations.$list.value;
  return (
    <section aria-labelledby="collaborations" aria-busy={status === 'loading' || undefined}>
      <h2 className="h3" id="collaborations">
        {t.of.title}
      </h2>
      <p className="muted">{t.of.intro}</p>
      <List
        model={collaborations}
        t={{ more: t.more, previous: t.previous, again: t.of.again, failed: t.of.failed }}
        renderRow={({ store_name: name, store_url: url, store_photo: photo }) => (
          <div className="row">
            <StoreName photo={photo} name={name} url={url} />
          </div>
        )}
        empty={<p className="muted">{t.of.none}</p>}
        page={given.page}
        pageSize={PAGE_SIZE.collaborators}
        pageHref={(page) => pageHref(ui.action, { partners, collaborations: page })}
      />
    </section>
  );
}

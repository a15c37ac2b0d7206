import { useState } from 'react';
import { PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import { useShared } from '../../../_runtime/use-store.ts';
import { collaborationsOf } from '../collaborations.ts';
import type { CollaboratorsUi } from '../use-collaborators.ts';
import { useGrowingList } from '../use-growing-list.ts';
import { PageLinks } from './PageLinks.tsx';
import { StoreName } from './StoreName.tsx';

/** The stores that this one is a collaborator of, ten at a time; they decide it, so nothing is done here. */
export function Collaborations({ ui }: { ui: CollaboratorsUi }) {
  const { t, page: partners, collaborations: given } = ui.props;
  const { $collaborations, more } = ui.collaborations;
  const [snapshot] = useState(() => collaborationsOf(given));
  const { status, items, total } = useShared($collaborations, snapshot);
  const { list, grow } = useGrowingList(items.length);
  const shown = (given.page - 1) * PAGE_SIZE.collaborations + items.length;
  const at = (page: number) => ui.pageHref({ partners, collaborations: page });
  return (
    <section aria-labelledby="collaborations" aria-busy={status === 'loading' || undefined}>
      <h2 className="h3" id="collaborations">
        {t.of.title}
      </h2>
      <p className="muted">{t.of.intro}</p>
      {items.length > 0 && (
        <ul className="rows" ref={list}>
          {items.map(({ id, store_name: name, store_url: url, store_photo: photo }) => (
            <li key={id}>
              <div className="row">
                <StoreName photo={photo} name={name} url={url} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {status === 'ready' && total === 0 && <p className="muted">{t.of.none}</p>}
        {status === 'failed' && <p className="error">{t.of.failed}</p>}
      </div>
      <PageLinks
        previous={given.page > 1 ? { href: at(given.page - 1), label: t.previous } : null}
        next={
          status === 'failed'
            ? { href: at(given.page), label: t.of.again }
            : shown < total
              ? { href: at(given.page + 1), label: t.more }
              : null
        }
        busy={status === 'loading'}
        onNext={() => void grow(more)}
      />
    </section>
  );
}

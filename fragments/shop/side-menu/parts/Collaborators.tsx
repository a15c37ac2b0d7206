import { useState } from 'react';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { Thumbnail } from '../../../../shared/ui/Thumbnail.tsx';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { useShared } from '../../../_runtime/use-shared.ts';
import type { SideMenuViewProps } from '../props.ts';
import { collaboratorList, NONE } from '../model.ts';

const PHOTO_PX = 32;

/** The section of partner stores: they load when it is opened. */
export function Collaborators({ env, collaboratorsPath, t }: FragmentProps<SideMenuViewProps>) {
  const [list] = useState(() => collaboratorList({ base: env.base, tag: env.tag }));
  const { status, items, more } = useShared(list.$list, NONE);
  return (
    <details onToggle={(event) => void (event.currentTarget.open && list.open())}>
      <summary>
        <Icon name="chat" />
        {t.collaborators}
        <Icon name="chevron-down" />
      </summary>
      <div className="partners" aria-busy={status === 'loading' || undefined}>
        <ul>
          {items.map(({ id, store_name: name, store_url: url, store_photo: photo }) => (
            <li key={id}>
              <a href={url}>
                <span className="photo">
                  {photo !== null && <Thumbnail photo={{ url: photo }} size={PHOTO_PX} />}
                </span>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <div role="status">
          {status === 'loading' && <p className="muted small">{t.loading}</p>}
          {status === 'ready' && items.length === 0 && <p className="muted small">{t.none}</p>}
          {status === 'failed' && <p className="error small">{t.failed}</p>}
        </div>
        {(status === 'failed' || more) && status !== 'loading' && (
          <button type="button" className="btn btn-s" onClick={() => void list.next()}>
            {status === 'failed' ? t.again : t.more}
          </button>
        )}
      </div>
      {collaboratorsPath !== null && (
        <a className="small" href={env.base + collaboratorsPath}>
          {t.manage}
        </a>
      )}
    </details>
  );
}

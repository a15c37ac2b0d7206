import { focusClass } from '../../../shared/rules/focus.ts';
import { thumbnail } from '../../../shared/rules/pictures.ts';
import { catalogueUrl } from '../../../shared/rules/urls.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { CatalogueStripViewProps } from './props.ts';

/** Width of a catalogue's round picture; a wide picture loses its sides. */
const THUMB_PX = 60;

/** A row of catalogues to choose from; it scrolls sideways when they do not fit. */
export function CatalogueStripView(props: FragmentProps<CatalogueStripViewProps>) {
  const { env, catalogues, active, hidden, t } = props;
  if (hidden || !catalogues.length) return null;
  return (
    <nav aria-label={t.label}>
      <ul className="strip">
        {catalogues.map(({ slug, name, photo }) => (
          <li key={slug}>
            <a
              className="pick"
              href={catalogueUrl(env.base, slug)}
              aria-current={slug === active ? 'page' : undefined}
            >
              <span className="thumb">
                {photo ? (
                  <img
                    src={thumbnail(photo.url, THUMB_PX)}
                    className={focusClass(photo.focus)}
                    width={photo.width}
                    height={photo.height}
                    alt=""
                    loading="lazy"
                    fetchPriority="low"
                  />
                ) : (
                  <EdgeIcon name="tag" />
                )}
              </span>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a className="pick more" href={`${env.base}/catalogos`}>
            {t.more} <span className="visually-hidden">{t.moreCatalogues}</span>
            <EdgeIcon name="arrow-right" />
          </a>
        </li>
      </ul>
    </nav>
  );
}

import { useRef, useState, type KeyboardEvent } from 'react';
import type { Photo } from '../../../../shared/contracts/fields.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { pictureSources } from '../../../../shared/rules/pictures.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { LiveMessages } from '../messages/es.ts';
import { Picture } from './Picture.tsx';

const WIDTHS = [750, 1200, 1800, 2700] as const;
/** At least as many pixels as the largest photo on the page gets. */
const SIZES = 'max(100vw,1200px)';
const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

interface ZoomProps {
  photos: readonly Photo[];
  /** Index of the photo that the page shows. */
  at: number;
  origin: string | undefined;
  name: string;
  alt: (index: number) => string;
  t: LiveMessages;
}

/**
 * The photos in the size of the screen, side by side: swiped, or led by the arrow keys and two
 * buttons. Without script they are swiped.
 */
export function Zoom({ photos, at, origin, name, alt, t }: ZoomProps) {
  const row = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(at);
  const show = (index: number, behavior?: 'instant'): void => {
    const photo = row.current!.children[index] as HTMLElement | undefined;
    if (photo) row.current!.scrollTo({ left: photo.offsetLeft, ...(behavior && { behavior }) });
  };
  const open = (): void => {
    show(at, 'instant');
    // A view that a script made has no `autofocus` in its markup.
    row.current!.focus();
  };
  const step = (by: -1 | 1): void => show(seen + by);
  const press = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div
      id="zoom"
      popover="auto"
      className="zoom"
      role="dialog"
      aria-label={name}
      onKeyDown={press}
      onToggle={(event) => event.newState === 'open' && open()}
    >
      <button
        type="button"
        className="icon-btn zoom-close"
        popoverTarget="zoom"
        popoverTargetAction="hide"
        aria-label={t.close}
      >
        <Icon name="close" />
      </button>
      <div
        ref={row}
        className="zoom-row"
        role="group"
        aria-label={t.photos}
        tabIndex={photos.length > 1 ? 0 : -1}
        // The keys lead from photo to photo as soon as it opens, without script too.
        autoFocus
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          clientWidth && setSeen(Math.round(scrollLeft / clientWidth))
        }
      >
        {photos.map((photo, index) => (
          <Picture
            key={photo.url}
            {...pictureSources(photo, WIDTHS, SIZES, origin)}
            photo={photo}
            alt={alt(index)}
          />
        ))}
      </div>
      {photos.length > 1 && (
        <div className="zoom-steps">
          <button
            type="button"
            className="icon-btn back"
            aria-label={t.previous}
            // A disabled button would lose the focus, and the keys with it.
            aria-disabled={seen === 0}
            onClick={() => step(-1)}
          >
            <Icon name="chevron-right" />
          </button>
          <p aria-live="polite">{fill(t.photo, { n: seen + 1, of: photos.length })}</p>
          <button
            type="button"
            className="icon-btn"
            aria-label={t.next}
            aria-disabled={seen === photos.length - 1}
            onClick={() => step(1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </div>
  );
}

import { ITEM_THUMBNAIL } from '../../../../shared/kernel/constants/sizes.ts';
import { useEffect, useRef, useState } from 'react';
import type { Photo } from '../../../../shared/contracts/fields.ts';
import { focusClass } from '../../../../shared/rules/focus.ts';
import { pictureSources, thumbnail } from '../../../../shared/rules/pictures.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { LiveMessages } from '../messages/es.ts';
import { Picture } from './Picture.tsx';
import { Zoom } from './Zoom.tsx';

/** The most photos that show: the style sheet has a rule for each place. */
const MOST = 10;

/**
 * The stage is nearly as wide as a phone; on wide screens, beside the words, it has at most this
 * width.
 */
const STAGE_SIZES = '(max-width:720px) 90vw,660px';
const STAGE_WIDTHS = [750, 1200, 1800] as const;

interface GalleryProps {
  /** The store's address: on a partner's page it names the origin of the pictures. */
  base: string;
  photos: readonly Photo[];
  /** Index of the photo that the chosen variant asks for; -1 for none. */
  wanted: number;
  name: string;
  t: LiveMessages;
}

/**
 * The photos: swiped on phones, picked by thumbnails on wide screens, seen whole in a dialog.
 * Thumbnails are radio buttons, and the style sheet follows them, so that the gallery works without
 * script: an anchor would find no target inside a shadow root.
 */
export function Gallery({ base, photos, wanted, name, t }: GalleryProps) {
  const shown = photos.slice(0, MOST);
  const origin = /^https?:..[^/]+/.exec(base)?.[0];
  const stage = useRef<HTMLDivElement>(null);
  const thumbs = useRef<HTMLFieldSetElement>(null);
  const [at, setAt] = useState(Math.max(wanted, 0));
  const [followed, setFollowed] = useState(wanted);
  if (followed !== wanted) {
    setFollowed(wanted);
    if (wanted >= 0) setAt(wanted);
  }

  // The photo that was chosen before this view was live: it comes to life after the form, and then
  // nothing tells it of earlier changes.
  useEffect(() => {
    const buttons = [...(thumbs.current?.querySelectorAll('input') ?? [])];
    const chosen = buttons.findIndex(({ checked }) => checked);
    if (chosen >= 0) setAt(chosen);
  }, []);

  useEffect(() => {
    const slide = stage.current?.children[at] as HTMLElement | undefined;
    // Slides stand side by side on phones only.
    if (slide) stage.current!.scrollTo({ left: slide.offsetLeft, behavior: 'smooth' });
  }, [at]);

  if (!shown.length) {
    return (
      <div className="photo no-photo">
        <Icon name="photo" />
      </div>
    );
  }
  const photoName = (index: number) => fill(t.photo, { n: index + 1, of: shown.length });
  const alt = (index: number) =>
    shown[index]?.alt ?? (shown.length > 1 ? `${name}. ${photoName(index)}` : name);
  return (
    <div className={`gallery ${shape(shown[0]!)}`}>
      {/* A focus stop, so that the keyboard can scroll it. */}
      <div
        ref={stage}
        className="stage"
        role="group"
        aria-label={t.photos}
        tabIndex={shown.length > 1 ? 0 : undefined}
      >
        {shown.map((photo, index) => (
          <div key={photo.url} className="photo slide">
            <Picture
              {...pictureSources(photo, STAGE_WIDTHS, STAGE_SIZES, origin)}
              photo={photo}
              alt={alt(index)}
              first={index === at}
            />
          </div>
        ))}
      </div>
      <button type="button" className="icon-btn zoom-open" popoverTarget="zoom" aria-label={t.zoom}>
        <Icon name="search" />
      </button>
      {shown.length > 1 && (
        <fieldset ref={thumbs} className="thumbs">
          <legend className="visually-hidden">{t.photos}</legend>
          {shown.map((photo, index) => (
            <label key={photo.url} className="photo thumb">
              <input
                type="radio"
                name="photo"
                aria-label={photoName(index)}
                checked={at === index}
                onChange={() => setAt(index)}
              />
              <img
                src={thumbnail(photo.url, ITEM_THUMBNAIL.width, origin)}
                className={focusClass(photo.focus)}
                alt=""
                {...ITEM_THUMBNAIL}
                loading="lazy"
                fetchPriority="low"
              />
            </label>
          ))}
        </fieldset>
      )}
      <Zoom photos={shown} at={at} origin={origin} name={name} alt={alt} t={t} />
    </div>
  );
}

/**
 * The stage takes the first photo's proportions, so that as little of it as possible is cut off.
 */
function shape({ width, height }: Photo): string {
  if (width > height * 1.15) return 'wide';
  return width > height * 0.9 ? 'square' : 'tall';
}

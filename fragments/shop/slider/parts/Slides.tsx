import type { ReactNode } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import { EdgeIcon } from '../../../../shared/ui/EdgeIcon.tsx';
import type { Messages } from '../messages/es.ts';
import type { Slide } from '../props.ts';
import type { Motion } from './motion.ts';
import { SlidePicture } from './SlidePicture.tsx';

interface Props {
  slides: readonly Slide[];
  /** Their width on wide screens; see SlidePicture. */
  sizes: string | undefined;
  motion: Motion;
  t: Messages;
}

/**
 * The slides in Splide's markup. Until Splide comes, and without script, they are a row that
 * scrolls and snaps, without controls.
 */
export function Slides({ slides, sizes, motion, t }: Props) {
  const several = slides.length > 1;
  return (
    <section
      className="splide"
      aria-label={t.label}
      data-words={several ? JSON.stringify(t.splide) : undefined}
      data-motion={several ? motion : undefined}
    >
      <div className="splide__track" tabIndex={several ? 0 : undefined}>
        <div className="splide__list">
          {slides.map((slide, index) => (
            <div className="splide__slide" key={slide.id}>
              <SlideLink
                slide={slide}
                fallback={fill(t.slide, { position: index + 1, total: slides.length })}
                hint={t.newTab}
              >
                <SlidePicture
                  images={slide.images}
                  alt={slide.label}
                  first={index === 0}
                  sizes={sizes}
                />
              </SlideLink>
            </div>
          ))}
        </div>
      </div>
      {several && (
        <div className="controls">
          <button className="splide__toggle icon-btn" type="button" aria-label={t.splide.pause}>
            <span className="splide__toggle__play">
              <EdgeIcon name="play" />
            </span>
            <span className="splide__toggle__pause">
              <span className="pause" />
            </span>
          </button>
          <ul className="splide__pagination" />
          <div className="splide__arrows">
            <button
              className="splide__arrow splide__arrow--prev icon-btn"
              type="button"
              aria-label={t.splide.prev}
            >
              <EdgeIcon name="chevron-left" />
            </button>
            <button
              className="splide__arrow splide__arrow--next icon-btn"
              type="button"
              aria-label={t.splide.next}
            >
              <EdgeIcon name="chevron-right" />
            </button>
          </div>
        </div>
      )}
    </section>
  );
}

interface LinkProps {
  slide: Slide;
  fallback: string;
  hint: string;
  children: ReactNode;
}

function SlideLink({ slide, fallback, hint, children }: LinkProps) {
  if (slide.href === null) return children;
  const label = slide.label || fallback;
  return (
    <a
      href={slide.href}
      target={slide.newTab ? '_blank' : undefined}
      rel={slide.newTab ? 'noopener' : undefined}
      aria-label={slide.newTab ? `${label} ${hint}` : label}
    >
      {children}
    </a>
  );
}

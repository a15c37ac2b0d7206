import type { FragmentProps } from '../../_runtime/props.ts';
import { Header } from './parts/Header.tsx';
import type { Motion } from './parts/motion.ts';
import { Slides } from './parts/Slides.tsx';
import type { SliderViewProps } from './props.ts';

/** The slides' width when they are narrower than the screen: seven columns of twelve. */
const SIZES: Readonly<Record<string, string>> = {
  'wrap beside': '(min-width:990px) 58vw,100vw',
};
/** How the slides take turns, by their layout; alone they slide. */
const MOTIONS: Readonly<Record<string, Motion>> = { 'wrap beside': 'fade', below: 'slow' };

/**
 * The page's opening: slides, the shop's words below or beside them, or the words alone. The words
 * come second for the eye as they do for Tab.
 */
export function SliderView(props: FragmentProps<SliderViewProps>) {
  const { slides, header, headingLevel, title, t } = props;
  const hidden = !header && title ? <h1 className="visually-hidden">{title}</h1> : null;
  if (!slides.length && !header) return hidden;
  const shape = layout(props);
  return (
    <div className={`hero ${shape}`}>
      {hidden}
      {slides.length > 0 && (
        <Slides slides={slides} sizes={SIZES[shape]} motion={MOTIONS[shape] ?? 'slide'} t={t} />
      )}
      {header && <Header header={header} level={headingLevel} t={t} />}
    </div>
  );
}

function layout({ slides, header, columns }: SliderViewProps): string {
  if (!slides.length) return 'alone';
  if (!header) return 'bare';
  return columns === 2 ? 'wrap beside' : 'below';
}

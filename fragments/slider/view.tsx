import type { FragmentProps } from '../_runtime/props.ts';
import { Header } from './parts/Header.tsx';
import { Slides } from './parts/Slides.tsx';
import type { SliderProps } from './props.ts';

/** The page's opening: slides, the shop's words over or beside them, or the words alone. */
export function SliderView(props: FragmentProps<SliderProps>) {
  const { slides, header, headingLevel, locale } = props;
  if (!slides.length && !header) return null;
  return (
    <div className={`hero ${layout(props)}`}>
      {slides.length > 0 && <Slides slides={slides} locale={locale} />}
      {header && <Header header={header} level={headingLevel} locale={locale} />}
    </div>
  );
}

function layout({ slides, header, columns }: SliderProps): string {
  if (!slides.length) return 'alone';
  if (!header) return 'bare';
  return columns === 2 ? 'wrap beside' : 'over';
}

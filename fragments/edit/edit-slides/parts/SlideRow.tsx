import { useSignals } from '@preact/signals-react/runtime';
import type { EditedSlide } from '../../../../shared/contracts/slide-edits.ts';
import { PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import type { SlidesModel } from '../model.ts';
import type { Messages } from '../messages/es.ts';
import { Lead } from './Lead.tsx';
import { SlideThumb } from './SlideThumb.tsx';

interface SlideRowProps {
  slide: EditedSlide;
  model: SlidesModel;
  t: Messages;
}

/** A slide in the list: its picture, where it leads and its audience. */
export function SlideRow({ slide, model, t }: SlideRowProps) {
  useSignals();
  const place = model.panel.$order.value.$ids.value.indexOf(slide.id);
  return (
    <>
      <SlideThumb url={slide.hzt_image} />
      <div className="who">
        <span>
          <b>{model.nameOf(slide)}</b>{' '}
          {place >= PAGE_SIZE.banners && <span className="badge">{t.waits}</span>}
        </span>
        <span className="small">
          <Lead slide={slide} model={model} t={t} />
        </span>
        <span className="muted small">{t.panel.targets[slide.target]}</span>
      </div>
    </>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import type { EditedSlide } from '../../../../shared/contracts/slide-edits.ts';
import { PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import { BANNER_THUMBNAIL } from '../../../../shared/kernel/constants/sizes.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { slideValues } from '../../../_edit/slides/slide-form.ts';
import type { SlidesModel } from '../model.ts';
import type { Messages } from '../messages/es.ts';

interface SlideRowProps {
  slide: EditedSlide;
  model: SlidesModel;
  t: Messages;
}

/** A slide in the list: its picture, where it leads and its audience. */
export function SlideRow({ slide, model, t }: SlideRowProps) {
  useSignals();
  const { width, height } = BANNER_THUMBNAIL;
  const place = model.panel.$order.value.$ids.value.indexOf(slide.id);
  const action = slideValues(slide)['action_type'] as keyof Messages['actions'];
  const aim = action === 'url' && slide.url !== null ? slide.url : t.leads[action];
  return (
    <>
      <img
        className="slide-thumb"
        src={thumbnail(slide.hzt_image, width)}
        width={width}
        height={height}
        alt=""
      />
      <div className="who">
        <span>
          <b>{model.nameOf(slide)}</b>{' '}
          {place >= PAGE_SIZE.banners && <span className="badge">{t.waits}</span>}
        </span>
        <span className="small">{aim}</span>
        <span className="muted small">{t.panel.targets[slide.target]}</span>
      </div>
    </>
  );
}

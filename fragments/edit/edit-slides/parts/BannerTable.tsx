import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { EditedSlide } from '../../../../shared/contracts/slide-edits.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import { slideValues, type SlidePicture } from '../../../_edit/slides/slide-form.ts';
import { StayingOrLeaving, ThingActs } from '../../../_edit/ThingActs.tsx';
import type { SlidesModel } from '../model.ts';
import type { Messages } from '../messages/es.ts';
import { Lead } from './Lead.tsx';
import { SlideThumb } from './SlideThumb.tsx';

interface BannerTableProps {
  model: SlidesModel;
  t: Messages;
  /** The picture that the table shows. */
  picture: SlidePicture;
}

/** The columns of each table (spec [2]). */
const COLUMNS = {
  hzt_image: ['image', 'link', 'acts'],
  vrt_image: ['image', 'type', 'target', 'acts'],
} as const;

/** The store's banners as a table of one of their pictures, ten a page. */
export function BannerTable({ model, t, picture }: BannerTableProps) {
  useSignals();
  const [asked, setPage] = useState(0);
  const all = model.panel.$things.value;
  const last = Math.max(0, Math.ceil(all.length / PAGE_SIZE.banners) - 1);
  // The last page goes with its last banner.
  const page = Math.min(asked, last);
  const shown = all.slice(page * PAGE_SIZE.banners, (page + 1) * PAGE_SIZE.banners);
  const names = COLUMNS[picture];
  return (
    <>
      <table className="table banners" role="table" aria-label={t.views[picture]}>
        <thead role="rowgroup">
          <tr role="row">
            {names.map((name) => (
              <th key={name} scope="col" role="columnheader">
                {t.titles[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((slide) => (
            <tr key={slide.id} role="row">
              {names.map((name) => (
                <td key={name} role="cell" data-title={name === 'acts' ? '' : t.titles[name]}>
                  <Cell slide={slide} name={name} model={model} t={t} picture={picture} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {last > 0 && (
        <p className="cluster">
          <button
            type="button"
            className="btn btn-s"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            {t.pages.previous}
          </button>
          <span role="status">
            {fill<string>(t.pages.position, { page: page + 1, last: last + 1 })}
          </span>
          <button
            type="button"
            className="btn btn-s"
            disabled={page === last}
            onClick={() => setPage(page + 1)}
          >
            {t.pages.next}
          </button>
        </p>
      )}
    </>
  );
}

interface CellProps extends BannerTableProps {
  slide: EditedSlide;
  name: (typeof COLUMNS)[SlidePicture][number];
}

function Cell({ slide, name, model, t, picture }: CellProps) {
  const { panel, nameOf } = model;
  switch (name) {
    case 'image':
      return <SlideThumb url={slide[picture]} alt={nameOf(slide)} />;
    case 'link':
      return <Lead slide={slide} model={model} t={t} />;
    case 'type':
      return t.types[slideValues(slide)['action_type'] as keyof Messages['types']];
    case 'target':
      return t.panel.targets[slide.target];
    case 'acts': {
      const acts = { thing: slide, name: nameOf(slide), model: panel, t: t.panel };
      return (
        <StayingOrLeaving {...acts}>
          <ThingActs {...acts} />
        </StayingOrLeaving>
      );
    }
  }
}

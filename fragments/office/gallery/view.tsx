import { useState } from 'react';
import { PICTURES_PAGE } from '../../../shared/kernel/constants/limits.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { useFlush } from '../../_office/change.ts';
import { Library } from '../../_office/library/Library.tsx';
import { libraryModel } from '../../_office/library/library.ts';
import { pictureSender } from '../../_office/library/send-picture.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { EditPicture } from './parts/EditPicture.tsx';
import type { GalleryUi } from './parts/ui.ts';
import type { GalleryViewProps } from './props.ts';

/** The store's library of pictures: new ones come in, and each can be named, focused and deleted. */
export function GalleryView(props: FragmentProps<GalleryViewProps>) {
  const { env, t, done, items, total, page, error = null } = props;
  const [model] = useState(() =>
    libraryModel(officePorts(props), pictureSender(env), {
      items,
      total,
      page,
      pageSize: PICTURES_PAGE,
      done: t.done,
    }),
  );
  useFlush(model.removals.flush);
  const live = useLive();
  const ui: GalleryUi = { props, model, live, action: `${env.base}/admin/galeria` };
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      <section id="upload" aria-label={t.list}>
        <Library
          model={model}
          t={t}
          page={page}
          pageSize={PICTURES_PAGE}
          pageHref={(to) => `${ui.action}?page=${to}`}
          takesPaste={live}
          renderPicture={(picture) => <EditPicture ui={ui} picture={picture} />}
        />
      </section>
    </OfficePage>
  );
}

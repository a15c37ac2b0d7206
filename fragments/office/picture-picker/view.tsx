import { useEffect, useState } from 'react';
import { emit, on } from '../../../shared/bus/index.ts';
import { pictureAsk, pictureChosen, pictureFailed } from '../../../shared/bus/topics/gallery.ts';
import type { Picture } from '../../../shared/contracts/gallery.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { Dialog } from '../../_office/Dialog.tsx';
import { Library } from '../../_office/library/Library.tsx';
import { ListEnd } from '../../_office/ListEnd.tsx';
import { libraryModel } from '../../_office/library/library.ts';
import { PictureFace } from '../../_office/library/PictureFace.tsx';
import { pictureSender } from '../../_office/library/send-picture.ts';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { onFailures } from './parts/failures.ts';
import type { PicturePickerViewProps } from './props.ts';

/**
 * The dialog in which a form's picture is chosen from the store's library, or put into it. A form asks by
 * `picture:ask`, and gets `picture:chosen`.
 */
export function PicturePickerView(props: FragmentProps<PicturePickerViewProps>) {
  const { env, t } = props;
  const [asked, setAsked] = useState<string | null>(null);
  const [model] = useState(() =>
    libraryModel(officePorts(props), pictureSender(env), {
      items: [],
      total: 0,
      page: 1,
      pageSize: PAGE_SIZE.modalList,
    }),
  );
  useEffect(
    () =>
      on(pictureAsk, ({ for: field = '' }) => {
        setAsked(field);
        if (model.list.$list.value.items.length === 0) void model.list.more();
      }),
    [model],
  );
  useEffect(
    () =>
      asked === null
        ? undefined
        : onFailures(model.uploads, () => emit(pictureFailed, { for: asked })),
    [asked, model],
  );
  const choose = (picture: Picture): void => {
    if (asked === null) return;
    setAsked(null);
    emit(pictureChosen, { ...picture, for: asked });
  };
  return (
    <Dialog open={asked !== null} label={t.title} onClose={() => setAsked(null)}>
      {asked !== null && (
        <>
          <div className="panel-head">
            <h2 className="h3">{t.title}</h2>
            <button
              type="button"
              className="icon-btn"
              aria-label={t.close}
              onClick={() => setAsked(null)}
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="panel-body">
            <Library
              model={model}
              t={t}
              page={1}
              pageSize={PAGE_SIZE.modalList}
              end={<ListEnd list={model.list} />}
              pageHref={(page) => `${env.base}/admin/galeria?page=${page}`}
              takesPaste
              renderPicture={(picture) => (
                <button type="button" className="pick" onClick={() => choose(picture)}>
                  <PictureFace picture={picture} t={t} />
                </button>
              )}
            />
          </div>
        </>
      )}
    </Dialog>
  );
}

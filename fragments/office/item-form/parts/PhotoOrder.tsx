import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { emit, on } from '../../../../shared/bus/index.ts';
import { pictureAsk, pictureChosen } from '../../../../shared/bus/topics/gallery.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { ITEM_MAX } from '../../../../shared/kernel/constants/limits.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { Order } from '../../../_office/Order.tsx';
import type { ItemFormUi } from './ui.ts';
import { itemPhotos } from '../model/photos.ts';

/** Width of a photo in the form, in CSS pixels. */
const PHOTO_PX = 72;

/** The item's photos: chosen from the library, moved, and removed. */
export function PhotoOrder({ ui, urls }: { ui: ItemFormUi; urls: readonly string[] }) {
  useSignals();
  const { t } = ui.props;
  const [photos] = useState(() => itemPhotos(ui.model.form, t));
  useEffect(
    () => on(pictureChosen, ({ for: field, url }) => field === 'photos' && photos.add(url)),
    [photos],
  );
  return (
    <>
      {urls.length > 0 && (
        <Order
          model={photos.$order.value}
          t={{ label: t.fields.photos, handle: t.photo.handle, help: t.photo.help }}
          nameOf={photos.nameOf}
          renderRow={(url) => {
            const name = photos.nameOf(url);
            return (
              <div className="photo-line">
                <img className="still" src={thumbnail(url, PHOTO_PX)} alt={name} />
                <button
                  type="button"
                  className="btn btn-s btn-quiet"
                  aria-label={fill(t.photo.removeOf, { name })}
                  onClick={() => photos.remove(url)}
                >
                  {t.photo.remove}
                </button>
              </div>
            );
          }}
        />
      )}
      {urls.length < ITEM_MAX.photos && (
        <p>
          <button
            type="button"
            className="btn"
            id="f-photos"
            onClick={() => emit(pictureAsk, { for: 'photos' })}
          >
            <Icon name="photo" /> {t.photo.add}
          </button>
        </p>
      )}
    </>
  );
}

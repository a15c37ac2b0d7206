import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { emit, on } from '../../../../shared/bus/index.ts';
import { pictureAsk, pictureChosen } from '../../../../shared/bus/topics/gallery.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { ITEM_MAX } from '../../../../shared/kernel/constants/limits.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { Order } from '../../../_office/Order.tsx';
import { officePorts } from '../../../_office/ports.ts';
import type { ItemFormUi } from './ui.ts';
import { itemPhotos } from '../model/photos.ts';

/** Width of a photo in the form, in CSS pixels. */
const PHOTO_PX = 72;

/** The item's photos: chosen from the library or dropped as files, moved, and removed. */
export function PhotoOrder({ ui, urls }: { ui: ItemFormUi; urls: readonly string[] }) {
  useSignals();
  const { t } = ui.props;
  const [photos] = useState(() => itemPhotos(ui.model.form, t));
  useEffect(
    () => on(pictureChosen, ({ for: field, url }) => field === 'photos' && photos.add(url)),
    [photos],
  );
  const [over, setOver] = useState(false);
  const [sending, setSending] = useState(false);
  const room = ITEM_MAX.photos - urls.length;
  const drop = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0 || sending) return;
    setSending(true);
    try {
      const { sendDropped } = await import('./dropped.ts');
      await sendDropped(files.slice(0, room), officePorts(ui.props), ui.props.env, photos.add);
    } finally {
      setSending(false);
    }
  };
  return (
    <div
      className="drops"
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void drop([...event.dataTransfer.files]);
      }}
    >
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
      {room > 0 && (
        <p className="cluster">
          <button
            type="button"
            className="btn"
            id="f-photos"
            onClick={() => emit(pictureAsk, { for: 'photos' })}
          >
            <Icon name="photo" /> {t.photo.add}
          </button>
          <span className="muted small" role="status">
            {sending ? t.photo.sending : t.photo.drop}
          </span>
        </p>
      )}
    </div>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { Picture, PictureUse } from '../../../../shared/contracts/gallery.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { TEXT_MAX } from '../../../../shared/kernel/constants/limits.ts';
import { PICTURE_TEXT_MAX } from '../../../../shared/rules/pictures.ts';
import { Act } from '../../../_office/Act.tsx';
import { Leaving } from '../../../_office/Leaving.tsx';
import { isUndescribed } from '../../../_office/library/library.ts';
import { PictureFace } from '../../../_office/library/PictureFace.tsx';
import { FocalPoint, type Point } from './FocalPoint.tsx';
import type { GalleryUi } from './ui.ts';

/** A picture that opens to be changed: its name, the point that crops keep, and its end. */
export function EditPicture({ ui, picture }: { ui: GalleryUi; picture: Picture }) {
  useSignals();
  const { t, idempotencyKey } = ui.props;
  const { model, action } = ui;
  const { id, name } = picture;
  const [uses, setUses] = useState<readonly PictureUse[]>([]);
  if (model.removals.$waiting.value.includes(id)) {
    return (
      <Leaving
        text={fill(t.removing, { name })}
        undo={t.undo}
        undoName={fill(t.undoOf, { name })}
        onUndo={() => model.removals.undo(id)}
      />
    );
  }
  const remove = async (): Promise<void> => {
    const found = await model.usesOf(id);
    if (found?.length === 0) model.removals.start(id);
    else setUses(found ?? []);
  };
  return (
    <details>
      <summary>
        <PictureFace picture={picture} t={t} />
        {isUndescribed(picture) && <span className="badge">{t.undescribed}</span>}
        <span className="visually-hidden">{t.edit}</span>
      </summary>
      <div className="edit">
        <Fields ui={ui} picture={picture} />
        <div role="status">
          {uses.length > 0 && (
            <p className="error">{fill(t.usedIn, { places: placesOf(uses, t.places) })}</p>
          )}
        </div>
        <Act
          action={action}
          fields={{ intent: 'remove', id, idempotency_key: idempotencyKey }}
          label={t.remove}
          name={fill(t.removeOf, { name })}
          busy={model.$busy.value === id}
          act={() => void remove()}
        />
      </div>
    </details>
  );
}

function placesOf(
  uses: readonly PictureUse[],
  words: Readonly<Record<PictureUse['place'], string>>,
): string {
  const named = uses.map(({ place, name }) => fill<string>(words[place], { name: name ?? '' }));
  return [...new Set(named)].join(', ');
}

function Fields({ ui, picture }: { ui: GalleryUi; picture: Picture }) {
  useSignals();
  const { t, idempotencyKey } = ui.props;
  const { id, name } = picture;
  const [text, setText] = useState(name);
  const [alt, setAlt] = useState({ alt: picture.alt, alt_en: picture.alt_en ?? '' });
  const [decorative, setDecorative] = useState(picture.decorative);
  const [point, setPoint] = useState<Point>({ x: picture.focal_x, y: picture.focal_y });
  return (
    <form
      method="post"
      action={ui.action}
      data-enhance=""
      onSubmit={(event) => {
        event.preventDefault();
        const named = text.trim() === '' ? {} : { name: text.trim() };
        const at = { focal_x: point.x, focal_y: point.y };
        void ui.model.change(id, { ...named, ...alt, decorative, ...at });
      }}
    >
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <FocalPoint picture={picture} point={point} t={t} onMove={setPoint} />
      <div className="field">
        <label htmlFor={`name-${id}`}>{t.name}</label>
        <input
          id={`name-${id}`}
          name="name"
          value={text}
          maxLength={TEXT_MAX.pictureName}
          required
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {(['alt', 'alt_en'] as const).map((field) => (
        <div className="field" key={field}>
          <label htmlFor={`${field}-${id}`}>{t[field]}</label>
          <textarea
            id={`${field}-${id}`}
            name={field}
            rows={2}
            value={alt[field]}
            maxLength={PICTURE_TEXT_MAX}
            onChange={({ target }) => setAlt({ ...alt, [field]: target.value })}
          />
        </div>
      ))}
      <label className="check">
        <input
          type="checkbox"
          name="decorative"
          checked={decorative}
          onChange={({ target }) => setDecorative(target.checked)}
        />
        <span>{t.decorative}</span>
      </label>
      <button
        className="btn btn-s"
        aria-label={fill(t.saveOf, { name })}
        aria-busy={ui.model.$busy.value === id}
      >
        {t.save}
      </button>
    </form>
  );
}

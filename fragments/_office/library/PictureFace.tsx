import type { Picture } from '../../../shared/contracts/gallery.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { thumbnail } from '../../../shared/rules/pictures.ts';
import type { LibraryWords } from './messages/es.ts';

/** Width of a picture in the library, in CSS pixels. */
const FACE_PX = 160;

/** A picture of the library with its name and its size. */
export function PictureFace({ picture, t }: { picture: Picture; t: Pick<LibraryWords, 'size'> }) {
  const { url, name, width, height } = picture;
  return (
    <>
      <span className="picture">
        <img src={thumbnail(url, FACE_PX)} alt="" loading="lazy" decoding="async" />
      </span>
      <b className="picture-name">{name}</b>
      <span className="muted small">{fill(t.size, { width, height })}</span>
    </>
  );
}

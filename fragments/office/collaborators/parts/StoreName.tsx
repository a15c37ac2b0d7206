import { thumbnail } from '../../../../shared/rules/pictures.ts';

interface StoreNameProps {
  photo: string | null;
  name: string;
  url: string;
}

const PHOTO_PX = 44;

/** A store's photo, and its name as a link. */
export function StoreName({ photo, name, url }: StoreNameProps) {
  return (
    <div className="store">
      <span className="face" aria-hidden="true">
        {photo ? (
          <img src={thumbnail(photo, PHOTO_PX)} width={PHOTO_PX} height={PHOTO_PX} alt="" />
        ) : (
          Array.from(name.trim())[0]?.toUpperCase()
        )}
      </span>
      <a className="link" href={url}>
        {name}
      </a>
    </div>
  );
}

import { initialsOf } from '../../../../shared/rules/initials.ts';

/** The other party's picture, or the initials of its name. */
export function Avatar({ name, photo }: { name: string; photo: string | null }) {
  return photo === null ? (
    <span className="face" aria-hidden="true">
      {initialsOf(name)}
    </span>
  ) : (
    <img className="face" src={photo} alt="" width={40} height={40} />
  );
}

import type { LiveMessages } from '../messages/es.ts';

/** The placeholder of an item while it loads. */
export function Skeleton({ t }: { t: LiveMessages }) {
  return (
    <>
      <div className="photo skeleton" />
      <div className="top" role="status">
        <span className="visually-hidden">{t.loading}</span>
        <span className="skeleton line tall" />
        <span className="skeleton line short" />
        <span className="skeleton line" />
      </div>
    </>
  );
}

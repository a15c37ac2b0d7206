import { fill } from '../../shared/i18n/fill.ts';

interface JobBarProps {
  /** Units of work that are done, of so many in all; null while nobody knows. */
  done: number;
  total: number | null;
  /** What the bar is of, for who does not see it. */
  name: string;
  /** A text with places for `done` and `total`. */
  text: string;
}

/** How far a long work is; without a total the bar only shows that it goes on. */
export function JobBar({ done, total, name, text }: JobBarProps) {
  if (total === null) return <progress aria-label={name} />;
  return (
    <>
      <progress aria-label={name} value={done} max={Math.max(total, 1)} />
      <span className="muted small">{fill(text, { done, total })}</span>
    </>
  );
}

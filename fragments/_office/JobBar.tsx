import { fill } from '../../shared/i18n/fill.ts';

interface JobBarProps {
  /** Units of work that are done, and their total; null while the total is unknown. */
  done: number;
  total: number | null;
  /** The bar's accessible name. */
  name: string;
  /** A text with places for `done` and `total`. */
  text: string;
}

/** The progress of long-running work; without a total the bar only shows that the work goes on. */
export function JobBar({ done, total, name, text }: JobBarProps) {
  if (total === null) return <progress aria-label={name} />;
  return (
    <>
      <progress aria-label={name} value={done} max={Math.max(total, 1)} />
      <span className="muted small">{fill(text, { done, total })}</span>
    </>
  );
}

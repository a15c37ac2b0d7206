/** A qualification as stars, with `stars.css`; for markup that only the edge renders. */
export function Stars({ value, label }: { value: number; label: string }) {
  const full = Math.round(value);
  return (
    <span className="stars" role="img" aria-label={label}>
      <span aria-hidden="true">{'★'.repeat(full)}</span>
      <span className="off" aria-hidden="true">
        {'★'.repeat(5 - full)}
      </span>
    </span>
  );
}

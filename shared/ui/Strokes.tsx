/**
 * The drawing of an icon, hidden from screen readers.
 * @param tint a colour in place of the text's; half of the text's keeps it readable in both themes
 */
export function Strokes({ d, tint }: { d: string; tint?: string | undefined }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {/* The pages' policy lets no style stand in an attribute; a drawing's own attributes may. */}
      <path d={d} stroke={tint && `color-mix(in oklab, ${tint}, var(--color-text))`} />
    </svg>
  );
}

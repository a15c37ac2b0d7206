import { fill } from '../../../../shared/i18n/fill.ts';
import { contrast, parseHex } from '../../../../shared/ui/color.ts';
import { onColor } from '../../../../shared/ui/contrast.ts';
import type { Messages } from '../messages/es.ts';

/** The title as the page shows it on a ground: its ink is chosen so that it reads. */
export function GroundSample({ value, title, t }: { value: string; title: string; t: Messages }) {
  const ground = parseHex(value);
  if (!ground) return null;
  const ink = onColor(ground);
  const ratio = contrast(ground, ink).toFixed(1);
  return (
    <>
      <p className="sample" style={{ background: ground, color: ink }}>
        {title || t.labels.title}
      </p>
      <p className="hint" role="status">
        {fill(t.reads, { ratio })}
      </p>
    </>
  );
}

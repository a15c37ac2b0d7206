import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { Opened } from '../model/rename.ts';
import { nameIn } from './places.ts';
import type { MarkProps } from './use-tools.ts';

/** The button that gives a catalogue another name in its row, and the form that it opens. */
export function Rename({ place, bench, t }: MarkProps) {
  const [open, setOpen] = useState<Opened | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = open !== null;
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { tools } = bench;
  if (open && tools) {
    const { Names, names } = tools;
    return (
      <Names
        {...{ ...open, t }}
        onClose={() => setOpen(null)}
        onSave={(typed) => {
          const { catalogue } = open;
          setOpen(null);
          void names.rename(catalogue, typed, nameIn(place.row)).then((now) => {
            if (now) setOpen({ catalogue: now, refused: { base: catalogue, typed } });
          });
        }}
      />
    );
  }
  const label = fill<string>(t.rename, place);
  return (
    <button
      type="button"
      className="rename"
      ref={opener}
      aria-label={label}
      title={label}
      onClick={() =>
        bench.act(async ({ names }) => {
          const catalogue = await names.read(place.id);
          setOpen(catalogue ? { catalogue } : null);
        })
      }
    >
      <b aria-hidden="true">Aa</b>
    </button>
  );
}

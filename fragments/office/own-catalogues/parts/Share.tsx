import { useState } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { OwnCataloguesUi } from '../model.ts';

interface ShareProps {
  ui: OwnCataloguesUi;
  name: string;
  /** The path of the catalogue's page in the store. */
  path: string;
}

/** The button that shares a catalogue: what it opens comes with the first press. */
export function Share({ ui: { props }, name, path }: ShareProps) {
  const { t } = props;
  const [opened, setOpened] = useState<typeof import('./ShareWays.tsx') | null>(null);
  const open = (): void => {
    // Without it the catalogue's own page has a button that shares it.
    import('./ShareWays.tsx').then(setOpened, () => location.assign(path));
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-s btn-quiet scripted"
        aria-label={fill(t.shareOf, { name })}
        onClick={open}
      >
        {t.share}
      </button>
      {opened && <opened.ShareWays {...{ props, name, path }} onClose={() => setOpened(null)} />}
    </>
  );
}

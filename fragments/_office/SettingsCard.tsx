import type { ReactNode } from 'react';
import { DoneNotice } from '../../shared/ui/form/DoneNotice.tsx';

interface SettingsCardProps {
  /** The place of the card in the page's address. */
  id: string;
  t: { readonly title: string; readonly intro: string };
  /** What its form has just done. */
  done: string | null;
  children: ReactNode;
}

/** A card of the settings page with a form of its own. */
export function SettingsCard({ id, t, done, children }: SettingsCardProps) {
  return (
    <section className="card" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="h2" id={`${id}-title`}>
        {t.title}
      </h2>
      <p className="muted">{t.intro}</p>
      <DoneNotice text={done} />
      {children}
    </section>
  );
}

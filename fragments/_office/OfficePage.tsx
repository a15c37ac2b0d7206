import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/Icon.tsx';

interface OfficePageProps {
  title: string;
  intro: string;
  /** The action that a form without script has just done. */
  done: string | null;
  children: ReactNode;
}

/** A page of the back office: its title and purpose, the last action, and its parts. */
export function OfficePage({ title, intro, done, children }: OfficePageProps) {
  return (
    <div className="page">
      <header>
        <h1 className="h1">{title}</h1>
        <p className="muted">{intro}</p>
      </header>
      {done && (
        <div className="notice notice-success" role="status">
          <Icon name="check" />
          <p>{done}</p>
        </div>
      )}
      {children}
    </div>
  );
}

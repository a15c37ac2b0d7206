import type { ReactNode } from 'react';

interface PartProps {
  name: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** One part of the page: its subject beside its controls. */
export function Part({ name, title, text, children }: PartProps) {
  return (
    <section className="part" aria-labelledby={`part-${name}`}>
      <header>
        <h2 className="h3" id={`part-${name}`}>
          {title}
        </h2>
        <p className="muted small">{text}</p>
      </header>
      <div className="body">{children}</div>
    </section>
  );
}

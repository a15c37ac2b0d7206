import type { ReactNode, RefObject } from 'react';

interface PartProps {
  name: string;
  title: string;
  text: string;
  /** The title that may take the focus. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** One part of the page: its subject beside its controls. */
export function Part({ name, title, text, heading, children }: PartProps) {
  return (
    <section className={`part ${name}`} aria-labelledby={`part-${name}`}>
      <header>
        <h2 className="h3" id={`part-${name}`} ref={heading} tabIndex={heading && -1}>
          {title}
        </h2>
        <p className="muted small">{text}</p>
      </header>
      <div className="body">{children}</div>
    </section>
  );
}

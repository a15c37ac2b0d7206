import type { ReactNode, RefObject } from 'react';

interface PartProps {
  name: string;
  title: string;
  text: string;
  /** Where its title may take the focus. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** One part of the page: what it is about beside what can be done. */
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

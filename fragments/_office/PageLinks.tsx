import type { MouseEvent } from 'react';

interface PageLink {
  href: string;
  label: string;
}

interface PageLinksProps {
  previous: PageLink | null;
  next: PageLink | null;
  busy?: boolean;
  /** Adds the next rows below, with script; without it, or without script, they are another page. */
  onNext?: () => void;
}

/** The links from one page of a list to the next and the previous; nothing on the only page. */
export function PageLinks({ previous, next, busy = false, onNext }: PageLinksProps) {
  if (!previous && !next) return null;
  return (
    <p className="cluster">
      {previous && (
        <a className="btn btn-s" rel="prev" href={previous.href}>
          {previous.label}
        </a>
      )}
      {next && (
        <a
          className="btn btn-s"
          rel="next"
          href={next.href}
          {...(onNext && {
            'data-enhance': '',
            'aria-busy': busy,
            onClick: (event: MouseEvent) => {
              event.preventDefault();
              onNext();
            },
          })}
        >
          {next.label}
        </a>
      )}
    </p>
  );
}

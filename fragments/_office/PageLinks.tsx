interface PageLink {
  href: string;
  label: string;
}

interface PageLinksProps {
  previous: PageLink | null;
  next: PageLink | null;
  busy: boolean;
  /** With script the next rows are added below; without it they are another page. */
  onNext: () => void;
}

/** The links from one page of a list to the next and the previous; nothing on the only page. */
export function PageLinks({ previous, next, busy, onNext }: PageLinksProps) {
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
          data-enhance=""
          aria-busy={busy}
          onClick={(event) => {
            event.preventDefault();
            onNext();
          }}
        >
          {next.label}
        </a>
      )}
    </p>
  );
}

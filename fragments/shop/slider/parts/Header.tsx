import type { Messages } from '../messages/es.ts';
import type { SliderHeader } from '../props.ts';

interface Props {
  header: SliderHeader;
  level: 1 | 2;
  t: Messages;
}

/** The shop's own words with a button. */
export function Header({ header, level, t }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    // The colour itself is the store's stylesheet's: a page has no style of an element's own.
    <div className={header.bgcolor === null ? 'words' : 'words tinted'}>
      <Heading className="h1">{header.title}</Heading>
      {header.subtitle && <p className="subtitle">{header.subtitle}</p>}
      {header.description && <p className="muted">{header.description}</p>}
      {header.href !== null && (
        <a
          className="btn btn-primary"
          href={header.href}
          target={header.newTab ? '_blank' : undefined}
          rel={header.newTab ? 'noopener' : undefined}
        >
          {t.buttons[header.button_label]}
          {header.newTab && <span className="visually-hidden">{t.newTab}</span>}
        </a>
      )}
    </div>
  );
}

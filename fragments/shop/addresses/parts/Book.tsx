import type { BookAddress } from '../../../../shared/contracts/addresses.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { streetOf } from '../../../../shared/rules/street.ts';
import type { AddressesViewProps } from '../props.ts';
import { Hidden } from './Hidden.tsx';

/** The addresses, each with its actions. */
export function Book(props: AddressesViewProps) {
  const { env, book, t } = props;
  if (book.length === 0) return null;
  const path = `${env.base}/me/addresses`;
  const countries = new Intl.DisplayNames(env.tag, { type: 'region' });
  return (
    <ul className="book" role="list">
      {book.map((one) => {
        const street = streetOf(one);
        return (
          <li key={one.id} className="card">
            <address>
              <strong>{street}</strong>
              {linesOf(one, countries).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            {one.is_default && <p className="badge">{t.isDefault}</p>}
            <div className="cluster">
              <a
                className="btn btn-s"
                href={`${path}?edit=${one.id}#form`}
                aria-label={fill(t.changeOf, { street })}
              >
                {t.change}
              </a>
              <form method="post" action={path}>
                <Hidden {...props} intent="remove" address={one.id} />
                <button className="btn btn-s" aria-label={fill(t.removeOf, { street })}>
                  {t.remove}
                </button>
              </form>
              {!one.is_default && (
                <form method="post" action={path}>
                  <Hidden {...props} intent="choose" address={one.id} />
                  <button className="btn btn-s" aria-label={fill(t.chooseOf, { street })}>
                    {t.choose}
                  </button>
                </form>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The lines below the street. */
function linesOf(one: BookAddress, countries: Intl.DisplayNames): string[] {
  const { sublocality, postal_code: code, locality, administrative_area_level_1: state } = one;
  return [
    sublocality,
    [code, locality].join(' '),
    [state, countries.of(one.country)].join(', '),
    one.reference,
  ].filter((line) => line !== undefined && line !== '') as string[];
}

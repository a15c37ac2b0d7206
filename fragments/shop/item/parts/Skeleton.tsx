import type { Locale } from '../../../../shared/kernel/locale.ts';

const LOADING = { es: 'Cargando…', en: 'Loading…' };

/** What stands in an item's place while it loads. */
export function Skeleton({ locale }: { locale: Locale }) {
  return (
    <>
      <div className="photo skeleton" />
      <div className="top" role="status">
        <span className="visually-hidden">{LOADING[locale]}</span>
        <span className="skeleton line tall" />
        <span className="skeleton line short" />
        <span className="skeleton line" />
      </div>
    </>
  );
}

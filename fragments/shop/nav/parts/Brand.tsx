import { StorePhoto } from '../../../../shared/ui/StorePhoto.tsx';
import type { NavProps } from '../props.ts';

/** The shop's photo and name, linked to the home page; screen readers still get a hidden name. */
export function Brand({ env, store }: Pick<NavProps, 'env' | 'store'>) {
  return (
    <a className="brand" href={`${env.base}/`}>
      <StorePhoto store={store} />
      <span className={store.hidden_store_name ? 'visually-hidden' : 'name'}>{store.name}</span>
    </a>
  );
}

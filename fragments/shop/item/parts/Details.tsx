import { Suspense, useState } from 'react';
import type { Photo } from '../../../../shared/contracts/fields.ts';
import type { ItemDetail, ItemSku } from '../../../../shared/contracts/items.ts';
import type { DetailsProps } from '../props.ts';
import { purchaseState } from '../../../../shared/rules/purchase-state.ts';
import { initialSku } from '../../../../shared/rules/skus.ts';
import { BuyForm } from './BuyForm.tsx';
import { Gallery } from './Gallery.tsx';
import { Price } from './Price.tsx';

/** The live part of an item's page: price, photo and stock follow the chosen variant. */
export function Details(props: DetailsProps) {
  const { env, detail, asked, t } = props;
  const [sku, setSku] = useState(() => initialSku(detail.skus, asked));
  // The owner's first photo shows until a variant is asked for.
  const [chosen, setChosen] = useState(sku !== undefined && sku.id === asked);
  const photos = photosOf(detail);
  const ofSku = photos.findIndex(({ url }) => url === sku?.photo?.url);
  const choose = (next: ItemSku) => {
    setSku(next);
    setChosen(true);
  };
  const open = purchaseState(detail) === 'open' && env.store !== '';
  return (
    <>
      {/* Comes to life after the form: a held press of its button waits for the form alone. */}
      <Suspense>
        <Gallery
          base={env.base}
          photos={photos}
          wanted={chosen ? ofSku : -1}
          name={detail.name}
          t={t}
        />
      </Suspense>
      <div className="top">
        <header className="stack head">
          <h1 className="h2" part="name">
            {detail.name}
          </h1>
          <Price env={env} item={detail} sku={open ? sku : undefined} t={t} />
        </header>
        {open && sku && <BuyForm {...props} sku={sku} choose={choose} />}
      </div>
    </>
  );
}

/** Every photo once: the item's own in their order, then those that only a variant has. */
function photosOf(detail: ItemDetail): Photo[] {
  const all = [...detail.photos, detail.photo, ...detail.skus.map(({ photo }) => photo)];
  const byUrl = new Map(all.flatMap((photo) => (photo ? [[photo.url, photo] as const] : [])));
  return [...byUrl.values()];
}

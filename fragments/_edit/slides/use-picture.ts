import { useEffect } from 'react';
import { on } from '../../../shared/bus/index.ts';
import { pictureChosen } from '../../../shared/bus/topics/gallery.ts';
import { SLIDE_PICTURES } from './slide-form.ts';

/** Puts the pictures that an owner chooses into the form of a slide. */
export function usePicture(
  { input }: { readonly input: (name: string, value: string) => void },
  asks: string,
): void {
  useEffect(
    () =>
      on(pictureChosen, ({ for: field, id, url }) => {
        const picture = SLIDE_PICTURES.find((one) => field === `${asks}:${one}`);
        if (!picture) return;
        input(picture, url);
        input(`${picture}_id`, id);
      }),
    [input, asks],
  );
}

import type { Picture } from '../../../shared/contracts/gallery.ts';

/** A picture of a library, for tests. */
export function pictureNo(n: number): Picture {
  return {
    id: `pi_${n}`,
    url: `/media/st_a/${n}.webp`,
    name: `Foto ${n}`,
    alt: '',
    alt_en: null,
    decorative: false,
    type: 'image/webp',
    bytes: 1000,
    width: 600,
    height: 400,
    focal_x: 50,
    focal_y: 50,
    main_colors: [],
    created_at: '2026-11-21T12:00:00.000Z',
  };
}

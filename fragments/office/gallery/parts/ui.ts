import type { LibraryModel } from '../../../_office/library/library.ts';
import type { OfficeUi } from '../../../_office/ports.ts';
import type { GalleryViewProps } from '../props.ts';

/** What the parts of the library's page share. */
export type GalleryUi = OfficeUi<GalleryViewProps, LibraryModel>;

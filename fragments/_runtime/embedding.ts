import type { Deprecation } from '../../shared/kernel/deprecation.ts';
import type { EMBED_NEVER } from './embed-never.ts';

/** A text in both languages, for the page that describes the elements. */
export interface Said {
  readonly es: string;
  readonly en: string;
}

/** Why a fragment never stands on a foreign page; the words are in `EMBED_NEVER`. */
export type EmbedNever = keyof typeof EMBED_NEVER;

/** A height: a part of the element's width, and lengths in `rem` of the elements. */
export interface EmbedHeight {
  /** Height of its picture by the element's width: 1 is a square. */
  readonly ratio?: number;
  /** Height of what stands beside or below the picture. */
  readonly rem: number;
}

/** The room that an element gets before its HTML has come, so that nothing below it moves. */
export interface EmbedRoom extends EmbedHeight {
  /** Another height of an element that is wide, from the narrowest on. */
  readonly wide?: readonly (EmbedHeight & {
    /** Width of the element, in pixels. */
    readonly from: number;
  })[];
  /** Lines of tiles, as many as the attribute `limit` asks for. */
  readonly tiles?: {
    /** Without the attribute, and the most. */
    readonly most: number;
    /** Height of a line: of a tile's picture by its width, and of the text below it. */
    readonly line: EmbedHeight;
    /** Tiles in a line, from an element's width in pixels on. */
    readonly columns: readonly (readonly [from: number, columns: number])[];
  };
}

/** An attribute of an element on a foreign page. */
export interface EmbedAttribute {
  readonly says: Said;
  /** An element without this attribute is answered 404. */
  readonly required?: true;
  /** The values that it takes; every text without them. */
  readonly values?: readonly string[];
  /** Whether it is a whole number. */
  readonly isNumber?: true;
  /** A value that shows something in the demo's stores. */
  readonly example: string;
  /** For one that is to go. */
  readonly deprecated?: Deprecation;
}

/** An element that shows public data on any page. */
export interface PublicEmbed {
  readonly is: 'public';
  readonly says: Said;
  /** Version of the embed that brought the element. */
  readonly since: string;
  /** For one that is to go: owners of keys whose pages show it are told. */
  readonly deprecated?: Deprecation;
  readonly room: EmbedRoom;
  readonly attributes: Readonly<Record<string, EmbedAttribute>>;
  /** Names for `::part()`. */
  readonly parts?: Readonly<Record<string, Said>>;
}

/** An element whose place on a foreign page is taken by a link to the store's own page. */
export interface LinkEmbed {
  readonly is: 'link';
  readonly says: Said;
  readonly since: string;
  /** For one that is to go, as above. */
  readonly deprecated?: Deprecation;
  /** Path of the page, within the store. */
  readonly path: string;
  /** The words of the link. */
  readonly label: Said;
}

/** What a fragment is on a page of another origin: its manifest's `embed`. */
export type Embed = PublicEmbed | LinkEmbed | { readonly is: 'none'; readonly why: EmbedNever };

/** What a page's own script may call on `shopEmbed`. */
export interface EmbedMethods {
  /** Takes up the elements below a root that the document does not show, such as a shadow root. */
  readonly scan: (root: ParentNode) => void;
  /** Asks for an element's HTML again. */
  readonly refresh: (host: HTMLElement) => Promise<void>;
  /** Presses an element's own button: puts an item into the cart, or opens the cart. */
  readonly press: (host: HTMLElement) => void;
  /** Leaves for the cart of an element's store, with the lines of this page. */
  readonly checkout: (host: HTMLElement) => Promise<void>;
}

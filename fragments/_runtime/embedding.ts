import type { EMBED_NEVER } from './embed-never.ts';

/** A text in both languages, for the page that describes the elements. */
export interface Said {
  readonly es: string;
  readonly en: string;
}

/** Why a fragment never stands on a foreign page; the words are in `EMBED_NEVER`. */
export type EmbedNever = keyof typeof EMBED_NEVER;

/** The room that an element gets before its HTML has come, so that nothing below it moves. */
export interface EmbedRoom {
  /** Height of its picture by the element's width: 1 is a square. */
  readonly ratio?: number;
  /** Lines of text beside or below the picture, each as high as 1.5 letters. */
  readonly rows: number;
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
}

/** An element that shows public data on any page. */
export interface PublicEmbed {
  readonly is: 'public';
  readonly says: Said;
  /** Version of the embed that brought the element. */
  readonly since: string;
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

/** The texts of one language in i18next's JSON format: `{{name}}` for values, `_one` and `_other` for numbers. */
export interface Texts {
  readonly [key: string]: Text;
}

type Text = string | Texts | readonly Text[];

/** The same texts in another language: every key and no other, with words of its own. */
export type Translation<T> = T extends string
  ? string
  : { readonly [K in keyof T]: Translation<T[K]> };

/** Some of the texts in other words, as a region has them. */
export type Overrides<T> = T extends string
  ? string
  : { readonly [K in keyof T]?: Overrides<T[K]> };

/** The names of the values that a text has places for. */
export type PlaceOf<S> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlaceOf<Rest>
  : never;

/** The values that fill a text's places. */
export type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** The keys of texts that count: each has a form `_one` and a form `_other`. */
export type Counting<T> = {
  [K in keyof T]: K extends `${infer Key}_other` ? Key : never;
}[keyof T];

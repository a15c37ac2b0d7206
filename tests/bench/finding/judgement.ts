/** The expectation of a shopper who searches: the items that should stand first, by grades. */

/** 3: the thing asked for; 2: close to it; 1: of some use. An item without a grade is of none. */
export type Grade = 1 | 2 | 3;

export interface Judgement {
  /** Slug of one of the demo's stores. */
  readonly store: string;
  /** The country that the store is taken to be in; its own unless said. */
  readonly country?: 'AR' | 'MX';
  readonly text: string;
  /** Slugs by grade, separated by spaces; `*` stands for any letters. The highest grade counts. */
  readonly grades: Partial<Record<Grade, string>>;
}

type Written = readonly [where: string, text: string, grades: Judgement['grades']];

/** Judgements of lines in which a country may follow the store: `moda/AR`. */
export function judgements(lines: readonly Written[]): Judgement[] {
  return lines.map(([where, text, grades]) => {
    const [store = '', country] = where.split('/');
    return { store, text, grades, ...(country ? { country: country as 'AR' | 'MX' } : {}) };
  });
}

/** The grade of an item; 0 for one that should not stand first. */
export function gradeOf({ grades }: Judgement, slug: string): Grade | 0 {
  for (const grade of [3, 2, 1] as const) {
    const patterns = grades[grade]?.split(/\s+/) ?? [];
    if (patterns.some((pattern) => matches(pattern, slug))) return grade;
  }
  return 0;
}

function matches(pattern: string, slug: string): boolean {
  // Slugs hold only letters, digits and dashes.
  return new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(slug);
}

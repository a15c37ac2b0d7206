/** How a country numbers its bank accounts: the CLABE of Mexico, the CBU of Argentina. */
export type BankAccountKind = 'clabe' | 'cbu';

interface Form {
  readonly country: string;
  readonly isRight: (digits: string) => boolean;
}

const FORMS: Readonly<Record<BankAccountKind, Form>> = {
  clabe: { country: 'MX', isRight: isClabe },
  cbu: { country: 'AR', isRight: isCbu },
};

/** The kind of a country's bank accounts; undefined where deposits cannot be taken. */
export function bankAccountKind(country: string): BankAccountKind | undefined {
  if (country === FORMS.clabe.country) return 'clabe';
  return country === FORMS.cbu.country ? 'cbu' : undefined;
}

/**
 * The digits of a bank account, as its country numbers them, without the blanks and dashes in which
 * they are written.
 * @returns undefined where the number is not one of the country's, or its check digits are wrong
 * @example bankAccountOf('032 180 000118359719', 'MX') // '032180000118359719'
 */
export function bankAccountOf(typed: string, country: string): string | undefined {
  const kind = bankAccountKind(country);
  const digits = typed.replace(/[ -]/g, '');
  return kind && FORMS[kind].isRight(digits) ? digits : undefined;
}

/** The kind of an account by its digits alone. */
export function kindOfAccount(digits: string): BankAccountKind {
  return digits.length === CBU_DIGITS ? 'cbu' : 'clabe';
}

const CBU_DIGITS = 22;

/** 18 digits, the last of which checks the others (Banco de México, weights 3, 7, 1). */
function isClabe(digits: string): boolean {
  return /^\d{18}$/.test(digits) && checkDigit(digits.slice(0, 17), [3, 7, 1]) === digits[17];
}

/** 22 digits in two blocks, each with its check digit (Banco Central, weights 3, 1, 7, 9 from the right). */
function isCbu(digits: string): boolean {
  if (!/^\d{22}$/.test(digits)) return false;
  const block = (from: number, to: number) =>
    checkDigit(Array.from(digits.slice(from, to)).toReversed().join(''), [3, 1, 7, 9]) ===
    digits[to];
  return block(0, 7) && block(8, 21);
}

/** The digit that fills the weighted sum up to a multiple of ten; each product counts by its last digit. */
function checkDigit(digits: string, weights: readonly number[]): string {
  const sum = Array.from(digits).reduce(
    (all, digit, at) => all + ((Number(digit) * weights[at % weights.length]!) % 10),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

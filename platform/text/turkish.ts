/** Upper case as Turkish writes it: `istanbul` is `İSTANBUL`. */
export function upper(text: string): string {
  return text.toLocaleUpperCase('tr')
}

/** Lower case as Turkish writes it: `ISPARTA` is `ısparta`. */
export function lower(text: string): string {
  return text.toLocaleLowerCase('tr')
}

/** The first letter as a sentence begins in that language: `iki adımlı giriş` is `İki adımlı giriş`. */
export function withCapital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

/** Every word with a capital: `iSTANBUL büyükşehir` is `İstanbul Büyükşehir`. */
export function titleCase(text: string): string {
  return lower(text).replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, upper)
}

/**
 * The form in which texts are compared while searching; the same as the database's
 * `tr_fold` = `unaccent(lower(translate(value, 'İIı', 'iii')))` for what people type in Latin script, so both sides find the same things.
 */
export function fold(text: string): string {
  return text
    .replace(/[İIı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => plain[letter] ?? letter)
    .normalize('NFC')
}

/** Characters without a separable accent that `unaccent` still maps to ASCII. */
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'q',
  ŀ: 'l',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
}

/** Sorts as a Turkish dictionary does: c ç, g ğ, ı i, o ö, s ş, u ü; numbers inside by their value. */
export const compare: (one: string, other: string) => number = new Intl.Collator('tr', { numeric: true }).compare

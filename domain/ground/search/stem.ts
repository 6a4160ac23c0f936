/** Words whose last letters look like a suffix, and their forms. */
const whole = /^(?:muhendis|ofis|servis|kampus|bursa|doktora|denizli|manisa|ihtiyac|yardimci|ogrenci|ciftci)/

/** Words of two or three letters, too short for the suffixes below, with plural, possessive and case suffixes. */
const short = /^(is|ev|kiz|dil|koy|tez)(?:lar|ler)?(?:[iu](?:n(?:dan|den|da|de|in|un|a|e|i|u)?)?|[dt][ae]n?|a|e)?$/

/**
 * Suffixes with the fewest letters that must remain before them, in the order in which they are tried: our (-imiz)
 * with a case suffix, verbal nouns (-mak, as -ma), derivations (-lik, -ci), possessives (-i, -si) with a case suffix
 * (-sinden), the plural (-ler), then the cases.
 */
const endings = [
  /^(.{4,}?)[iu]?m[iu]z(?:daki|deki|dan|den|da|de|la|le|in|un|a|e|i|u)?$/,
  /^(.{3,}?m[ae])k$/,
  /^(.{4,}?)(?:cilik|culuk|lik|luk|sal|sel|zede|daki|deki|taki|teki|li|lu|ci|cu)$/,
  /^(.{4,}?)(?:(?<=[aeiou])s)?[iu](?:n(?:daki|deki|dan|den|da|de|in|un|a|e|i|u))?$/,
  /^(.{2,}?)(?:lar|ler)$/,
  /^(.{5,}?)(?<=[aeiou])(?:nin|nun)$/,
  /^(.{3,}?)(?:dan|den|tan|ten|da|de|ta|te)$/,
  /^(.{4,}?)(?:(?<=[aeiou])(?:ya|ye)|la|le|in|un|a|e)$/,
]

/** Final consonants that soften before a vowel: destek, desteği; kitap, kitabı; yurt, yurdu. */
const hardened: ReadonlyMap<string, string> = new Map([
  ['g', 'k'],
  ['b', 'p'],
  ['d', 't'],
])

/** Words that lose a vowel before a suffix. */
const shortened: ReadonlyMap<string, string> = new Map([
  ['vakf', 'vakif'],
  ['sehr', 'sehir'],
  ['fikr', 'fikir'],
  ['resm', 'resim'],
  ['metn', 'metin'],
  ['kayt', 'kayit'],
  ['nakt', 'nakit'],
])

/**
 * The stem of a Turkish word without case and accents: `bursları`, `bursu` and `burslu` are all found by `burs`. It
 * need not be a word, as long as all forms have the same stem. English words stay as they are or change consistently.
 */
export function stem(word: string): string {
  const known = whole.exec(word)?.[0] ?? short.exec(word)?.[1]
  if (known !== undefined) return known
  const rest = endings.reduce<string | undefined>((found, ending) => found ?? ending.exec(word)?.[1], undefined)
  if (rest === undefined) return shortened.get(word) ?? word
  const last = rest.slice(-1)
  const isSoftened = /^[aeiou]/.test(word.slice(rest.length))
  return stem(rest.slice(0, -1) + ((isSoftened && hardened.get(last)) || last))
}

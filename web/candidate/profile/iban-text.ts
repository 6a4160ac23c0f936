const length = 26

/** Formats an IBAN: capital letters and digits in groups of four. */
export function ibanText(written: string): string {
  const plain = plainIban(written)
  return plain.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** The bank code: the five digits after the check digits, once typed. */
export function bankCodeIn(written: string): string | undefined {
  return /^TR\d{2}(\d{5})/.exec(plainIban(written))?.[1]
}

/** The caret's position after the same number of letters and digits. */
export function caretAfter(text: string, count: number): number {
  let at = 0
  for (let seen = 0; seen < count && at < text.length; at += 1) if (text[at] !== ' ') seen += 1
  return at
}

/** Strips other characters, and prefixes bare digits with the country. */
function plainIban(written: string): string {
  const plain = written.toLocaleUpperCase('en').replace(/[^A-Z0-9]/g, '')
  return (/^\d/.test(plain) ? `TR${plain}` : plain).slice(0, length)
}

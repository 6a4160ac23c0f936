const length = 26

/** As it is printed on a card: capital letters and digits, four by four. */
export function ibanText(written: string): string {
  const plain = plainIban(written)
  return plain.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** The five digits after the check digits, once they are written. */
export function bankCodeIn(written: string): string | undefined {
  return /^TR\d{2}(\d{5})/.exec(plainIban(written))?.[1]
}

/** Where the caret stands in the text after as many letters and digits as stood before it. */
export function caretAfter(text: string, count: number): number {
  let at = 0
  for (let seen = 0; seen < count && at < text.length; at += 1) if (text[at] !== ' ') seen += 1
  return at
}

/** What is not part of an IBAN is left out, and the country is put in front of bare digits. */
function plainIban(written: string): string {
  const plain = written.toLocaleUpperCase('en').replace(/[^A-Z0-9]/g, '')
  return (/^\d/.test(plain) ? `TR${plain}` : plain).slice(0, length)
}

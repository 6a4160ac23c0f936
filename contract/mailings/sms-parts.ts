/**
 * How an SMS is counted. A part holds 140 bytes: 160 letters of the phones' own alphabet (GSM 03.38), 70 of any other. The
 * Turkish letters that the alphabet lacks are written with the Turkish shift table, as the networks in Türkiye do it:
 * each counts as two, and naming the table takes 5 letters of every part. Parts of a longer message also say which they are.
 */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extended = new Set('\f^{}\\[~]|€')
const turkish = new Set('ĞİŞçğış')

const alphabets = {
  gsm: { alone: 160, each: 153 },
  turkish: { alone: 155, each: 149 },
  unicode: { alone: 70, each: 67 },
} as const

export interface SmsCount {
  readonly alphabet: keyof typeof alphabets
  readonly parts: number
  /** Letters used, and how many more the last part holds. */
  readonly used: number
  readonly left: number
}

export const mostSmsParts = 3

export function countSms(text: string): SmsCount {
  const letters = [...text]
  const alphabet = alphabetOf(letters)
  const { alone, each } = alphabets[alphabet]
  const costs = letters.map((letter) => costOf(alphabet, letter))
  const used = costs.reduce((sum, cost) => sum + cost, 0)
  if (used <= alone) return { alphabet, parts: 1, used, left: alone - used }
  // A letter that counts as two is never torn apart, so that a part may end with one place unused.
  let parts = 1
  let filled = 0
  for (const cost of costs) {
    if (filled + cost > each) {
      parts += 1
      filled = 0
    }
    filled += cost
  }
  return { alphabet, parts, used, left: each - filled }
}

function alphabetOf(letters: readonly string[]): SmsCount['alphabet'] {
  if (letters.every((letter) => basic.has(letter) || extended.has(letter))) return 'gsm'
  return letters.every((letter) => basic.has(letter) || extended.has(letter) || turkish.has(letter))
    ? 'turkish'
    : 'unicode'
}

const costOf = (alphabet: SmsCount['alphabet'], letter: string) =>
  alphabet === 'unicode' ? letter.length : basic.has(letter) ? 1 : 2

const plain: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  ' ': ' ',
  '\t': ' ',
}

/** The text as it is sent: typographic signs, of which one alone would make it twice as long, in plain ones. */
export const smsText = (text: string) => text.replace(/[’‘“”–—… \t]/g, (sign) => plain[sign] ?? sign)

/** As much of a text as fits into the parts that are allowed. */
export function shortenedSms(text: string): string {
  const fitting = smsText(text)
  if (countSms(fitting).parts <= mostSmsParts) return fitting
  const letters = [...fitting]
  let [fits, tooMany] = [0, letters.length]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (countSms(`${letters.slice(0, middle).join('')}...`).parts <= mostSmsParts) fits = middle
    else tooMany = middle
  }
  return `${letters.slice(0, fits).join('').trimEnd()}...`
}

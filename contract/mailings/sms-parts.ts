/**
 * How an SMS is counted. A part holds 140 bytes: 160 letters of the GSM 03.38 alphabet, or 70 of any other. Turkish
 * letters that the alphabet lacks use the Turkish shift table, as networks in Türkiye do: each counts as two, and
 * naming the table takes 5 letters of every part. The parts of a longer message also have a header.
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
  /** Letters used, and how many more fit into the last part. */
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
  // A letter that counts as two is never split, so a part may end with one unit unused.
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

/** The text as it is sent: typographic signs, one of which would halve the capacity, become plain ones. */
export const smsText = (text: string) => text.replace(/[’‘“”–—… \t]/g, (sign) => plain[sign] ?? sign)

/** As much of a text as fits into the allowed parts. */
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

import type { SheetRow } from '#platform/spreadsheets/spreadsheet.ts'
import { fold } from '#platform/text/turkish.ts'
import { referenceIn } from './payment-reference.ts'

export interface AnswerLine {
  readonly line: number
  /** The whole line, to be shown. */
  readonly text: string
  readonly reference: string | null
  readonly outcome: 'Paid' | 'Returned' | null
  readonly reason: string
  readonly amountMinor: number | null
}

/**
 * Reads a bank's answer with any column names: searches every cell for the reference, because banks repeat it within
 * the description, and for a word that states the outcome, unless a column is named after that.
 */
export function answerLines(rows: readonly SheetRow[]): AnswerLine[] {
  const first = rows.findIndex(({ cells }) => cells.some((cell) => referenceIn(cell) !== null))
  const headings = (rows[first - 1] ?? rows[0])?.cells.map(fold) ?? []
  const column = (names: RegExp) => headings.findIndex((heading) => names.test(heading))
  const [status, amount] = [column(statusNames), column(amountNames)]
  const [reason, remark] = [column(reasonNames), column(remarkNames)]
  return rows.slice(first === -1 ? 0 : first).map(({ line, cells }) => {
    const spoken = status === -1 ? cells : [cells[status] ?? '']
    const telling = spoken.filter((cell) => outcomeIn(cell) !== null)
    const [said = ''] = telling
    // A payment's label may contain such a word, too (“yol gideri iade”), so contradicting cells give no outcome.
    const outcome = new Set(telling.map(outcomeIn)).size === 1 ? outcomeIn(said) : null
    return {
      line,
      text: cells.filter((cell) => cell !== '').join(' · '),
      reference: cells.map(referenceIn).find((found) => found !== null) ?? null,
      outcome,
      reason: outcome === 'Returned' ? cells[reason] || remarkOf(cells[remark]) || said : '',
      amountMinor: amount === -1 ? null : minorIn(cells[amount] ?? ''),
    }
  })
}

const statusNames = /^(islem )?(durum|durumu|sonuc|sonucu|status|result|statu)\b/
const reasonNames = /^(neden|gerekce|sebep|hata|red nedeni|iade nedeni|reason|message|error)/
const remarkNames = /^(aciklama|mesaj|detay|bilgi|not|description|remark|details?)\b/
const amountNames = /^(islem |odenen )?(tutar|tutari|meblag|amount)\b/

const returned =
  /\b(iade|geri dondu|red|redd?edildi|basarisiz|hata|hatali|odenmedi|gerceklesmedi|gecersiz|kapali|iptal|islenemedi|returned|rejected|failed|error|invalid|unpaid|cancelled)\b/
const paid =
  /\b(odendi|basarili|gerceklesti|gerceklestirildi|tamamlandi|islendi|onaylandi|aktarildi|paid|success|successful|completed|executed|ok)\b/

/** Words for failure are searched first: “ödenmedi” must not match as “ödendi”. */
function outcomeIn(cell: string): AnswerLine['outcome'] {
  const words = fold(cell)
  if (returned.test(words)) return 'Returned'
  return paid.test(words) ? 'Paid' : null
}

/** The bank's remark on a line, unless it only repeats the payment's description with its reference. */
const remarkOf = (cell = '') => (referenceIn(cell) === null ? cell : '')

/** `2.000,50`, `2000.50`, `2000` in minor units; null if the cell is not an amount. */
function minorIn(cell: string): number | null {
  const digits = cell.replace(/[^\d.,]/g, '')
  if (!/\d/.test(digits)) return null
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  return Number(whole.replace(/[.,]/g, '') || 0) * 100 + Number(decimals.padEnd(2, '0'))
}

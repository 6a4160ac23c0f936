import type { BankColumnValue, BankTemplateContent } from '#contract/payments/bank-template-content.ts'
import { formatMonth } from '#platform/text/dates.ts'
import { fold, upper } from '#platform/text/turkish.ts'

/** One payment in the file for the bank. */
export interface BankLine {
  readonly reference: string
  readonly iban: string
  readonly owner: string
  readonly payee: string
  readonly amountMinor: number
  readonly currency: string
  readonly dueOn: string
  readonly label: string
  readonly form: string
  readonly bankName: string
}

const longestDescription = 140

/** The cells of one line; amounts are numbers, everything else texts. */
export function bankCells(
  content: BankTemplateContent,
  line: BankLine,
  at: number,
  payOn: string,
): (string | number)[] {
  const spelled = spelling[content.letters]
  const values: Readonly<Record<Exclude<BankColumnValue, 'text'>, string | number>> = {
    line: String(at + 1),
    reference: line.reference,
    iban: content.spacedIban ? line.iban.replace(/(.{4})(?=.)/g, '$1 ') : line.iban,
    owner: spelled(line.owner),
    payee: spelled(line.payee),
    // All currencies of the product have two decimals.
    amount: line.amountMinor / 100,
    currency: line.currency === 'TRY' ? content.lira : line.currency,
    date: dated(payOn, content.dates),
    description: spelled(described(content.description, line)),
    bankName: spelled(line.bankName),
  }
  return content.columns.map(({ value, text }) => (value === 'text' ? text : values[value]))
}

const spelling: Readonly<Record<BankTemplateContent['letters'], (text: string) => string>> = {
  asWritten: (text) => text,
  capitals: upper,
  plain: (text) => fold(text).toUpperCase(),
}

const dated = (day: string, pattern: BankTemplateContent['dates']) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return pattern.replace('yyyy', year).replace('MM', month).replace('dd', date)
}

/**
 * The description within its length limit. The reference is never cut off, because the bank's answer is matched by it.
 */
function described(pattern: string, { reference, label, dueOn, form, payee }: BankLine) {
  const values: Readonly<Record<string, string>> = { label, form, name: payee, month: formatMonth(dueOn, 'tr') }
  const marked = pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  const room = longestDescription - reference.length
  const short = marked.replaceAll('{reference}', '').length > room ? cut(marked, room) : marked
  return short.replaceAll('{reference}', reference).replace(/\s+/g, ' ').trim()
}

function cut(marked: string, room: number) {
  const without = marked.replaceAll('{reference}', '').slice(0, room - 1)
  return marked.includes('{reference}') ? `${without} {reference}` : without
}

import type { Input } from '#contract/call.ts'
import { Day, Iban } from '#contract/fields/patterns.ts'
import type { EnteredParticipant } from '#contract/participants/enter-participants.ts'
import type { enterParticipantsFile } from '#contract/participants/enter-participants-file.ts'
import type { ScholarField } from '#contract/participants/scholar-columns.ts'
import { planFields } from '#contract/payments/payments.ts'
import { readDay } from '#domain/applying/entries/answers/read-day.ts'
import { readNumber } from '#domain/applying/entries/answers/read-number.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

type Plan = Input<typeof enterParticipantsFile>['plan']

interface ReadScholar extends Pick<EnteredParticipant, 'bank' | 'plan'> {
  /** The errors of the row as sentences, which never repeat an account number. */
  readonly faults: readonly string[]
}

/** Reads the account and payment plan of a row. Missing values come from the plan for all rows. */
export function readScholar(values: Readonly<Record<string, string>>, usual: Plan, language: Language): ReadScholar {
  const faults: string[] = []
  const says = (field: ScholarField) => (values[field] ?? '').trim()
  const take = <T>(field: ScholarField, read: (text: string) => T | undefined): T | null => {
    if (says(field) === '') return null
    const value = read(says(field))
    if (value === undefined) faults.push(translate(language, 'scholars.fault', { field }))
    return value ?? null
  }
  const iban = take('iban', (text) => Iban.safeParse(text).data)
  const owner = take('accountHolder', (text) => (text.length >= 2 && text.length <= 150 ? text : undefined))
  const bank = iban === null ? null : { iban, ...(owner !== null && { owner }) }
  if (usual === null) return { bank, plan: null, faults }
  const amountMinor = take('amount', (text) => minorIn(text, language)) ?? usual.amountMinor
  const month = take('firstMonth', monthIn)
  const times = take('months', timesIn) ?? usual.times
  // A single payment that is repeated would fall due on one day several times.
  if (usual.rhythm === 'Once' && times !== 1) faults.push(translate(language, 'scholars.fault', { field: 'once' }))
  const plan = { ...usual, times, from: month === null ? usual.from : onDayOf(usual.from, month) }
  return { bank, plan: amountMinor === null ? null : { ...plan, amountMinor }, faults }
}

/**
 * Money is not written with three decimals, so three digits after a single separator are thousands in any language: `4,000`
 * from an English spreadsheet is not four liras.
 */
function minorIn(text: string, language: Language): number | undefined {
  const amount = readNumber(text.replace(/^(\D*[1-9]\d{0,2})[.,](\d{3}\D*)$/, '$1$2'), language)
  return amount === undefined ? undefined : planFields.amountMinor.safeParse(Math.round(amount * 100)).data
}

/** Reads a month, `12.2026`, `Aralık 2026` or `2026-12`, as its first day; or a full date. */
const monthIn = (text: string): string | undefined =>
  [text, `1.${text}`, `1 ${text}`, `${text}-1`].map((day) => Day.safeParse(readDay(day)).data).find(Boolean)

const timesIn = (text: string): number | undefined =>
  /^\d+$/.test(text) ? planFields.times.safeParse(Number(text)).data : undefined

/**
 * The day of the plan for all rows, in another month; the last day of a shorter month. A full date keeps its day, except
 * the first of a month: that is how spreadsheets store months.
 */
function onDayOf(usual: string, other: string) {
  if (!other.endsWith('-01')) return other
  const [year = 0, month = 1] = other.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const day = Math.min(Number(usual.slice(8)), last)
  return `${other.slice(0, 7)}-${String(day).padStart(2, '0')}`
}

import type { ScholarField } from '#contract/participants/scholar-columns.ts'
import { fold } from '#platform/text/turkish.ts'

/** Common headings of the columns of accounts and plans, folded and reduced to letters. */
const spellings: Readonly<Record<ScholarField, readonly string[]>> = {
  iban: ['iban', 'ibanno', 'ibannumarasi', 'hesapno', 'hesapnumarasi', 'bankahesabi', 'ibannumber', 'accountnumber'],
  accountHolder: ['hesapsahibi', 'hesapsahibininadi', 'hesapsahibiadsoyad', 'accountholder', 'accountowner'],
  amount: ['tutar', 'tutari', 'aylik', 'ayliktutar', 'burstutari', 'aylikburs', 'amount', 'monthlyamount'],
  firstMonth: [
    'ilkay',
    'baslangicayi',
    'ilkodemeayi',
    'ilkodeme',
    'ilkodemegunu',
    'ilkodemetarihi',
    'firstmonth',
    'startmonth',
    'firstpayment',
  ],
  months: ['aysayisi', 'kacay', 'months', 'numberofmonths'],
}

const byHeading = new Map(
  Object.entries(spellings).flatMap(([field, ways]) => ways.map((way) => [way, field as ScholarField] as const)),
)

const bare = (heading: string) => fold(heading.replace(/\([^()]*\)/gu, '')).replace(/[^a-z]/g, '')

/**
 * Adds the columns of accounts and plans to the recognised ones. Of two columns for the same field the first is taken.
 */
export function withScholarColumns(headings: readonly string[], fields: readonly (string | null)[]) {
  const taken = new Set<string>()
  return headings.map((heading, at) => {
    const field = byHeading.get(bare(heading))
    if (field === undefined || taken.has(field)) return fields[at] ?? null
    taken.add(field)
    return field
  })
}

import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { type BankTemplateContent, readyTemplates } from '#contract/payments/bank-template-content.ts'
import { createBankTemplate } from '#domain/award/bank-templates/bank-templates.ts'
import { readyContents } from '#domain/award/bank-templates/ready-templates.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aMonth, ibans } from '../../../../tests/worlds/payment-month.ts'
import { listRunLines } from './runs.ts'

// The bank file, read back by libraries other than those that wrote it.

testDatabase()

type Cell = string | number | boolean | Date | null
type Row = Readonly<Record<string, Cell | undefined>>

async function rowsOf(
  bytes: Uint8Array,
  { format, encoding, separator: delimiter }: BankTemplateContent,
): Promise<Row[]> {
  if (format === 'csv')
    return parse(new TextDecoder(encoding.replace('-bom', '')).decode(bytes), { columns: true, delimiter })
  const [headings = [], ...rows] = await readSheet(Buffer.from(bytes))
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [String(headings[at]), cell as Cell])))
}

/** The heading of the column with this value. */
const headingOf = ({ columns }: BankTemplateContent, value: string) =>
  columns.find((column) => column.value === value)?.heading ?? ''

test.each(readyTemplates)('%s: count, total and every account equal what was sent', async (templateId) => {
  const content = readyContents[templateId]
  const { caller, companyId, make, take } = await aMonth()
  const run = await make({ templateId })
  const rows = await rowsOf((await take(run.id)).content as Uint8Array, content)
  const column = (value: string) => rows.map((row) => row[headingOf(content, value)])
  expect(column('iban').sort()).toEqual([...ibans].sort())
  const amounts = column('amount')
  if (content.format === 'xlsx') expect(new Set(amounts.map((amount) => typeof amount))).toEqual(new Set(['number']))
  const total = amounts.reduce<number>((sum, amount) => sum + Number(String(amount).replace(',', '.')), 0)
  expect([rows.length, total * 100]).toEqual([run.count, run.totals[0]?.minor])
  const { items } = await listRunLines(caller, { companyId, runId: run.id, pageNumber: 1, pageSize: 20 })
  expect(column('reference')).toEqual(items.map(({ reference }) => reference))
})

test('in Excel numbers are numbers, dates are dates, and digits that programs parse stay text', async () => {
  const { caller, companyId, make, take } = await aMonth()
  const columns = [...readyContents.excel.columns, { heading: 'Ödeme günü', value: 'date', text: '' } as const]
  const rowsWith = async (dates: BankTemplateContent['dates'], month: string) => {
    const content = { ...readyContents.excel, dates, columns }
    const { id: templateId } = await createBankTemplate(caller, { companyId, name: dates, content })
    const run = await make({ templateId, month })
    return rowsOf((await take(run.id)).content as Uint8Array, content)
  }
  const [first] = await rowsWith('dd.MM.yyyy', '2026-11')
  expect(first).toMatchObject({ Sıra: 1, Tutar: 2000, 'Ödeme günü': new Date('2026-11-16T00:00:00Z') })
  expect(first?.IBAN).toMatch(/^TR\d{24}$/)
  const [later] = await rowsWith('yyyyMMdd', '2026-12')
  expect(later).toMatchObject({ 'Ödeme günü': '20261116' })
})

import { expect, test } from 'vitest'
import { BankTemplateContent, readyTemplates } from '#contract/payments/bank-template-content.ts'
import { decodeText } from '#platform/spreadsheets/decode-text.ts'
import { aCompany } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { type BankLine, bankCells } from './bank-cells.ts'
import { changeBankTemplate, createBankTemplate, listBankTemplates, removeBankTemplate } from './bank-templates.ts'
import { previewBankTemplate } from './preview-bank-template.ts'
import { readyContents } from './ready-templates.ts'
import { writeBankFile } from './write-bank-file.ts'

testDatabase()

const line: BankLine = {
  reference: 'K0007-00001',
  iban: 'TR330006100519786457841326',
  owner: 'Işıl İnönü',
  payee: 'Işıl İnönü',
  amountMinor: 123_456,
  currency: 'TRY',
  dueOn: '2026-11-15',
  label: 'Aylık burs',
  form: 'Yarının Bursu',
  bankName: 'Ziraat',
}

test.each(readyTemplates)('%s meets the contract’s schema', (name) => {
  expect(BankTemplateContent.parse(readyContents[name])).toEqual(readyContents[name])
})

test('a line follows the texts and formats of the template', () => {
  const cells = (change: Partial<BankTemplateContent>) =>
    bankCells({ ...readyContents.csvTurkish, ...change }, line, 0, '2026-11-16')
  expect(cells({})).toEqual([
    'TR330006100519786457841326',
    'IŞIL İNÖNÜ',
    1234.56,
    'TL',
    '16.11.2026',
    'AYLIK BURS KASIM 2026 K0007-00001',
    'K0007-00001',
  ])
  expect(cells({ letters: 'plain', lira: 'TRY', dates: 'yyyyMMdd', spacedIban: true })).toEqual([
    'TR33 0006 1005 1978 6457 8413 26',
    'ISIL INONU',
    1234.56,
    'TRY',
    '20261116',
    'AYLIK BURS KASIM 2026 K0007-00001',
    'K0007-00001',
  ])
})

test('a long description keeps its reference', () => {
  const long = { ...line, label: 'Çok uzun bir ödemenin adı '.repeat(10) }
  const [description] = bankCells(
    { ...readyContents.excel, columns: [{ heading: '', value: 'description', text: '' }] },
    long,
    0,
    '2026-11-16',
  )
  expect(description).toContain(line.reference)
  expect(String(description).length).toBeLessThanOrEqual(140)
})

test('a name that starts like a formula is written as text', async () => {
  const bytes = await writeBankFile(readyContents.csvTurkish, [{ ...line, owner: '=HYPERLINK("x")' }], '2026-11-16')
  expect(decodeText(bytes)).not.toContain('=')
})

test('an organization’s templates have unique names; of two simultaneous changes the second is refused', async () => {
  const { caller, companyId } = await aCompany()
  const content = readyContents.csvUtf8
  const made = await createBankTemplate(caller, { companyId, name: 'Iş bankası', content })
  await expect(createBankTemplate(caller, { companyId, name: 'İŞ BANKASI', content })).rejects.toThrow(
    'bankTemplates.nameTaken',
  )
  const ids = { companyId, templateId: made.id }
  const change = (version: number, decimal: ',' | '.') =>
    changeBankTemplate(caller, { ...ids, name: 'Iş bankası', content: { ...content, decimal }, version })
  const both = await Promise.allSettled([change(1, ','), change(1, '.')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { items } = await listBankTemplates(caller, { companyId })
  expect(items.map(({ id, version }) => [id, version])).toEqual([
    ['excel', 1],
    ['csvTurkish', 1],
    ['csvUtf8', 1],
    [made.id, 2],
  ])
  const stranger = await aCompany()
  await expect(removeBankTemplate(stranger.caller, { ...ids, companyId: stranger.companyId })).rejects.toThrow(
    'bankTemplates.notFound',
  )
  expect(await removeBankTemplate(caller, ids)).toBeNull()
})

test('a preview shows invented people', async () => {
  const { caller, companyId } = await aCompany()
  const { text, rows, headings } = await previewBankTemplate(caller, { companyId, content: readyContents.csvTurkish })
  expect(headings).toContain('TUTAR')
  expect(rows[1]).toContain('2500,50')
  expect(text?.split('\r\n')[1]).toContain('IŞIL ÇAĞLAYAN;2000,00;TL')
})

test.each([
  ['iban', 'fields.noIbanColumn'],
  ['amount', 'fields.noAmountColumn'],
  ['reference', 'fields.noReference'],
])('a template without %s is refused', (value, message) => {
  const columns = readyContents.excel.columns.filter((column) => column.value !== value)
  const { error } = BankTemplateContent.safeParse({ ...readyContents.excel, columns, description: 'Burs' })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

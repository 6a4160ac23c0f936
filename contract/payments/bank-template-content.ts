import { z } from 'zod'
import { oneLine } from '../fields/one-line.ts'

/** The possible contents of a column in the bank file. */
export const BankColumnValue = z.enum([
  'line',
  'reference',
  'iban',
  'owner',
  'payee',
  'amount',
  'currency',
  'date',
  'description',
  'bankName',
  'text',
])
export type BankColumnValue = z.infer<typeof BankColumnValue>

/** The columns, order, formats and texts of the file that a bank requires. */
export const BankTemplateContent = z
  .object({
    format: z.enum(['xlsx', 'csv']),
    headings: z.boolean().describe('The first line names the columns'),
    encoding: z.enum(['utf-8', 'utf-8-bom', 'windows-1254']).describe('Of CSV'),
    separator: z.enum([';', ',', '\t']).describe('Of CSV'),
    decimal: z.enum([',', '.']).describe('Of amounts in CSV; in Excel they are numbers'),
    dates: z.enum(['dd.MM.yyyy', 'dd/MM/yyyy', 'yyyy-MM-dd', 'ddMMyyyy', 'yyyyMMdd']),
    spacedIban: z.boolean().describe('In groups of four'),
    letters: z
      .enum(['asWritten', 'capitals', 'plain'])
      .describe('Of names and descriptions; plain: no Turkish letters'),
    lira: z.enum(['TRY', 'TL']),
    description: oneLine(140).describe(
      'What appears on the bank statement; {reference}, {label}, {month}, {form}, {name}',
    ),
    columns: z
      .array(
        z.object({
          heading: oneLine(60),
          value: BankColumnValue,
          text: oneLine(100).default('').describe('Of a column with the same text in every line'),
        }),
      )
      .min(1)
      .max(30),
  })
  .check(({ value: { columns, description }, issues }) => {
    const has = (value: BankColumnValue) => columns.some((column) => column.value === value)
    const refuse = (message: string) => issues.push({ code: 'custom', path: ['columns'], message, input: columns })
    if (!has('iban')) refuse('fields.noIbanColumn')
    if (!has('amount')) refuse('fields.noAmountColumn')
    if (!has('reference') && !(has('description') && description.includes('{reference}'))) refuse('fields.noReference')
  })
  .meta({ id: 'BankTemplateContent' })
export type BankTemplateContent = z.infer<typeof BankTemplateContent>

export const readyTemplates = ['excel', 'csvTurkish', 'csvUtf8'] as const
export type ReadyTemplate = (typeof readyTemplates)[number]

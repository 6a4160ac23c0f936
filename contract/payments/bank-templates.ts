import { z } from 'zod'
import { call } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { read, write } from '../may.ts'
import { companyParams } from '../params.ts'
import { BankTemplateContent, readyTemplates } from './bank-template-content.ts'

// Templates of the bank file: some are built in, and organizations describe their own.

export const TemplateId = z.union([z.enum(readyTemplates), Id]).describe('A ready one by its name, or one of its own')

const BankTemplate = z
  .object({
    id: TemplateId,
    name: z.string().describe('Empty for a ready-made one: screens name it'),
    isReady: z.boolean(),
    content: BankTemplateContent,
    changedBy: z.string().nullable(),
    changedAt: Moment.nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'BankTemplate' })
export type BankTemplate = z.infer<typeof BankTemplate>

export const mostTemplates = 50

const Name = oneLine(100).min(2, 'fields.required')
const example = {
  name: 'Ziraat toplu ödeme',
  content: {
    format: 'csv',
    headings: true,
    encoding: 'windows-1254',
    separator: ';',
    decimal: ',',
    dates: 'dd.MM.yyyy',
    spacedIban: false,
    letters: 'capitals',
    lira: 'TL',
    description: '{label} {reference}',
    columns: [
      { heading: 'IBAN', value: 'iban' },
      { heading: 'Tutar', value: 'amount' },
      { heading: 'Açıklama', value: 'description' },
    ],
  },
} as const

export const listBankTemplates = call('GET', '/companies/:companyId/bank-templates', {
  summary: 'Bank templates: the ready-made ones, then the organization’s own by name',
  params: companyParams,
  whole: true,
  output: z.object({ items: z.array(BankTemplate), can: z.object({ change: z.boolean() }) }),
  may: read('Participants'),
})

export const createBankTemplate = call('POST', '/companies/:companyId/bank-templates', {
  summary: 'Add a bank template for the file that a bank needs',
  params: companyParams,
  body: z.object({ name: Name, content: BankTemplateContent }).meta({ examples: [example] }),
  output: BankTemplate,
  status: 201,
  problems: ['bankTemplates.nameTaken', 'bankTemplates.tooMany'],
  may: write('Participants'),
})

export const changeBankTemplate = call('PUT', '/companies/:companyId/bank-templates/:templateId', {
  summary: 'Change one of the organization’s own bank templates; files made with it stay as they are',
  params: companyParams.extend({ templateId: Id }),
  body: z
    .object({
      name: Name,
      content: BankTemplateContent,
      version: z
        .number()
        .int()
        .min(1)
        .optional()
        .describe('As it was read. If it has changed since, the call is refused with `bankTemplates.changedSince`'),
    })
    .meta({ examples: [example] }),
  versioned: true,
  output: BankTemplate,
  problems: ['bankTemplates.notFound', 'bankTemplates.nameTaken', 'bankTemplates.changedSince'],
  may: write('Participants'),
})

export const removeBankTemplate = call('DELETE', '/companies/:companyId/bank-templates/:templateId', {
  summary: 'Delete one of the organization’s own bank templates; files made with it stay',
  params: companyParams.extend({ templateId: Id }),
  output: z.null(),
  status: 204,
  problems: ['bankTemplates.notFound'],
  may: write('Participants'),
})

export const previewBankTemplate = call('POST', '/companies/:companyId/bank-templates/preview', {
  summary: 'The first lines of a file as a template would write it, with sample people',
  params: companyParams,
  body: z.object({ content: BankTemplateContent }).meta({ examples: [{ content: example.content }] }),
  output: z.object({
    fileName: z.string(),
    headings: z.array(z.string()).nullable(),
    rows: z.array(z.array(z.string())),
    text: z.string().nullable().describe('The file itself, if it is text'),
  }),
  reads: true,
  may: read('Participants'),
})

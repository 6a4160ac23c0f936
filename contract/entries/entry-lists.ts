import { z } from 'zod'
import { call, wholeNumber } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { longestText } from '../forms/answer-check.ts'
import { EducationLevelCode, Fit } from '../forms/eligibility.ts'
import { FormType, Question } from '../forms/form-content.ts'
import { write } from '../may.ts'
import { formParams } from '../params.ts'
import { entryFields } from './entry-facts.ts'
import { EntryColumn, EntryFault } from './entry-words.ts'

// The list of people before they are entered: read from a file, or typed.

const listParams = formParams.extend({ listId: Id })
const missing = ['forms.notFound', 'entries.listNotFound'] as const

/** The largest file in bytes, and the longest body that contains one in base64. */
export const entryFileBytes = 5_000_000
export const entryFileBody = 6_800_000

const Cell = oneLine(1000)
const fileName = z.string().nullable().describe('Null for a list that is typed')

const EntryList = z
  .object({
    id: Id,
    form: z.string().describe('The title of the form that people are entered into'),
    fileName,
    columns: z.array(
      z.object({
        heading: z.string(),
        field: EntryColumn.nullable().describe('What the column is used for; null: skipped'),
        samples: z.array(z.string()).describe('The first values'),
      }),
    ),
    questions: z
      .array(Question.pick({ id: true, kind: true, label: true, options: true }))
      .describe('Questions of the published form that a column can be used for: all but files'),
    level: EducationLevelCode.nullable().describe('For rows with a school but no level'),
    total: z.number().int().describe('Rows with anything in them'),
    entered: z.number().int().nullable().describe('How many people were added from it; the rows are then deleted'),
    createdAt: Moment,
  })
  .meta({ id: 'EntryList' })
export type EntryList = z.infer<typeof EntryList>

const TypedRow = z.object(
  Object.fromEntries(entryFields.map((field) => [field, Cell.default('')])) as Record<
    (typeof entryFields)[number],
    z.ZodDefault<typeof Cell>
  >,
)

export const createEntryList = call('POST', '/companies/:companyId/forms/:formId/entry-lists', {
  summary: 'Start a list of people to add, from an Excel or CSV file, or empty to be typed',
  params: formParams,
  body: z
    .object({
      file: z.base64().max(entryFileBody).optional().describe('The file’s content in base64'),
      fileName: z.string().trim().min(1).max(255).optional(),
    })
    .meta({ examples: [{ file: 'ZS1wb3N0YTtBZDtTb3lhZA==', fileName: 'adaylar.csv' }, {}] }),
  output: EntryList,
  status: 201,
  problems: ['forms.notFound', 'entries.tooManyLists', ...sheetProblems(), 'server.busy'],
  bytes: entryFileBody + 1000,
  may: write('Applications'),
})

export function sheetProblems() {
  return [
    'sheets.wrongType',
    'sheets.oldExcel',
    'sheets.protected',
    'sheets.damaged',
    'sheets.tooLarge',
    'sheets.tooManyRows',
    'sheets.tooManyColumns',
    'sheets.empty',
  ] as const
}

const UnfinishedList = z
  .object({
    id: Id,
    formId: Id,
    form: z.string().describe('The title of the form'),
    fileName,
    total: z.number().int(),
    createdAt: Moment,
  })
  .meta({ id: 'UnfinishedList' })
export type UnfinishedList = z.infer<typeof UnfinishedList>

export const listEntryLists = call('GET', '/companies/:companyId/forms/:formId/entry-lists', {
  summary: 'The caller’s unfinished lists, of this form and of others, newest first',
  params: formParams,
  whole: true,
  output: z.object({
    form: z.string().describe('The title of this form'),
    type: FormType,
    items: z.array(UnfinishedList),
  }),
  problems: ['forms.notFound'],
  may: write('Applications'),
})

export const readEntryList = call('GET', '/companies/:companyId/forms/:formId/entry-lists/:listId', {
  summary: 'A list of people to add: its columns, what each is used for, and how many rows it has',
  params: listParams,
  output: EntryList,
  problems: missing,
  may: write('Applications'),
})

export const matchEntryColumns = call('PUT', '/companies/:companyId/forms/:formId/entry-lists/:listId/columns', {
  summary: 'Set what each column of a list is used for',
  params: listParams,
  body: z.object({
    fields: z.array(EntryColumn.nullable()).max(100).describe('One for each column, in their order; each field once'),
    level: EducationLevelCode.nullable().default(null),
  }),
  output: EntryList,
  problems: missing,
  may: write('Applications'),
})

const CheckedRow = z
  .object({
    line: z.number().int().describe('Its number in the file'),
    values: z.record(EntryColumn, z.string()).describe('As written, by what its columns are used for'),
    faults: z.array(z.object({ field: EntryColumn, fault: EntryFault, text: z.string() })),
    warnings: z
      .array(z.object({ field: EntryColumn, text: z.string() }))
      .describe('What is left out of a row that is still added'),
    fit: Fit.nullable().describe('Null for rows with problems'),
  })
  .meta({ id: 'CheckedRow' })
export type CheckedRow = z.infer<typeof CheckedRow>

export const checkEntryList = call('GET', '/companies/:companyId/forms/:formId/entry-lists/:listId/rows', {
  summary: 'The rows of a list with their problems, in the order of the file',
  params: listParams,
  query: z.object({
    only: z.enum(['bad', 'good', 'all']).default('bad'),
    pageNumber: wholeNumber(1, 10_000).default(1),
    pageSize: wholeNumber(1, 1000).default(50),
  }),
  output: z.object({
    items: z.array(CheckedRow),
    total: z.number().int(),
    pageNumber: z.number().int().describe('The last page, if a later one was requested'),
    pageSize: z.number().int(),
    good: z.number().int(),
    warned: z.number().int().describe('Of the valid ones: how many have something left out'),
    bad: z.number().int(),
  }),
  problems: missing,
  may: write('Applications'),
})

export const saveEntryRow = call('PUT', '/companies/:companyId/forms/:formId/entry-lists/:listId/rows', {
  summary: 'Correct a row of a list, or add one',
  params: listParams,
  body: TypedRow.extend({
    answers: z.record(Id, z.string().trim().max(longestText.longText)).optional().describe('By the ids of questions'),
    line: z.number().int().min(1).max(2_000_000).nullable().describe('Null: a new one'),
  }),
  output: CheckedRow,
  problems: [...missing, 'entries.rowNotFound', 'entries.tooManyRows'],
  may: write('Applications'),
})

export const removeEntryRow = call('DELETE', '/companies/:companyId/forms/:formId/entry-lists/:listId/rows/:line', {
  summary: 'Remove a row from a list',
  params: listParams.extend({ line: wholeNumber(1, 2_000_000) }),
  output: z.null(),
  status: 204,
  problems: [...missing, 'entries.rowNotFound'],
  may: write('Applications'),
})

const EntryFile = z.object({ name: z.string(), file: z.base64().describe('An Excel file') }).meta({ id: 'EntryFile' })
export type EntryFile = z.infer<typeof EntryFile>

export const downloadBadRows = call('GET', '/companies/:companyId/forms/:formId/entry-lists/:listId/bad-rows', {
  summary:
    'The rows with problems as Excel, each with its line and problem; once corrected, the file can be read again',
  params: listParams,
  output: EntryFile,
  problems: missing,
  may: write('Applications'),
})

export const downloadEntryTemplate = call('GET', '/companies/:companyId/forms/:formId/entry-lists/template', {
  summary: 'An Excel file to fill in, with the columns that are recognised',
  params: formParams,
  output: EntryFile,
  problems: ['forms.notFound'],
  may: write('Applications'),
})

export const removeEntryList = call('DELETE', '/companies/:companyId/forms/:formId/entry-lists/:listId', {
  summary: 'Delete a list',
  params: listParams,
  output: z.null(),
  status: 204,
  problems: missing,
  may: write('Applications'),
})

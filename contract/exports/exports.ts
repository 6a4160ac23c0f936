import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { member } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { companyParams } from '../params.ts'
import { SignedLink } from '../sent-file.ts'

// Exported files of an organization's people: who made them, of whom, and who downloaded them. Kept for seven days, for
// their author and for Root.

export const ExportKind = z.enum(['applications', 'participants', 'members', 'documents', 'dossiers'])
export type ExportKind = z.infer<typeof ExportKind>

export const ExportFormat = z.enum(['xlsx', 'csv', 'zip'])
export type ExportFormat = z.infer<typeof ExportFormat>

export const ExportState = z.enum(['waiting', 'making', 'ready', 'cancelled', 'failed', 'expired'])
export type ExportState = z.infer<typeof ExportState>

export const Export = z
  .object({
    id: Id,
    kind: ExportKind,
    format: ExportFormat,
    state: ExportState,
    form: z.object({ id: Id, title: z.string() }).nullable().describe('Null: of all forms, or of a community'),
    filters: z.array(z.string()).describe('In words, in the language of the file'),
    isSensitive: z.boolean().describe('The people in it are told'),
    total: z.number().int().describe('People in it'),
    done: z.number().int().describe('Of these, written so far'),
    size: z.number().int().nullable().describe('Bytes, once it is ready'),
    fileName: z.string(),
    madeBy: z.string(),
    isMine: z.boolean(),
    createdAt: Moment,
    endedAt: Moment.nullable().describe('When it was ready, cancelled or failed'),
    expiresAt: Moment.nullable().describe('Until when the file is available'),
    downloads: z.number().int(),
    downloadedAt: Moment.nullable(),
    can: z.object({ cancel: z.boolean(), download: z.boolean() }),
  })
  .meta({ id: 'Export' })
export type Export = z.infer<typeof Export>

const exportParams = companyParams.extend({ exportId: Id })

export const listExports = call('GET', '/companies/:companyId/exports', {
  summary: 'Exports, newest first: owners see all, others their own',
  params: companyParams,
  query: z.object(paging),
  output: pageOf(Export),
  may: member,
})

export const readExport = call('GET', '/companies/:companyId/exports/:exportId', {
  summary: 'One export and its progress',
  params: exportParams,
  output: Export,
  problems: ['exports.notFound'],
  may: member,
})

export const cancelExport = call('POST', '/companies/:companyId/exports/:exportId/cancel', {
  summary: 'Cancel an export; nothing of it is kept',
  params: exportParams,
  output: Export,
  problems: ['exports.notFound', 'exports.over'],
  may: member,
})

export const takeExport = call('POST', '/companies/:companyId/exports/:exportId/file', {
  summary: 'A link to the file of an export, for its creator and owners; each download is recorded',
  params: exportParams,
  output: SignedLink,
  problems: [
    'exports.notFound',
    'exports.notReady',
    'exports.gone',
    'permissions.missing',
    'accounts.confirmationNeeded',
  ],
  may: member,
  secret: true,
})

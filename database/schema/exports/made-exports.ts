import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { MemberFilters } from '#contract/communities/member-target.ts'
import type { ExportFormat, ExportKind, ExportState } from '#contract/exports/exports.ts'
import type { ParticipantFilters } from '#contract/participants/participant-filters.ts'
import type { ListSortKey } from '#contract/review/list-sort.ts'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'
import { forms } from '../forms.ts'

/** The request of an export: which people, and which columns. */
export interface AskedExport {
  /** Filter texts as they were typed. */
  readonly filters: ApplicationFilters | ParticipantFilters | (MemberFilters & { readonly communityId: string })
  /** Only these applications, participants or members. */
  readonly ids?: readonly string[]
  readonly except?: readonly string[]
  readonly sort: ListSortKey | 'added'
  readonly direction: 'up' | 'down'
  readonly columns: readonly string[]
}

/** A file with people of an organization, made at a member's request and kept for seven days; the row stays. */
export const madeExports = pgTable(
  'exports',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    accountId: belongsTo(() => accounts.id),
    kind: text().$type<ExportKind>().notNull(),
    format: text().$type<ExportFormat>().notNull(),
    /** Null for all forms. */
    formId: uuid().references(() => forms.id, { onDelete: 'cascade' }),
    language: text().$type<'tr' | 'en'>().notNull(),
    asked: jsonb().$type<AskedExport>().notNull(),
    /** The filters in words, as the file shows them. */
    filterWords: text().array().notNull().default([]),
    /** Contains sensitive data: the candidate is notified each time it is read. */
    isSensitive: boolean().notNull().default(false),
    state: text().$type<ExportState>().notNull().default('waiting'),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    /** Id of the run that holds the lease: only it may finish the export. */
    leaseHolder: uuid('carrier'),
    /** End of the lease, renewed while the export is made; once it has passed, the worker has died. */
    leasedUntil: moment('carried_until'),
    attempts: integer().notNull().default(0),
    /**
     * Path of the encrypted file in the private container. Stored before it is written, so that an unfinished file can
     * be removed.
     */
    fileKey: text(),
    fileName: text().notNull(),
    size: bigint({ mode: 'number' }),
    createdAt: moment().notNull().defaultNow(),
    startedAt: moment(),
    endedAt: moment(),
    expiresAt: moment(),
    downloads: integer().notNull().default(0),
    downloadedAt: moment(),
  },
  (table) => [
    index('exports_company').on(table.companyId, table.createdAt.desc(), table.id),
    index('exports_account').on(table.accountId, table.createdAt.desc(), table.id),
    index('exports_form').on(table.formId),
    // Waiting and running exports: few at any time.
    index('exports_open').on(table.state, table.createdAt).where(sql`${table.state} in ('waiting', 'making')`),
    index('exports_kept').on(table.expiresAt).where(sql`${table.fileKey} is not null`),
    check(
      'exports_ready',
      sql`${table.state} <> 'ready' or (${table.fileKey} is not null and ${table.size} is not null and ${table.expiresAt} is not null)`,
    ),
    check('exports_carried', sql`(${table.state} = 'making') = (${table.leaseHolder} is not null)`),
    check('exports_expired', sql`${table.state} <> 'expired' or ${table.fileKey} is null`),
    check('exports_done', sql`${table.done} >= 0 and ${table.total} >= 0`),
  ],
)

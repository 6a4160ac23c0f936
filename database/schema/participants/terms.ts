import { sql } from 'drizzle-orm'
import { boolean, date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'
import { forms } from '../forms.ts'
import { participants } from './participants.ts'

interface TermDocument {
  readonly documentTypeId: number
  readonly ownName?: OwnDocumentName | null | undefined
  readonly note: string
}

/** A term of a form (2026–27 autumn), for which participants submit documents. Each of these is a document request. */
export const terms = pgTable(
  'terms',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    formId: belongsTo(() => forms.id),
    name: text().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    documents: jsonb().$type<readonly TermDocument[]>().notNull(),
    dueAt: moment().notNull(),
    /** Whether payments due within the term wait until its documents are accepted. */
    holdsPayments: boolean().notNull(),
    openedBy: belongsTo(() => accounts.id),
    openedAt: moment().notNull().defaultNow(),
    closedAt: moment(),
    /** When the reminder before the last day was sent. */
    remindedAt: moment(),
  },
  (table) => [
    index('terms_form').on(table.formId, table.startsOn.desc()),
    index('terms_company').on(table.companyId, table.startsOn.desc()),
    index('terms_to_remind').on(table.dueAt).where(sql`${table.remindedAt} is null and ${table.closedAt} is null`),
  ],
)

export const termParticipants = pgTable(
  'term_participants',
  {
    termId: belongsTo(() => terms.id, { onDelete: 'cascade' }),
    participantId: belongsTo(() => participants.id, { onDelete: 'cascade' }),
    /** A member of the organization excused the participant; payments do not wait then. */
    excusedBy: uuid().references(() => accounts.id),
    excusedReason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.termId, table.participantId] }),
    index('term_participants_participant').on(table.participantId),
  ],
)

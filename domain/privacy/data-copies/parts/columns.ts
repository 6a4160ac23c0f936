import { type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { files } from '#database/schema/files.ts'
import { forms } from '#database/schema/forms.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { LeftOut, Shown, Whose } from './part.ts'

// How columns are shown in a copy, and why some are left out.

export const text: Shown = { kind: 'text' }
export const id: Shown = { kind: 'id' }
export const title: Shown = { kind: 'title' }
export const day: Shown = { kind: 'day' }
export const moment: Shown = { kind: 'moment' }
export const yesNo: Shown = { kind: 'yesNo' }
export const word: Shown = { kind: 'word' }
export const size: Shown = { kind: 'size' }
export const facts: Shown = { kind: 'facts' }
export const sealed: Shown = { kind: 'facts', isSealed: true }

export const left = (because: string): LeftOut => ({ because })

export const secret = left('Whoever holds it could get into the account, so it leaves the database for nobody.')
export const machinery = left('How the product does its work; it says nothing about the person.')
export const repeated = left('Repeats what stands elsewhere in the copy, for searching and counting.')
export const ofMember = left(
  'Says which member of an organization did it; decisions and letters are the organization’s.',
)
export const internal = left('What the organization notes for its own work.')
export const undecided = left(
  'May be a decision that is not published; what the candidate may know is in another column.',
)
export const ofSelf = left('Is the person whose copy it is.')

// Aliases, so that a part on the same table does not capture the column.
const itsApplication = alias(applications, 'its_application')
const itsFile = alias(files, 'its_file')

/** The form of an application, by its public title, and the organization. */
export const ofApplication = (applicationId: PgColumn): readonly Shown[] => [
  id,
  {
    kind: 'title',
    as: 'application',
    value: () => sql`(select ${forms.title} || ' · ' || ${companies.name} from ${applications} as ${itsApplication}
      join ${forms} on ${forms.id} = ${itsApplication.formId}
      join ${companies} on ${companies.id} = ${itsApplication.companyId}
      where ${itsApplication.id} = ${applicationId})`,
  },
]

export const formTitle = (formId: PgColumn, kind: 'title' | 'text' = 'text'): Shown => ({
  kind,
  as: 'form',
  value: () => sql`(select ${forms.title} from ${forms} where ${forms.id} = ${formId})`,
})

export const companyName = (companyId: PgColumn, kind: 'title' | 'text' = 'text'): Shown => ({
  kind,
  as: 'organization',
  value: () => sql`(select ${companies.name} from ${companies} where ${companies.id} = ${companyId})`,
})

export const documentType = (documentTypeId: PgColumn, kind: 'title' | 'text' = 'title'): Shown => ({
  kind,
  as: 'documentType',
  value: (language) =>
    sql`(select ${nameIn(language, documentTypes)} from ${documentTypes} where ${documentTypes.id} = ${documentTypeId})`,
})

/** A file contained in the copy. */
export const file = (fileId: PgColumn): Shown => ({
  kind: 'file',
  as: 'file',
  value: () =>
    sql`(select json_build_object('id', ${itsFile.id}, 'name', ${itsFile.name}) from ${files} as ${itsFile}
      where ${itsFile.id} = ${fileId})`,
})

interface Listed {
  readonly id: PgColumn
  readonly name: PgColumn
  readonly nameEn?: PgColumn
}

/** The name of an item of the reference data. */
export const called = (as: string, table: Listed & { readonly _: unknown }, column: PgColumn): Shown => ({
  kind: 'text',
  as,
  value: (language) =>
    sql`(select ${nameIn(language, table)} from ${table as unknown as SQL} where ${table.id} = ${column})`,
})

/** Rows of the candidate's own applications. */
export const ofOwnApplications = (applicationId: PgColumn) => (whose: Whose) =>
  sql`${applicationId} in (select ${applications.id} from ${applications} where ${applications.candidateId} = ${whose.candidateId})`

export const ofCandidate = (candidateId: PgColumn) => (whose: Whose) => sql`${candidateId} = ${whose.candidateId}`

export const ofAccount = (accountId: PgColumn) => (whose: Whose) => sql`${accountId} = ${whose.accountId}`

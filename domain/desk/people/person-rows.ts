import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { findPeople } from '#contract/people.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'

/** The applications that an organization's members may see: submitted, neither sealed nor anonymised. */
export const isReadable = (companyId: string) =>
  and(
    eq(applications.companyId, companyId),
    eq(applications.sealed, false),
    ne(applications.status, 'Draft'),
    isNotNull(applications.submittedAt),
    sql`${applications.anonymisedAt} is null`,
  )

export const personColumns = {
  id: applications.id,
  candidateId: applications.candidateId,
  formId: applications.formId,
  status: applications.status,
  submittedAt: applications.submittedAt,
  formTitle: forms.title,
  formType: forms.type,
  formNumber: forms.number,
  name: sql<string>`${applicationSnapshots.name} || ' ' || ${applicationSnapshots.surname}`,
  email: applicationSnapshots.email,
  phone: sql<string | null>`${applicationSnapshots.profile} ->> 'gsm'`,
}

export const newestFirst = [desc(applications.submittedAt), desc(applications.id)]

type PersonRow = Pick<typeof applications.$inferSelect, 'id' | 'candidateId' | 'formId' | 'status' | 'submittedAt'> & {
  readonly formTitle: string
  readonly formType: (typeof forms.$inferSelect)['type']
  readonly formNumber: number
  readonly name: string
  readonly email: string
  readonly phone: string | null
}

export const personOf = ({ id, name, email, phone }: PersonRow) => ({ id, name, email, phone })

type PersonApplication = Output<typeof findPeople>['items'][number]['applications'][number]

export const applicationOf = (row: PersonRow): PersonApplication => ({
  id: row.id,
  formId: row.formId,
  formTitle: row.formTitle,
  formType: row.formType,
  number: receiptNumber(row.formNumber, row.id),
  status: row.status,
  submittedAt: (row.submittedAt ?? new Date(0)).toISOString(),
})

import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listOtherApplications as call } from '#contract/review/weighing.ts'
import { planned } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { type ApplicationIds, requireReviewed } from './reviewed-application.ts'

const most = 20

/**
 * The candidate's other applications to this organization. Drafts, sealed ones and other organizations' do not exist
 * here.
 */
export async function listOtherApplications(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  const db = planned()
  const { candidateId } = await requireReviewed(db, ids)
  const others = and(
    eq(applications.candidateId, candidateId),
    eq(applications.companyId, ids.companyId),
    ne(applications.id, ids.appId),
    eq(applications.sealed, false),
    ne(applications.status, 'Draft'),
    isNotNull(applications.submittedAt),
  )
  const total = await db.$count(applications, others)
  // A member who may only write was given the address of one application, not of the others.
  if (total === 0 || !isGranted(caller, 'Applications', 'read')) return { items: [], total }
  const rows = await db
    .select({ application: applications, title: forms.title, type: forms.type, number: forms.number })
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(others)
    .orderBy(desc(applications.submittedAt), desc(applications.id))
    .limit(most)
  return {
    items: rows.map(({ application: { id, formId, status, submittedAt, resultPublishedAt }, title, type, number }) => ({
      id,
      formId,
      formTitle: title,
      formType: type,
      number: receiptNumber(number, id),
      status,
      submittedAt: (submittedAt ?? new Date(0)).toISOString(),
      awardedAt: status === 'Approved' ? (resultPublishedAt?.toISOString() ?? null) : null,
    })),
    total,
  }
}

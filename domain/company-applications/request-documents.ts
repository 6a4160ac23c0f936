import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { requestDocuments as call } from '#contract/company-applications.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { addHistory } from '#domain/applications/add-history.ts'
import { shownTitle } from '#domain/applications/shown-title.ts'
import { formOf } from '#domain/forms/own-form.ts'
import { notify } from '#domain/notifications/notify.ts'
import { spendCredits } from '#domain/subscriptions/spend-credits.ts'
import { newId } from '#platform/ids.ts'

type Asked = Input<typeof call>

export async function requestDocuments(caller: Caller, asked: Asked): Promise<Output<typeof call>> {
  const { companyId, formId, documentTypeId, note } = asked
  const dueAt = asked.dueAt === null ? null : new Date(asked.dueAt)
  if (dueAt && dueAt.getTime() <= Date.now()) throw problem('documents.dueInPast')
  await formOf(database(), { companyId, formId })
  const requested = await database().transaction(async (tx) => {
    const isKnown = (await tx.$count(documentTypes, eq(documentTypes.id, documentTypeId))) > 0
    if (!isKnown) throw problem('documents.unknownType')
    const askable = await withoutOpenRequest(tx, await lockAskable(tx, asked), documentTypeId)
    if (askable.length === 0) return 0
    const requestedBy = signedIn(caller).accountId
    await tx.insert(documentRequests).values(
      askable.map(({ id: applicationId, candidateId }) => ({
        id: newId(),
        ...{ applicationId, candidateId, companyId, formId, documentTypeId, note, dueAt, requestedBy },
      })),
    )
    await tx
      .update(applications)
      .set({ action: 'DocumentRequested' })
      .where(
        inArray(
          applications.id,
          askable.map(({ id }) => id),
        ),
      )
    await addHistory(
      tx,
      caller,
      askable.map(({ id: applicationId }) => ({
        ...{ applicationId, companyId },
        event: 'documentRequested',
        detail: { documentTypeId },
      })),
    )
    await tell(tx, askable, formId)
    if (!(await spendCredits(tx, companyId, 'document', askable.length))) throw problem('credits.exhausted')
    return askable.length
  })
  return { requested, skipped: new Set(asked.applicationIds).size - requested }
}

type Askable = Pick<typeof applications.$inferSelect, 'id' | 'candidateId' | 'notify'>

/** Of this form, handed in and open to be read. Locked, in one order: two who ask at once take turns. */
const lockAskable = (tx: Transaction, { companyId, formId, applicationIds }: Asked): Promise<Askable[]> =>
  tx
    .select({ id: applications.id, candidateId: applications.candidateId, notify: applications.notify })
    .from(applications)
    .where(
      and(
        inArray(applications.id, applicationIds),
        eq(applications.companyId, companyId),
        eq(applications.formId, formId),
        eq(applications.sealed, false),
        notInArray(applications.status, ['Draft', 'Withdrawn']),
      ),
    )
    .orderBy(asc(applications.id))
    .for('update')

async function withoutOpenRequest(tx: Transaction, askable: readonly Askable[], documentTypeId: number) {
  if (askable.length === 0) return []
  const open = await tx
    .select({ applicationId: documentRequests.applicationId })
    .from(documentRequests)
    .where(
      and(
        inArray(
          documentRequests.applicationId,
          askable.map(({ id }) => id),
        ),
        eq(documentRequests.documentTypeId, documentTypeId),
        eq(documentRequests.status, 'Open'),
      ),
    )
  const waiting = new Set(open.map(({ applicationId }) => applicationId))
  return askable.filter(({ id }) => !waiting.has(id))
}

/** At once: what is asked for has a day by which it is wanted. */
async function tell(tx: Transaction, askable: readonly Askable[], formId: string) {
  const [form] = await tx
    .select({ title: shownTitle, companyName: companies.name })
    .from(forms)
    .innerJoin(companies, eq(companies.id, forms.companyId))
    .leftJoin(listings, eq(listings.formId, forms.id))
    .where(eq(forms.id, formId))
  await notify(tx, {
    candidateIds: askable.filter(({ notify: isWanted }) => isWanted).map(({ candidateId }) => candidateId),
    ...{ kind: 'documents', event: 'documentRequested', mail: 'now', address: '/student-dashboard/documents' },
    values: { title: form?.title ?? '', companyName: form?.companyName ?? '' },
  })
}

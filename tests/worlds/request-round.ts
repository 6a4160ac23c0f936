import { eq } from 'drizzle-orm'
import type { Asked } from '#contract/call.ts'
import { settleDocumentRequest as call, requestDocuments as requestCall } from '#contract/document-requests.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { answerRequest } from '#domain/review/document-requests/answer-request.ts'
import { listRequests } from '#domain/review/document-requests/list-requests.ts'
import { requestDocuments } from '#domain/review/document-requests/request-documents.ts'
import { settleRequest } from '#domain/review/document-requests/settle-requests.ts'
import { listCompanyDocuments } from '#domain/review/review/list-company-documents.ts'
import { aCompany, aPublishedForm } from '../builders.ts'
import { aHandedIn } from '../handed-in.ts'
import { aPdf } from '../made-files.ts'
import { released } from '../release-held.ts'

type Settled = Omit<Asked<typeof call>, 'companyId' | 'formId' | 'appId' | 'requestId'>

/** An organization that asks for documents, and those it asks. */
export async function aRound() {
  const company = await aCompany({ name: 'Deniz', surname: 'Ak' })
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  const hold = (applicationIds: string[], more = {}) =>
    requestDocuments(company.caller, {
      companyId,
      formId,
      ...requestCall.body.parse({ documentTypeId: 2, applicationIds, ...more }),
    })
  /** The same thirty seconds later. */
  const ask = async (applicationIds: string[], more = {}) => released(await hold(applicationIds, more))
  const left = async () => {
    const [row] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
    return row?.leftDocumentCredit
  }
  /** A candidate with an open document request. */
  async function anAsked() {
    const { appId, candidate } = await aHandedIn({ id: formId, companyId })
    await ask([appId])
    const { caller, candidateId } = candidate
    const ids = { companyId, formId, appId }
    const ofCompany = async () => (await listCompanyDocuments(company.caller, ids)).requests
    const ofCandidate = async () => (await listRequests(caller, { candidateId })).items
    const requestId = (await ofCompany())[0]?.id ?? ''
    return {
      ids,
      candidate,
      requestId,
      ofCompany,
      ofCandidate,
      settle: (body: Settled, by = company.caller) =>
        settleRequest(by, { ...ids, requestId, ...call.body.parse(body) }),
      upload: async (says: string) => {
        const file = (await aPdf(says)).toString('base64')
        return answerRequest(caller, { candidateId, requestId, file, fileName: `${says}.pdf` })
      },
      action: async () => {
        const [row] = await database().select().from(applications).where(eq(applications.id, appId))
        return row?.action
      },
      history: async () =>
        (await listApplicationHistory(caller, { candidateId, id: appId })).items.map(({ text }) => text),
      news: async () => {
        const asked = { candidateId, filter: 'all', pageNumber: 1, pageSize: 20 } as const
        return (await listNotifications(caller, asked)).items.map(({ event, text }) => [event, text])
      },
    }
  }
  return { company, companyId, formId, hold, ask, left, anAsked }
}

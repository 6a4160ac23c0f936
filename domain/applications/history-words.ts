import type { ApplicationEvent } from '#contract/applications/application-status.ts'
import type { Database } from '#database/connection.ts'
import type { applicationHistory } from '#database/schema/application-history.ts'
import { documentTypeNames } from '#domain/data/document-type-names.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

type Happened = Pick<typeof applicationHistory.$inferSelect, 'id' | 'event' | 'detail'>

/**
 * The sentences for history entries, by id, in the reader's language. `detail` names the document type, the new status,
 * or what was read.
 */
export async function historyWords(
  db: Database,
  language: Language,
  rows: readonly Happened[],
): Promise<ReadonlyMap<string, string>> {
  const documents = await documentTypeNames(
    db,
    language,
    rows.map(({ detail }) => detail.documentTypeId).filter((id) => typeof id === 'number'),
  )
  return new Map(
    rows.map(({ id, event, detail }) => {
      const document = documents.get(Number(detail.documentTypeId)) ?? translate(language, 'history.aDocument')
      return [
        id,
        translate(language, sentences[event], {
          document,
          to: String(detail.to ?? ''),
          what: String(detail.what ?? ''),
        }),
      ]
    }),
  )
}

const sentences = {
  created: 'history.created',
  submitted: 'history.submitted',
  resubmitted: 'history.resubmitted',
  withdrawn: 'history.withdrawn',
  statusChanged: 'history.statusChanged',
  stepChanged: 'history.stepChanged',
  actionChanged: 'history.actionChanged',
  documentRequested: 'history.documentRequested',
  documentUploaded: 'history.documentUploaded',
  documentAccepted: 'history.documentAccepted',
  documentRefused: 'history.documentRefused',
  documentRequestCancelled: 'history.documentRequestCancelled',
  interviewInvited: 'history.interviewInvited',
  interviewAnswered: 'history.interviewAnswered',
  interviewCancelled: 'history.interviewCancelled',
  bankInfoRequested: 'history.bankInfoRequested',
  bankInfoGiven: 'history.bankInfoGiven',
  messageSent: 'history.messageSent',
  resultPublished: 'history.resultPublished',
  sensitiveRead: 'history.sensitiveRead',
  documentRead: 'history.documentRead',
  documentsZipped: 'history.documentsZipped',
} as const satisfies Record<ApplicationEvent, string>

import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { outbox } from '#database/schema/outbox.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'

interface Whose {
  readonly candidateId: string
  readonly formId: string
  readonly companyId: string
  readonly email: string
}

/** All that one application has left behind. Compared with what was done on the screen: nothing lost, nothing doubled. */
export async function whatIsThere({ candidateId, formId, companyId, email }: Whose) {
  const db = database()
  const own = await db
    .select()
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), eq(applications.formId, formId)))
  const [first] = own
  if (!first) return { applications: 0 } as const
  const [snapshot] = await db
    .select()
    .from(applicationSnapshots)
    .where(eq(applicationSnapshots.applicationId, first.id))
  const handedIn = await db
    .select({ formDocumentId: applicationDocuments.formDocumentId, sha256: files.sha256 })
    .from(applicationDocuments)
    .innerJoin(files, eq(files.id, applicationDocuments.fileId))
    .where(eq(applicationDocuments.applicationId, first.id))
  const history = await db
    .select({ event: applicationHistory.event, count: sql<number>`count(*)::int` })
    .from(applicationHistory)
    .where(eq(applicationHistory.applicationId, first.id))
    .groupBy(applicationHistory.event)
  const letters = await db
    .select({ subject: outbox.subject })
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.channel, 'email')))
  const [credit] = await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
  return {
    applications: own.length,
    status: first.status,
    answers: snapshot?.answers,
    documents: Object.fromEntries(handedIn.map(({ formDocumentId, sha256 }) => [formDocumentId, sha256])),
    handedIn: snapshot?.documents.length,
    files: await db.$count(files, eq(files.candidateId, candidateId)),
    shelf: await db.$count(candidateDocuments, eq(candidateDocuments.candidateId, candidateId)),
    history: Object.fromEntries(history.map(({ event, count }) => [event, count])),
    receipts: letters.length,
    creditsSpent: credit ? credit.totalApplicationCredit - credit.leftApplicationCredit : 0,
  }
}

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

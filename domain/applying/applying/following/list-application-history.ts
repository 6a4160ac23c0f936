import { and, desc, eq } from 'drizzle-orm'
import type { listApplicationHistory as call } from '#contract/applying/application-following.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { ApplicationEvent } from '#contract/fields/application-events.ts'
import { isDecision } from '#contract/results/decisions.ts'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { historyWords } from '#domain/applying/applications/history-words.ts'
import { ownApplication } from '#domain/applying/applications/own-application.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'

/** The history of an application, as far as the candidate may see it. */
export async function listApplicationHistory(
  { language }: Caller,
  input: Input<typeof call>,
): Promise<Output<typeof call>> {
  const db = database()
  const { application } = await ownApplication(db, input)
  const rows = await db
    .select()
    .from(applicationHistory)
    .where(and(eq(applicationHistory.applicationId, application.id), applicationHistory.visible))
    .orderBy(desc(applicationHistory.place))
  const readers = rows.flatMap(({ event, accountId }) => (isReading(event) && accountId ? accountId : []))
  const [words, names] = await Promise.all([historyWords(db, language, rows), accountNames(db, readers)])
  return {
    items: rows.filter(isTold).map(({ id, event, by, accountId, at }) => ({
      id,
      event,
      by,
      who: isReading(event) ? (names.get(accountId ?? '') ?? null) : null,
      at: at.toISOString(),
      text: words.get(id) ?? '',
    })),
  }
}

/**
 * Whether an entry records that a member has read secrets: these name the member, while decisions name the
 * organization.
 */
const isReading = (event: ApplicationEvent) =>
  event === 'sensitiveRead' || event === 'documentRead' || event === 'documentsZipped'

/** A decision appears once it is published, not when it is made; a correction of a published one has its reason. */
const isTold = ({ event, detail }: Pick<typeof applicationHistory.$inferSelect, 'event' | 'detail'>) =>
  event !== 'statusChanged' || !isDecision(detail.to) || detail.reason !== undefined

import { and, desc, eq } from 'drizzle-orm'
import type { ApplicationEvent } from '#contract/applications/application-status.ts'
import type { listApplicationHistory as call } from '#contract/applying/application-following.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/applications.ts'
import { historyWords } from '#domain/applications/history-words.ts'
import { applicationOf } from '#domain/applications/own-application.ts'
import { isDecision } from '#domain/applications/shown-status.ts'
import { accountNames } from '#domain/forms/form-rows.ts'

/** As far as the candidate is told of it. */
export async function listApplicationHistory(
  { language }: Caller,
  asked: Input<typeof call>,
): Promise<Output<typeof call>> {
  const db = database()
  const { application } = await applicationOf(db, asked)
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

/** Of what is decided the organization stands for itself; who looked at somebody's secrets is told by name. */
const isReading = (event: ApplicationEvent) =>
  event === 'sensitiveRead' || event === 'documentRead' || event === 'documentsZipped'

/** A decision is told by publishing it, not by having been made. */
const isTold = ({ event, detail }: Pick<typeof applicationHistory.$inferSelect, 'event' | 'detail'>) =>
  event !== 'statusChanged' || !isDecision(detail.to)

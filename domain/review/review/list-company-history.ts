import { desc, eq, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { ParticipantEvent } from '#contract/fields/application-events.ts'
import { isPlanned } from '#contract/mailings/is-planned.ts'
import type { listCompanyHistory as call } from '#contract/review/company-application.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { forms } from '#database/schema/forms.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { historyWords } from '#domain/applying/applications/history-words.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { type ApplicationIds, requireReviewed, senderName } from './reviewed-application.ts'

/**
 * The complete history, including entries hidden from the candidate, with the members who acted and the submitted name
 * of the candidate. Entries about participation and money are only for members who may see participants.
 */
export async function listCompanyHistory(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  const { language } = caller
  const db = database()
  const sender = await requireReviewed(db, ids)
  const [found, [form]] = await Promise.all([
    historyOn(db).execute({ appId: ids.appId }),
    stepsOn(db).execute({ formId: ids.formId }),
  ])
  const seesMoney = isGranted(caller, 'Participants', 'open')
  const seen = found.filter(({ row }) => seesMoney || !isOfParticipant(row))
  // Entries of an undo are marked, so that they do not read as another change.
  const rows = seen.map(({ row, act }) =>
    act === 'undo' ? { ...row, detail: { ...row.detail, isUndone: true } } : row,
  )
  const [names, words] = await Promise.all([
    accountNames(
      db,
      rows.flatMap(({ by, accountId }) => (by === 'company' ? (accountId ?? []) : [])),
    ),
    historyWords(db, language, await withSending(ids.appId, rows), form?.steps ?? []),
  ])
  return {
    items: rows.map(({ id, event, by, accountId, at }) => ({
      id,
      event,
      by,
      who: by === 'candidate' ? senderName(sender) : (names.get(accountId ?? '') ?? null),
      at: at.toISOString(),
      text: words.get(id) ?? '',
    })),
  }
}

const isOfParticipant = ({ event, detail }: Happened) =>
  ParticipantEvent.safeParse(event).success || detail.what === 'bankAccount' || detail.what === 'paymentFile'

const historyOn = preparedOn((db) =>
  db
    .select({ row: applicationHistory, act: acts.kind })
    .from(applicationHistory)
    .leftJoin(acts, eq(acts.id, applicationHistory.actId))
    .where(eq(applicationHistory.applicationId, sql.placeholder('appId')))
    .orderBy(desc(applicationHistory.place))
    .limit(500)
    .prepare('history_of_an_application'),
)

const stepsOn = preparedOn((db) =>
  db
    .select({ steps: sql<{ id: string; name: string }[] | null>`${forms.content} -> 'steps'` })
    .from(forms)
    .where(eq(forms.id, sql.placeholder('formId')))
    .prepare('steps_of_a_form'),
)

type Happened = typeof applicationHistory.$inferSelect

/** A message is sent after its history entry was written, or never, so its current state is added to the entry. */
async function withSending(applicationId: string, rows: readonly Happened[]): Promise<readonly Happened[]> {
  if (!rows.some(({ event }) => event === 'messageSent')) return rows
  const found = await database()
    .select({
      mailing: { id: mailings.id, state: mailings.state, createdAt: mailings.createdAt, releaseAt: mailings.releaseAt },
      state: deliveries.state,
      shownAt: deliveries.shownAt,
    })
    .from(deliveries)
    .innerJoin(mailings, eq(mailings.id, deliveries.mailingId))
    .where(eq(deliveries.applicationId, applicationId))
  const sendings = new Map<unknown, object>(found.map((sending) => [sending.mailing.id, sendingIn(sending)]))
  return rows.map((row) =>
    row.event === 'messageSent'
      ? { ...row, detail: { ...row.detail, ...(sendings.get(row.detail.mailingId) ?? { sending: 'sent' }) } }
      : row,
  )
}

interface Sending {
  readonly mailing: Pick<typeof mailings.$inferSelect, 'id' | 'state' | 'createdAt' | 'releaseAt'>
  readonly state: string
  readonly shownAt: Date | null
}

function sendingIn({ mailing, state, shownAt }: Sending) {
  if (shownAt !== null) return { sending: 'sent' }
  if (state !== 'waiting') return { sending: state }
  const isHeldUntilPlanned = mailing.state === 'held' && isPlanned(mailing)
  return isHeldUntilPlanned
    ? { sending: 'planned', sendAt: mailing.releaseAt.toISOString() }
    : { sending: mailing.state }
}

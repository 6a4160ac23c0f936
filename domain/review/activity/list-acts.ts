import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { listActs as call } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type ActKind, ParticipantAct, UndoableKind } from '#contract/fields/application-events.ts'
import { type Database, database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { mailings } from '#database/schema/mailings.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { senderNames } from '#domain/review/acts/split-refused.ts'
import { mailingNumbers } from '#domain/review/mailings/mailing-numbers.ts'

type Sending = Output<typeof call>['items'][number]['sending']

/** Acts about participants and money are listed only for members who may read Participants. */
export async function listActs(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, pageNumber, pageSize } = input
  const db = database()
  await formOf(db, input)
  const ofForm = and(
    eq(acts.formId, formId),
    eq(acts.companyId, companyId),
    isGranted(caller, 'Participants', 'open') ? undefined : isOfApplications,
  )
  const rows = await db
    .select()
    .from(acts)
    .where(ofForm)
    .orderBy(desc(acts.at), desc(acts.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const [counted] = await db.select({ total: count() }).from(acts).where(ofForm)
  const [names, abouts, sendings, held] = await Promise.all([
    accountNames(
      db,
      rows.map(({ accountId }) => accountId),
    ),
    aboutOne(
      db,
      rows.filter(({ changed }) => changed === 1).map(({ id }) => id),
    ),
    sendingOf(
      db,
      // The detail of an act is emptied once all its applications are anonymised.
      rows.flatMap(({ kind, detail }) =>
        isSending(kind) && typeof detail.mailingId === 'string' ? detail.mailingId : [],
      ),
    ),
    heldOf(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  return {
    items: rows.map(({ id, kind, accountId, at, changed, refused, detail, undoneAt }) => ({
      id,
      kind,
      by: names.get(accountId) ?? '',
      at: at.toISOString(),
      changed,
      about: abouts.get(id) ?? null,
      sending: sendings.get(detail.mailingId) ?? null,
      refused: [...refused],
      detail,
      undoneAt: undoneAt?.toISOString() ?? null,
      can: { undo: UndoableKind.safeParse(kind).success && undoneAt === null && (!isAsking(kind) || held.has(id)) },
    })),
    total: counted?.total ?? 0,
    pageNumber,
    pageSize,
  }
}

/** SQL: whether the act concerns applications. An undo counts as the kind of act that it undoes. */
const isOfApplications = sql`coalesce(${acts.detail} ->> 'kind', ${acts.kind}) <> all(${sql.param([...ParticipantAct.options])}::text[])`

/** Kinds whose mailings carry requests or invitations; these can be called back only while held. */
const isAsking = (kind: ActKind) =>
  kind === 'requestDocuments' || kind === 'requestMissing' || kind === 'inviteToInterview'

/** The acts whose mailing of requests or invitations is still held. */
async function heldOf(db: Database, actIds: string[]) {
  const rows = await db
    .select({ actId: mailings.actId })
    .from(mailings)
    .where(and(inArray(mailings.actId, actIds), isNotNull(mailings.asks), eq(mailings.state, 'held')))
  return new Set(rows.map(({ actId }) => actId))
}

const isSending = (kind: ActKind) => kind === 'sendMessages' || kind === 'publishResults'

/** The application of each act that changed exactly one. Sealed applications are left out, so no name leaks. */
async function aboutOne(db: Database, actIds: string[]) {
  const { actId, applicationId } = applicationHistory
  const rows = await db
    .selectDistinct({ actId, applicationId })
    .from(applicationHistory)
    .innerJoin(applications, and(eq(applications.id, applicationId), eq(applications.sealed, false)))
    .where(inArray(actId, actIds))
  const names = await senderNames(
    db,
    rows.map((row) => row.applicationId),
  )
  return new Map(
    rows.flatMap((row) => {
      const name = names.get(row.applicationId)
      return name === undefined ? [] : [[row.actId, { applicationId: row.applicationId, name }] as const]
    }),
  )
}

/** The state and delivery numbers of these mailings. */
async function sendingOf(db: Database, mailingIds: string[]) {
  const { id, state, numbers } = mailings
  const rows = await db.select({ id, state, numbers }).from(mailings).where(inArray(id, mailingIds))
  const underWay = rows.filter((row) => row.numbers === null).map((row) => row.id)
  const numbersOf = await mailingNumbers(db, underWay)
  return new Map<unknown, Sending>(
    rows.map((row) => [row.id, { state: row.state, sent: (row.numbers ?? numbersOf(row.id)).shown }]),
  )
}

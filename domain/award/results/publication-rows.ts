import { and, eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { Publication } from '#contract/results/publishing.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { acts } from '#database/schema/acts.ts'
import { publications } from '#database/schema/results/publications.ts'
import { views } from '#database/schema/review/views.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import type { FormIds } from '#domain/forms/forms/own-form.ts'

export type PublicationRecord = typeof publications.$inferSelect

export interface PublicationIds extends FormIds {
  readonly publicationId: string
}

/** Publications with the names of their view and member, and the mailing of their letters. */
export const selectPublications = (db: Database | Transaction) =>
  db
    .select({
      publication: publications,
      viewName: views.name,
      name: accounts.name,
      surname: accounts.surname,
      act: acts.detail,
    })
    .from(publications)
    .innerJoin(accounts, eq(accounts.id, publications.accountId))
    .leftJoin(views, eq(views.id, publications.viewId))
    .leftJoin(acts, eq(acts.id, publications.actId))
    .$dynamic()

type Found = Awaited<ReturnType<typeof selectPublications>>[number]

export function describePublication(caller: Caller, { publication, viewName, name, surname, act }: Found): Publication {
  const { id, decision, viewId, texts, channels, state, expected, published, failure, version } = publication
  return {
    id,
    decision,
    viewId,
    name: viewName,
    texts,
    channels,
    acceptBy: publication.acceptBy?.toISOString() ?? null,
    state,
    publishAt: publication.publishAt.toISOString(),
    expected,
    published,
    failure,
    mailingId: typeof act?.mailingId === 'string' ? act.mailingId : null,
    by: `${name} ${surname}`,
    createdAt: publication.createdAt.toISOString(),
    endedAt: publication.endedAt?.toISOString() ?? null,
    version,
    can: { change: state === 'Scheduled' && isGranted(caller, 'Applications', 'full') },
  }
}

/** One publication of a form of this organization; any other is not found. */
export async function readPublication(
  db: Database | Transaction,
  caller: Caller,
  ids: PublicationIds,
): Promise<Publication> {
  const [found] = await selectPublications(db).where(isPublication(ids))
  if (!found) throw problem('publications.notFound')
  return describePublication(caller, found)
}

export const isPublication = ({ companyId, formId, publicationId }: PublicationIds) =>
  and(eq(publications.id, publicationId), eq(publications.formId, formId), eq(publications.companyId, companyId))

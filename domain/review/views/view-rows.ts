import { and, eq, or } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { type createView, type View, ViewContent } from '#contract/review/views.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { views } from '#database/schema/review/views.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'

export type ViewRecord = typeof views.$inferSelect

/** The views that the caller sees: their own, and the shared ones of the organization. */
export const isSeenBy = (caller: Caller, companyId: string) =>
  and(eq(views.companyId, companyId), or(views.isShared, eq(views.accountId, signedIn(caller).accountId)))

/** Finds a view that the caller sees; others do not exist for them. */
export async function viewOf(
  db: Database | Transaction,
  caller: Caller,
  { companyId, viewId }: { readonly companyId: string; readonly viewId: string },
): Promise<ViewRecord> {
  const [view] = await db
    .select()
    .from(views)
    .where(and(eq(views.id, viewId), isSeenBy(caller, companyId)))
  if (!view) throw problem('views.notFound')
  return view
}

/** Another member's shared view is changed and deleted only with full access. */
export const canChange = (caller: Caller, { accountId, isShared }: ViewRecord): boolean =>
  isGranted(caller, 'Applications', 'full') ||
  (accountId === caller.person?.accountId && (!isShared || isGranted(caller, 'Applications', 'write')))

/** Members who may only read keep private views. */
export function requireSharing(caller: Caller, { isShared }: Pick<ViewRecord, 'isShared'>) {
  if (isShared && !isGranted(caller, 'Applications', 'write')) throw problem('permissions.missing')
}

export const contentOf = (input: Input<typeof createView>): ViewContent => {
  const { filters, columns, sort, direction, density } = input
  return { filters, columns, sort, direction, density }
}

/** Views as the caller sees them, with their owners' names and what the caller may do. */
export async function describeViews(caller: Caller, rows: readonly ViewRecord[]): Promise<View[]> {
  const names = await accountNames(
    database(),
    rows.map(({ accountId }) => accountId),
  )
  return rows.map((view) => {
    const { id, name, formId, isShared, position, accountId, content } = view
    const can = canChange(caller, view)
    return {
      id,
      name,
      formId,
      isShared,
      position,
      isMine: accountId === caller.person?.accountId,
      owner: names.get(accountId) ?? '',
      // A filter that is no longer known is left out, so that it does not break the whole list.
      ...(ViewContent.safeParse(content).data ?? ViewContent.parse({})),
      can: { change: can, delete: can },
    }
  })
}

export async function describeView(caller: Caller, row: ViewRecord): Promise<View> {
  const [view] = await describeViews(caller, [row])
  if (!view) throw problem('views.notFound')
  return view
}

import { and, eq, ne, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type * as calls from '#contract/mailings/message-templates.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { messageTemplates } from '#database/schema/mailings.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import { describeTemplates } from './list-templates.ts'

const most = 200

export async function addMessageTemplate(caller: Caller, input: Input<typeof calls.addMessageTemplate>) {
  const { companyId, name, texts } = input
  const added = await database().transaction(async (tx) => {
    await lockCompany(tx, companyId)
    if ((await tx.$count(messageTemplates, eq(messageTemplates.companyId, companyId))) >= most)
      throw problem('messageTemplates.tooMany', { most })
    const id = newId()
    await requireFreeName(tx, { companyId, name, id })
    const { accountId } = signedIn(caller)
    return tx.insert(messageTemplates).values({ id, companyId, name, texts, changedBy: accountId }).returning()
  })
  return first(added)
}

export async function changeMessageTemplate(caller: Caller, input: Input<typeof calls.changeMessageTemplate>) {
  const { companyId, templateId, name, texts } = input
  const changed = await database().transaction(async (tx) => {
    await lockCompany(tx, companyId)
    await requireFreeName(tx, { companyId, name, id: templateId })
    return tx
      .update(messageTemplates)
      .set({ name, texts, changedBy: signedIn(caller).accountId, changedAt: new Date() })
      .where(isOwn({ companyId, templateId }))
      .returning()
  })
  return first(changed)
}

export async function removeMessageTemplate(
  _: Caller,
  input: Input<typeof calls.removeMessageTemplate>,
): Promise<null> {
  const { rowCount } = await database().delete(messageTemplates).where(isOwn(input))
  if (rowCount === 0) throw problem('messageTemplates.notFound')
  return null
}

const isOwn = ({ companyId, templateId }: { readonly companyId: string; readonly templateId: string }) =>
  and(eq(messageTemplates.id, templateId), eq(messageTemplates.companyId, companyId))

/** Serialises changes of an organization's templates, so that simultaneous ones exceed no limit and share no name. */
const lockCompany = (tx: Transaction, companyId: string) =>
  tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')

async function requireFreeName(
  tx: Transaction,
  { companyId, name, id }: { readonly companyId: string; readonly name: string; readonly id: string },
) {
  const same = and(
    eq(messageTemplates.companyId, companyId),
    ne(messageTemplates.id, id),
    sql`tr_fold(${messageTemplates.name}) = tr_fold(${name}::text)`,
  )
  if ((await tx.$count(messageTemplates, same)) > 0) throw problem('messageTemplates.nameTaken', { name })
}

async function first(rows: readonly (typeof messageTemplates.$inferSelect)[]) {
  const [template] = await describeTemplates(rows)
  if (!template) throw problem('messageTemplates.notFound')
  return template
}

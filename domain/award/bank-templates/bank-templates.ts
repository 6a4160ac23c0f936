import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { readyTemplates } from '#contract/payments/bank-template-content.ts'
import {
  type BankTemplate,
  type changeBankTemplate as changeCall,
  type createBankTemplate as createCall,
  type listBankTemplates as listCall,
  mostTemplates,
  type removeBankTemplate as removeCall,
} from '#contract/payments/bank-templates.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { bankTemplates } from '#database/schema/payments/payment-runs.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import { compare } from '#platform/text/turkish.ts'
import { readyContents } from './ready-templates.ts'
import { storedContent } from './template-of.ts'

type TemplateRow = typeof bankTemplates.$inferSelect

export async function listBankTemplates(
  caller: Caller,
  { companyId }: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const rows = await database()
    .select()
    .from(bankTemplates)
    .where(eq(bankTemplates.companyId, companyId))
    .orderBy(asc(bankTemplates.id))
  const own = await described(rows)
  return {
    items: [...ready, ...own.toSorted((one, other) => compare(one.name, other.name))],
    can: { change: isGranted(caller, 'Participants', 'write') },
  }
}

const ready: readonly BankTemplate[] = readyTemplates.map((id) => ({
  id,
  name: '',
  isReady: true,
  content: readyContents[id],
  changedBy: null,
  changedAt: null,
  version: 1,
}))

export async function createBankTemplate(
  caller: Caller,
  { companyId, name, content }: Input<typeof createCall>,
): Promise<Output<typeof createCall>> {
  return database().transaction(async (tx) => {
    await lockTemplates(tx, companyId)
    const isOwn = eq(bankTemplates.companyId, companyId)
    if ((await tx.$count(bankTemplates, isOwn)) >= mostTemplates)
      throw problem('bankTemplates.tooMany', { most: mostTemplates })
    await requireFreeName(tx, companyId, name)
    const id = newId()
    const changedBy = signedIn(caller).accountId
    const [row] = await tx.insert(bankTemplates).values({ id, companyId, name, content, changedBy }).returning()
    return describedOne(row)
  })
}

export async function changeBankTemplate(
  caller: Caller,
  { companyId, templateId, name, content, version }: Input<typeof changeCall>,
): Promise<Output<typeof changeCall>> {
  return database().transaction(async (tx) => {
    await lockTemplates(tx, companyId)
    const isIt = and(eq(bankTemplates.id, templateId), eq(bankTemplates.companyId, companyId))
    const [found] = await tx.select({ version: bankTemplates.version }).from(bankTemplates).where(isIt)
    if (!found) throw problem('bankTemplates.notFound')
    if (version !== undefined && version !== found.version) throw problem('bankTemplates.changedSince')
    await requireFreeName(tx, companyId, name, templateId)
    const changed = { name, content, changedBy: signedIn(caller).accountId, changedAt: sql`now()` }
    const [row] = await tx
      .update(bankTemplates)
      .set({ ...changed, version: found.version + 1 })
      .where(isIt)
      .returning()
    return describedOne(row)
  })
}

export async function removeBankTemplate(
  _: Caller,
  { companyId, templateId }: Input<typeof removeCall>,
): Promise<null> {
  const isIt = and(eq(bankTemplates.id, templateId), eq(bankTemplates.companyId, companyId))
  const { rowCount } = await database().delete(bankTemplates).where(isIt)
  if (rowCount === 0) throw problem('bankTemplates.notFound')
  return null
}

/** Serialises changes of one organization's templates. */
const lockTemplates = (tx: Transaction, companyId: string) =>
  tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')

async function requireFreeName(tx: Transaction, companyId: string, name: string, except = newId()) {
  const isTaken = and(
    eq(bankTemplates.companyId, companyId),
    sql`tr_fold(${bankTemplates.name}) = tr_fold(${name})`,
    ne(bankTemplates.id, except),
  )
  if ((await tx.$count(bankTemplates, isTaken)) > 0) throw problem('bankTemplates.nameTaken', { name })
}

async function described(rows: readonly TemplateRow[]): Promise<BankTemplate[]> {
  const names = await accountNames(
    database(),
    rows.map(({ changedBy }) => changedBy),
  )
  return rows.map(({ id, name, content, changedBy, changedAt, version }) => ({
    id,
    name,
    isReady: false,
    version,
    content: storedContent(content),
    changedBy: names.get(changedBy) ?? null,
    changedAt: changedAt.toISOString(),
  }))
}

async function describedOne(row: TemplateRow | undefined): Promise<BankTemplate> {
  const [template] = row ? await described([row]) : []
  if (!template) throw problem('bankTemplates.notFound')
  return template
}

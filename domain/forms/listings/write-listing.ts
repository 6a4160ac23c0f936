import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Eligibility } from '#contract/forms/eligibility.ts'
import type { Amount, FormContent, FormDocument } from '#contract/forms/form-content.ts'
import type { Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, formVersions, listings, listingWords } from '#database/schema/forms.ts'
import { gpaSystems } from '#database/schema/reference.ts'
import type { GpaSystem } from '#domain/candidates/eligibility/normal-gpa.ts'
import { askedColumns } from './asked-columns.ts'
import { namesOf, soughtTexts } from './sought-texts.ts'

/**
 * Writes the listing of a form from its published version; a form that was never published, or whose organization is
 * suspended, has none.
 */
export async function writeListing(tx: Transaction, formId: string) {
  const [published] = await tx
    .select({ form: forms, content: formVersions.content, companyName: companies.name })
    .from(forms)
    .innerJoin(formVersions, and(eq(formVersions.formId, forms.id), eq(formVersions.version, forms.publishedVersion)))
    .innerJoin(companies, eq(companies.id, forms.companyId))
    .where(and(eq(forms.id, formId), isNull(companies.suspendedAt)))
  if (!published) return
  const plain = listingOf(published, await systemsFor(tx, published.content.eligibility))
  const [names = ''] = await namesOf(tx, [plain])
  const row = { ...plain, sought: soughtTexts(plain, published.content, names) }
  await tx.insert(listings).values(row).onConflictDoUpdate({ target: listings.formId, set: row })
  await addListingWords(tx, row.sought)
}

/** Adds words in sorted order, so that two transactions with the same words cannot deadlock. */
export async function addListingWords(tx: Transaction, sought: readonly string[]) {
  const words = new Set(sought.flatMap((text) => text.split(' ')).filter(({ length }) => length > 1))
  await tx.execute(sql`
    insert into ${listingWords} (word)
    select word from unnest(${sql.param([...words].toSorted())}::text[]) as word order by word
    on conflict do nothing
  `)
}

interface Published {
  readonly form: typeof forms.$inferSelect
  readonly content: FormContent
  readonly companyName: string
}

/** Grade systems are needed only for a minimum grade. */
const systemsFor = async (tx: Transaction, eligibility: Eligibility) =>
  eligibility.some(({ kind }) => kind === 'gpa') ? tx.select().from(gpaSystems) : []

function listingOf(
  { form, content, companyName }: Published,
  systems: readonly GpaSystem[],
): typeof listings.$inferInsert {
  const { basics, eligibility } = content
  const { amount } = basics
  return {
    formId: form.id,
    number: form.number,
    companyId: form.companyId,
    companyName,
    type: form.type,
    isOpen: form.state === 'Published',
    title: basics.title,
    summary: basics.summary,
    language: basics.language,
    cover: basics.cover,
    tags: basics.tags,
    ...askedColumns(eligibility, systems),
    documentTypeIds: [...new Set(content.documents.filter(isOfEverybody).map((document) => document.documentTypeId))],
    // 0 stands for all cities.
    cityIds: basics.cityIds.length > 0 ? basics.cityIds : [0],
    workPlace: basics.workPlace,
    workKind: basics.workKind,
    quota: basics.quota,
    amountMinor: amount?.minor ?? null,
    currency: amount?.currency ?? null,
    period: amount?.period ?? null,
    times: amount?.times ?? null,
    monthlyMinor: amount && monthlyMinor(amount),
    opensAt: form.opensAt,
    closesAt: form.closesAt,
    publishedAt: form.publishedAt ?? new Date(),
    closedAt: form.closedAt,
  }
}

const isOfEverybody = ({ required, when }: FormDocument) => required && when === null

const months = { month: 1, term: 6, year: 12 }

/** The monthly amount to sort by: null for one-time payments and for other currencies. */
const monthlyMinor = ({ minor, currency, period }: Amount) =>
  currency === 'TRY' && period !== 'once' ? Math.round(minor / months[period]) : null

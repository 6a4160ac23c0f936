import type { Eligibility } from '#contract/forms/eligibility.ts'
import type { FormBasics, FormContent, FormDates, FormType } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, formVersions } from '#database/schema/forms.ts'
import { writeListing } from '#domain/forms/listings/write-listing.ts'
import { newId } from '#platform/ids.ts'

type Form = typeof forms.$inferInsert
type Details = Partial<
  Omit<FormBasics, 'amount'> & FormDates & Pick<FormContent, 'questions' | 'documents' | 'steps'>
> & {
  readonly id?: string
  readonly number?: number
  readonly companyId?: string
  readonly type?: FormType
  readonly eligibility?: Eligibility
  readonly monthly?: number
  readonly state?: Form['state']
  readonly publishedAt?: Date
  readonly closedAt?: Date
}

/** The time this many days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

export async function anOrganization(details: Partial<typeof companies.$inferInsert> = {}) {
  const id = newId()
  const [company] = await database()
    .insert(companies)
    .values({ id, name: `Kurum ${id.slice(-6)}`, ...details })
    .returning()
  if (!company) throw new Error('No organization was made')
  return company
}

/** A form as its publication leaves it, open for thirty days unless told otherwise. */
export async function aListing({
  companyId,
  type = 'scholarship',
  monthly,
  state = 'Published',
  ...details
}: Details = {}) {
  const owner = companyId ?? (await anOrganization()).id
  const {
    publishedAt = new Date(),
    closedAt = null,
    eligibility = [],
    questions = [],
    documents = [],
    steps = [],
  } = details
  const { opensAt = null, closesAt = inDays(30).toISOString(), resultAt = null } = details
  const content: FormContent = {
    basics: {
      title: details.title ?? 'Başarı Bursu',
      summary: details.summary ?? '',
      body: details.body ?? '<p>Bursumuz.</p>',
      language: details.language ?? 'tr',
      cover: details.cover ?? null,
      tags: details.tags ?? [],
      quota: details.quota ?? null,
      amount: monthly ? { minor: monthly * 100, currency: 'TRY', period: 'month', times: 9 } : null,
      workPlace: details.workPlace ?? null,
      workKind: details.workKind ?? null,
      cityIds: details.cityIds ?? [],
    },
    dates: { opensAt, closesAt, resultAt },
    eligibility,
    questions,
    documents,
    steps,
    reviewers: [],
    messages: { received: { on: false, subject: '', text: '' }, unfinished: { on: false, subject: '', text: '' } },
    texts: [],
  }
  const { id = newId(), number } = details
  return database().transaction(async (tx) => {
    const moment = (iso: string | null) => (iso === null ? null : new Date(iso))
    const [form] = await tx
      .insert(forms)
      .values({
        id,
        ...(number ? { number } : {}),
        companyId: owner,
        type,
        state,
        content,
        publishedVersion: 1,
        publishedAt,
        closedAt,
        opensAt: moment(opensAt),
        closesAt: moment(closesAt),
      })
      .returning({ id: forms.id, number: forms.number, companyId: forms.companyId })
    await tx.insert(formVersions).values({ formId: id, version: 1, content, publishedAt })
    await writeListing(tx, id)
    if (!form) throw new Error('No form was made')
    return form
  })
}

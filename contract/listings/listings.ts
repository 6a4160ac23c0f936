import { z } from 'zod'
import { type CachePolicy, call, many, numericId, wholeNumber } from '../call.ts'
import { CompanyPreview, CompanyType } from '../companies/companies.ts'
import { sensitiveKinds } from '../data/sensitive-kinds.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { EducationLevelCode } from '../forms/eligibility.ts'
import {
  Amount,
  DocumentWhen,
  FormStep,
  FormText,
  FormType,
  Question,
  WorkKind,
  WorkPlace,
} from '../forms/form-content.ts'
import { ShownBlankForm } from '../forms/shown-blank-form.ts'
import { anyone } from '../may.ts'
import { pageOf, paging, searched, searchedFor } from '../paging.ts'

// The public lists: published forms (advertisements) and their organizations.

/** A publication purges its tag at once, in every process; the minute is for changes over time, such as a deadline. */
const cache: CachePolicy = { seconds: 60, tags: ['listings'] }
const Named = z.object({ id: z.number().int(), name: z.string() })

/** Open: takes applications. Upcoming: not yet. Closed: no longer. */
export const ListingState = z.enum(['Open', 'Upcoming', 'Closed'])
export type ListingState = z.infer<typeof ListingState>

export const ListingCompany = z
  .object({
    id: Id,
    companyNumber: z.number().int(),
    name: z.string(),
    photo: z.string().nullable(),
    verified: z.boolean(),
  })
  .meta({ id: 'ListingCompany' })

export const Listing = z
  .object({
    formId: Id,
    formIdentityNumber: z.number().int(),
    type: FormType,
    state: ListingState,
    title: z.string(),
    summary: z.string(),
    language: z.enum(['tr', 'en']),
    cover: z.string().nullable(),
    company: ListingCompany,
    amount: Amount.nullable(),
    quota: z.number().int().nullable(),
    levels: z.array(EducationLevelCode).describe('Empty: all'),
    cities: z.array(Named).describe('Empty: everywhere'),
    workPlace: WorkPlace.nullable(),
    workKind: WorkKind.nullable(),
    opensAt: Moment.nullable(),
    closesAt: Moment.nullable(),
    publishedAt: Moment,
  })
  .meta({ id: 'Listing' })
export type Listing = z.infer<typeof Listing>

const filters = {
  search: searched.describe('Words to find, or a listing number; case, accents and İ I ı i are ignored'),
  level: many(EducationLevelCode).optional(),
  universityId: many(numericId()).optional(),
  cityId: many(numericId()).optional(),
  companyId: many(Id).optional(),
  workPlace: many(WorkPlace).optional(),
  workKind: many(WorkKind).optional(),
  minAmount: wholeNumber(1, 10_000_000).optional().describe('At least this many lira a month'),
  closesIn: wholeNumber(1, 365).optional().describe('At most this many days until the deadline'),
  state: ListingState.default('Open'),
}
const typed = { type: many(FormType).optional(), ...filters }
const ordered = {
  sort: z
    .enum(['relevance', 'deadline', 'newest', 'amount'])
    .default('relevance')
    .describe(
      'relevance: what fits the words best, and without words as deadline. deadline: the next to close first; of upcoming ones the next to open, of closed ones the last that closed',
    ),
  ...paging,
  pageSize: wholeNumber(1, 100).default(20),
}

const ListingPage = pageOf(Listing).extend({
  isMore: z.boolean().describe('There are more than `total`; counting stops there'),
  searchedFor,
  matchingAll: z
    .number()
    .int()
    .nullable()
    .describe('How many have all the words; the following ones have most of them. Null: all have all words'),
})

export const listAdvertisements = call('GET', '/common/advertisements', {
  summary: 'Published forms of all types',
  query: z.object({ ...typed, ...ordered }),
  output: ListingPage,
  may: anyone,
  cache,
})

export const listScholarships = call('GET', '/common/forms/scholarships', {
  summary: 'Published scholarships',
  query: z.object({ ...filters, ...ordered }),
  output: ListingPage,
  may: anyone,
  cache,
})

export const listPrograms = call('GET', '/common/forms/programs', {
  summary: 'Published programs',
  query: z.object({ ...filters, ...ordered }),
  output: ListingPage,
  may: anyone,
  cache,
})

const Counted = z.object({ value: z.string(), name: z.string(), count: z.number().int() })
const counts = z.array(Counted)

export const countAdvertisements = call('GET', '/common/advertisements/counts', {
  summary: 'How many listings each choice of each filter would give, with the other filters as they are',
  query: z.object(typed),
  output: z.object({
    total: z.number().int(),
    isMore: z.boolean().describe('There are more than `total`; counting stops there'),
    atLeast: z
      .array(z.enum(['type', 'level', 'cityId', 'universityId', 'workPlace', 'workKind', 'companyId', 'state']))
      .describe('The filters whose counts are "at least", because there are more than are counted'),
    type: counts,
    level: counts,
    cityId: counts,
    universityId: counts,
    workPlace: counts,
    workKind: counts,
    companyId: counts,
    state: counts,
  }),
  may: anyone,
  cache,
})

const ListedDocument = z
  .object({
    id: Id,
    documentTypeId: z.number().int(),
    name: z.string(),
    required: z.boolean(),
    note: z.string(),
    eDevlet: z.boolean(),
    blank: ShownBlankForm.nullable().describe('A form to download, fill in and submit'),
    when: DocumentWhen.nullable(),
    whenText: z.string().nullable().describe('When it is required, in words'),
    sensitive: z
      .enum(sensitiveKinds)
      .nullable()
      .describe('The kind of sensitive data it contains, which can be submitted only with explicit consent'),
  })
  .meta({ id: 'ListedDocument' })

export const Advertisement = Listing.extend({
  body: z.string().describe('Rich text'),
  tags: z.array(z.string()),
  closeWhenFull: z.boolean().describe('It closes when there are as many applications as places'),
  resultAt: Moment.nullable(),
  closedAt: Moment.nullable(),
  version: z.number().int(),
  conditions: z.array(z.object({ kind: z.string(), text: z.string() })).describe('Who may apply, in words'),
  formDocuments: z.array(ListedDocument),
  conditionalDocuments: z.array(ListedDocument),
  questions: z.array(Question),
  universities: z.array(Named).describe('Those whose students may apply; empty: all'),
  steps: z.array(FormStep),
  texts: z.array(FormText).describe('The organization’s own texts for applicants'),
  organization: CompanyPreview,
}).meta({ id: 'Advertisement' })
export type Advertisement = z.infer<typeof Advertisement>

const missing = ['forms.notFound', 'forms.gone', 'forms.paused'] as const
const byNumber = z.object({ formIdentityNumber: numericId() })
const oneOf = (type: FormType, name: string) =>
  call('GET', `/common/forms/${type}`, {
    summary: `A published ${name} by its number`,
    query: byNumber,
    output: Advertisement,
    problems: missing,
    may: anyone,
    cache,
  })

export const readScholarship = oneOf('scholarship', 'scholarship')
export const readProgram = oneOf('program', 'program')
export const readJob = oneOf('job', 'job')
export const readVoluntary = oneOf('voluntary', 'volunteering')
export const readOther = oneOf('other', 'form of another type')

const byId = z.object({ id: Id })

export const readAdvertisedScholarship = call('GET', '/common/advertisements/:id/scholarship', {
  summary: 'A published scholarship by the id of its form',
  params: byId,
  output: Advertisement,
  problems: missing,
  may: anyone,
  cache,
})

export const readPublishedForm = call('GET', '/common/forms', {
  summary: 'A published form by its id, and by its type where it is known',
  query: z.object({ type: FormType.optional(), formId: Id }),
  output: Advertisement,
  problems: missing,
  may: anyone,
  cache,
})

export const listPublicQuestions = call('GET', '/common/forms/:id/questions', {
  summary: 'The questions of a published form, in order',
  params: byId,
  whole: true,
  output: z.object({ version: z.number().int(), items: z.array(Question) }),
  problems: missing,
  may: anyone,
  cache,
})

export const listPublicDocuments = call('GET', '/common/forms/:id/documents', {
  summary: 'The documents of a published form: those everyone needs, and those only some need',
  params: byId,
  output: z.object({ formDocuments: z.array(ListedDocument), conditionalDocuments: z.array(ListedDocument) }),
  problems: missing,
  may: anyone,
  cache,
})

export const readPublicEducations = call('GET', '/common/forms/:id/educations', {
  summary: 'The education requirements of a published form; an empty list means all',
  params: byId,
  output: z.object({
    levels: z.array(z.object({ code: EducationLevelCode, name: z.string() })),
    classes: z.array(Named),
    universities: z.array(Named),
    faculties: z.array(Named),
    departments: z.array(Named),
    gpa: z.object({ min: z.number(), system: Named }).nullable(),
  }),
  problems: missing,
  may: anyone,
  cache,
})

export const listSimilar = call('GET', '/common/forms/:id/similar', {
  summary: 'Open forms like this one',
  params: byId,
  whole: true,
  output: z.object({ items: z.array(Listing) }),
  problems: missing,
  may: anyone,
  cache,
})

export const CompanyCard = z
  .object({
    ...CompanyPreview.pick({
      id: true,
      companyNumber: true,
      type: true,
      photo: true,
      banner: true,
      name: true,
      city: true,
      followers: true,
      verified: true,
      openForms: true,
    }).shape,
    summary: z.string().describe('The beginning of its description, without formatting'),
  })
  .meta({ id: 'CompanyCard' })
export type CompanyCard = z.infer<typeof CompanyCard>

const companyCache: CachePolicy = { seconds: 60, tags: ['companies', 'listings'] }

export const listCompanies = call('GET', '/common/companies', {
  summary: 'Organizations that have something to show',
  query: z.object({
    search: searched,
    type: many(CompanyType).optional(),
    cityId: many(numericId()).optional(),
    hasOpenForms: z.enum(['true', 'false']).optional(),
    sort: z.enum(['openForms', 'name', 'newest']).default('openForms'),
    ...paging,
  }),
  output: pageOf(CompanyCard).extend({ searchedFor, types: counts, cities: counts }),
  may: anyone,
  cache: companyCache,
})

export const readPublicCompany = call('GET', '/common/companies/:id', {
  summary: 'An organization by its id, or by the short number in its address',
  params: z.object({
    id: z
      .string()
      .regex(/^(?:\d{1,9}|[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/, 'fields.id')
      .meta({ examples: ['1001'] }),
  }),
  output: CompanyPreview,
  problems: ['companies.notFound'],
  may: anyone,
  cache: companyCache,
})

import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ClosedBecause } from '#contract/forms/company-forms.ts'
import type { EducationLevelCode, Gender } from '#contract/forms/eligibility.ts'
import type {
  Amount,
  FormContent,
  FormPart,
  FormPromise,
  FormState,
  FormType,
  WorkKind,
  WorkPlace,
} from '#contract/forms/form-content.ts'
import type { FormEvent } from '#contract/forms/form-history.ts'
import { accounts } from './accounts.ts'
import { candidates } from './candidates.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { closingDay, titleWords } from './columns/listing-words.ts'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What an organization works on. `content` is the draft; what the public sees is a version of it. */
export const forms = pgTable(
  'forms',
  {
    id: uuid().primaryKey(),
    /** formIdentityNumber: in its public address, and what people read out on the phone. */
    number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    companyId: belongsTo(() => companies.id),
    type: text().$type<FormType>().notNull(),
    state: text().$type<FormState>().notNull().default('Draft'),
    content: jsonb().$type<FormContent>().notNull(),
    /** Goes up with every save; whoever saves names the one they saw. */
    version: integer().notNull().default(1),
    /** The version in which each part was last changed: two people in two parts do not disturb each other. */
    partVersions: jsonb().$type<Partial<Record<FormPart, number>>>().notNull().default({}),
    /** What a template promised in the organization's name and nobody has touched or confirmed yet. */
    unconfirmed: jsonb().$type<readonly FormPromise[]>().notNull().default([]),
    /** The version that the public sees; older than `version` while there are changes not published yet. */
    publishedVersion: integer(),
    title: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${forms.content} -> 'basics' ->> 'title', '')`),
    search: text().generatedAlwaysAs((): SQL => sql`tr_fold(coalesce(${forms.content} -> 'basics' ->> 'title', ''))`),
    /** Of the published version; what the deadline is decided by. */
    opensAt: moment(),
    closesAt: moment(),
    publishedAt: moment(),
    closedAt: moment(),
    closedBecause: text().$type<ClosedBecause>(),
    archivedAt: moment(),
    /** Its organization is suspended: whatever its state is, it takes no application. */
    suspendedAt: moment(),
    /** Whether those who applied may write back. */
    takesReplies: boolean().notNull().default(true),
    /** Whether those who are approved are asked to accept, and take part only then. */
    asksAcceptance: boolean().notNull().default(false),
    /** For how many months finished applications are kept before they are anonymised. */
    keptMonths: integer().notNull().default(24),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    updatedBy: uuid().references(() => accounts.id),
  },
  (table) => [
    index('forms_company').on(table.companyId, table.state, table.updatedAt.desc()),
    index('forms_search').using('gin', table.search.op('gin_trgm_ops')),
    check('forms_kept_months', sql`${table.keptMonths} between 6 and 120`),
    // Those whose time may be over.
    index('forms_closing').on(table.closesAt).where(sql`${table.state} = 'Published'`),
  ],
)

/** What was public, word for word: an application keeps the questions it answered. */
export const formVersions = pgTable(
  'form_versions',
  {
    formId: belongsTo(() => forms.id),
    version: integer().notNull(),
    content: jsonb().$type<FormContent>().notNull(),
    publishedAt: moment().notNull().defaultNow(),
    publishedBy: uuid().references(() => accounts.id),
  },
  (table) => [primaryKey({ columns: [table.formId, table.version] })],
)

/** Who did what with a form, and when. Only added to. */
export const formHistory = pgTable(
  'form_history',
  {
    id: uuid().primaryKey(),
    formId: belongsTo(() => forms.id),
    companyId: belongsTo(() => companies.id),
    accountId: uuid().references(() => accounts.id),
    event: text().$type<FormEvent>().notNull(),
    detail: jsonb().$type<Readonly<Record<string, string | number | null>>>().notNull().default({}),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('form_history_form').on(table.formId, table.at.desc()),
    index('form_history_company').on(table.companyId, table.at.desc()),
  ],
)

/** An organization's own templates, beside those that we bring along. */
export const formTemplates = pgTable(
  'form_templates',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    type: text().$type<FormType>().notNull(),
    name: text().notNull(),
    content: jsonb().$type<FormContent>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('form_templates_company').on(table.companyId)],
)

/**
 * What the public finds: one row for each form that is or was published, made from its published version, with what lists
 * filter and sort by. 0 among the cities or universities stands for all of them, so that a filter is one overlap.
 */
export const listings = pgTable(
  'listings',
  {
    formId: uuid()
      .primaryKey()
      .references(() => forms.id),
    number: integer().notNull().unique(),
    companyId: belongsTo(() => companies.id),
    companyName: text().notNull(),
    type: text().$type<FormType>().notNull(),
    isOpen: boolean().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    language: text().$type<'tr' | 'en'>().notNull(),
    cover: text(),
    tags: text().array().notNull(),
    levels: text().array().$type<EducationLevelCode[]>().notNull(),
    universityIds: integer().array().notNull(),
    cityIds: integer().array().notNull(),
    /** Who may apply, beside levels and universities, as columns that a query can compare. Null: nothing is asked. */
    classIds: integer().array(),
    facultyIds: integer().array(),
    departmentIds: integer().array(),
    /** On the scale from 0 to 100 that all systems are compared on. */
    minGpa: doublePrecision(),
    minAge: smallint(),
    maxAge: smallint(),
    nationalityIds: integer().array(),
    homeCityIds: integer().array(),
    genders: text().array().$type<Gender[]>(),
    /** Types of the documents that everybody must bring. */
    documentTypeIds: integer().array().notNull().default([]),
    workPlace: text().$type<WorkPlace>(),
    workKind: text().$type<WorkKind>(),
    quota: integer(),
    amountMinor: bigint({ mode: 'number' }),
    currency: text().$type<Amount['currency']>(),
    period: text().$type<Amount['period']>(),
    times: smallint(),
    /** In kuruş a month, where it is in lira: what amounts are compared by. */
    monthlyMinor: bigint({ mode: 'number' }),
    opensAt: moment(),
    closesAt: moment(),
    publishedAt: moment().notNull(),
    closedAt: moment(),
    /** When it takes applications from, and until when; for ever where nobody said. */
    startsAt: moment()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${listings.opensAt}, ${listings.publishedAt})`),
    endsAt: moment()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when ${listings.isOpen} then coalesce(${listings.closesAt}, 'infinity') else coalesce(${listings.closedAt}, ${listings.publishedAt}) end`,
      ),
    /** All that lists are filtered by, as numbers: one index then knows every combination. See decision 10. */
    marks: integer()
      .array()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`listing_marks(${listings.type}, ${listings.levels}, ${listings.cityIds}, ${listings.universityIds}, ${listings.workPlace}, ${listings.workKind})`,
      ),
    /** What it is found by, as `domain/forms/listings/sought-texts.ts` writes it: title, organization, tags, summary and names, text. */
    sought: text().array().notNull().default([]),
    words: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('simple', coalesce(${listings.sought}[1], search_text(${listings.title}))), 'A') || setweight(to_tsvector('simple', coalesce(${listings.sought}[2], search_text(${listings.companyName})) || ' ' || coalesce(${listings.sought}[3], search_text(${listings.tags}))), 'B') || setweight(to_tsvector('simple', coalesce(${listings.sought}[4], search_text(${listings.summary}))), 'C') || setweight(to_tsvector('simple', coalesce(${listings.sought}[5], '')), 'D')`,
    ),
  },
  (table) => {
    // With all that a filter looks at behind the order: then a list is counted without reading a single row.
    const filtered = [table.marks, table.companyId, table.isOpen] as const
    return [
      index('listings_by_deadline')
        .on(table.type, table.endsAt, table.formId, table.startsAt, table.monthlyMinor, ...filtered)
        .where(sql`${table.isOpen}`),
      index('listings_all_by_deadline')
        .on(table.endsAt, table.formId, table.startsAt, table.monthlyMinor, table.type, ...filtered)
        .where(sql`${table.isOpen}`),
      index('listings_by_newest')
        .on(
          table.publishedAt.desc(),
          table.formId,
          table.startsAt,
          table.endsAt,
          table.monthlyMinor,
          table.type,
          ...filtered,
        )
        .where(sql`${table.isOpen}`),
      index('listings_by_amount')
        .on(table.monthlyMinor.desc(), table.formId, table.startsAt, table.endsAt, table.type, ...filtered)
        .where(sql`${table.isOpen}`),
      index('listings_upcoming')
        .on(table.startsAt, table.formId, table.endsAt, table.monthlyMinor, table.type, ...filtered)
        .where(sql`${table.isOpen}`),
      index('listings_ended')
        .on(table.endsAt.desc(), table.formId, table.monthlyMinor, table.type, ...filtered)
        .where(sql`not ${table.isOpen}`),
      index('listings_company').on(
        table.companyId,
        table.isOpen,
        table.publishedAt.desc(),
        table.startsAt,
        table.endsAt,
      ),
      // With the day, so that words which many have are looked up among the next to close first (`nextToClose`).
      index('listings_words').using('gin', table.words, closingDay(table.closesAt)).where(sql`${table.isOpen}`),
      index('listings_titles')
        .using('gin', titleWords(table.words), closingDay(table.closesAt))
        .where(sql`${table.isOpen}`),
      index('listings_ended_words').using('gin', table.words).where(sql`not ${table.isOpen}`),
      index('listings_marks').using('gin', table.marks).where(sql`${table.isOpen}`),
    ]
  },
)

/** Every word that listings are found by, so that a mistyped one finds its neighbour. */
export const listingWords = pgTable(
  'listing_words',
  {
    word: text().primaryKey(),
    /** What is left of it where somebody types in a hurry. */
    consonants: text().generatedAlwaysAs((): SQL => sql`translate(${listingWords.word}, 'aeiou', '')`),
  },
  (table) => [
    index('listing_words_near').using('gin', table.word.op('gin_trgm_ops')),
    // For what a word begins with, whatever the database sorts by.
    index('listing_words_beginning').on(sql`${table.word} collate "C"`),
    index('listing_words_consonants').on(table.consonants),
  ],
)

/** Forms that a candidate keeps in sight. */
export const savedForms = pgTable(
  'saved_forms',
  {
    candidateId: belongsTo(() => candidates.id),
    formId: belongsTo(() => forms.id),
    /** "Tell me before it closes." */
    remind: boolean().notNull().default(true),
    remindedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.formId] }),
    index('saved_forms_form').on(table.formId).where(sql`${table.remind} and ${table.remindedAt} is null`),
  ],
)

export const followedCompanies = pgTable(
  'followed_companies',
  {
    candidateId: belongsTo(() => candidates.id),
    companyId: belongsTo(() => companies.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.companyId] }),
    index('followed_companies_company').on(table.companyId),
  ],
)

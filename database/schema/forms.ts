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

/** A form as the organization edits it. `content` is the draft; the public sees a version of it. */
export const forms = pgTable(
  'forms',
  {
    id: uuid().primaryKey(),
    /** formIdentityNumber: part of its public address, and read out on the phone. */
    number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    companyId: belongsTo(() => companies.id),
    type: text().$type<FormType>().notNull(),
    state: text().$type<FormState>().notNull().default('Draft'),
    content: jsonb().$type<FormContent>().notNull(),
    /** Incremented with every save; a save names the version that its editor saw. */
    version: integer().notNull().default(1),
    /** The version in which each part was last changed, so that two people can edit two parts at once. */
    partVersions: jsonb().$type<Partial<Record<FormPart, number>>>().notNull().default({}),
    /** Promises that a template made in the organization's name and that no member has changed or confirmed yet. */
    unconfirmed: jsonb().$type<readonly FormPromise[]>().notNull().default([]),
    /** The version that the public sees; older than `version` while there are unpublished changes. */
    publishedVersion: integer(),
    title: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${forms.content} -> 'basics' ->> 'title', '')`),
    search: text().generatedAlwaysAs((): SQL => sql`tr_fold(coalesce(${forms.content} -> 'basics' ->> 'title', ''))`),
    /** Copied from the published version; the deadline is checked against these. */
    opensAt: moment(),
    closesAt: moment(),
    publishedAt: moment(),
    closedAt: moment(),
    closedBecause: text().$type<ClosedBecause>(),
    archivedAt: moment(),
    /** Set while its organization is suspended: even a published form then takes no applications. */
    suspendedAt: moment(),
    takesReplies: boolean().notNull().default(true),
    /** Whether approved applicants are asked to accept and become participants only then. */
    asksAcceptance: boolean().notNull().default(false),
    /** How many months finished applications are kept before they are anonymised. */
    keptMonths: integer().notNull().default(24),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    updatedBy: uuid().references(() => accounts.id),
  },
  (table) => [
    index('forms_company').on(table.companyId, table.state, table.updatedAt.desc()),
    index('forms_search').using('gin', table.search.op('gin_trgm_ops')),
    check('forms_kept_months', sql`${table.keptMonths} between 6 and 120`),
    // Finds forms whose closing time may have passed.
    index('forms_closing').on(table.closesAt).where(sql`${table.state} = 'Published'`),
  ],
)

/** The published content, word for word: an application refers to the version that it answered. */
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

/** Who did what with a form, and when. Append-only. */
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

/** An organization's own templates; the built-in ones are in the code. */
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
 * The public list: one row for each form that is or was published, made from its published version, with the columns
 * that lists filter and sort by. 0 among cities or universities stands for all of them, so that a filter is one array
 * overlap.
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
    /**
     * Requirements on applicants, beside levels and universities, as columns that a query can compare. Null: no
     * requirement.
     */
    classIds: integer().array(),
    facultyIds: integer().array(),
    departmentIds: integer().array(),
    /** On the scale from 0 to 100 that all grading systems are converted to. */
    minGpa: doublePrecision(),
    minAge: smallint(),
    maxAge: smallint(),
    nationalityIds: integer().array(),
    homeCityIds: integer().array(),
    genders: text().array().$type<Gender[]>(),
    documentTypeIds: integer().array().notNull().default([]),
    workPlace: text().$type<WorkPlace>(),
    workKind: text().$type<WorkKind>(),
    quota: integer(),
    amountMinor: bigint({ mode: 'number' }),
    currency: text().$type<Amount['currency']>(),
    period: text().$type<Amount['period']>(),
    times: smallint(),
    /** In kuruş per month, where the amount is in lira; amounts are compared by it. */
    monthlyMinor: bigint({ mode: 'number' }),
    opensAt: moment(),
    closesAt: moment(),
    publishedAt: moment().notNull(),
    closedAt: moment(),
    /** When it opens and closes; infinity where no closing time is set. */
    startsAt: moment()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${listings.opensAt}, ${listings.publishedAt})`),
    endsAt: moment()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when ${listings.isOpen} then coalesce(${listings.closesAt}, 'infinity') else coalesce(${listings.closedAt}, ${listings.publishedAt}) end`,
      ),
    /**
     * All values that lists filter by, as numbers: one index then answers every combination of filters. See decision
     * 10.
     */
    marks: integer()
      .array()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`listing_marks(${listings.type}, ${listings.levels}, ${listings.cityIds}, ${listings.universityIds}, ${listings.workPlace}, ${listings.workKind})`,
      ),
    /**
     * The searched texts, as `domain/forms/listings/sought-texts.ts` writes them: title, organization, tags, summary
     * and names, text.
     */
    sought: text().array().notNull().default([]),
    words: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('simple', coalesce(${listings.sought}[1], search_text(${listings.title}))), 'A') || setweight(to_tsvector('simple', coalesce(${listings.sought}[2], search_text(${listings.companyName})) || ' ' || coalesce(${listings.sought}[3], search_text(${listings.tags}))), 'B') || setweight(to_tsvector('simple', coalesce(${listings.sought}[4], search_text(${listings.summary}))), 'C') || setweight(to_tsvector('simple', coalesce(${listings.sought}[5], '')), 'D')`,
    ),
  },
  (table) => {
    // Includes all filtered columns after the sort key, so that a list is counted by index alone.
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
      // Includes the closing day, so that very common words are looked up only among the next listings to close
      // (`nextToClose`).
      index('listings_words').using('gin', table.words, closingDay(table.closesAt)).where(sql`${table.isOpen}`),
      index('listings_titles')
        .using('gin', titleWords(table.words), closingDay(table.closesAt))
        .where(sql`${table.isOpen}`),
      index('listings_ended_words').using('gin', table.words).where(sql`not ${table.isOpen}`),
      index('listings_marks').using('gin', table.marks).where(sql`${table.isOpen}`),
    ]
  },
)

/** Every word of the listings, so that a mistyped word finds its neighbours. */
export const listingWords = pgTable(
  'listing_words',
  {
    word: text().primaryKey(),
    /** The word without vowels, for typos. */
    consonants: text().generatedAlwaysAs((): SQL => sql`translate(${listingWords.word}, 'aeiou', '')`),
  },
  (table) => [
    index('listing_words_near').using('gin', table.word.op('gin_trgm_ops')),
    // Collation "C": prefix searches can use the index only in byte order.
    index('listing_words_beginning').on(sql`${table.word} collate "C"`),
    index('listing_words_consonants').on(table.consonants),
  ],
)

/** Forms that a candidate saved. */
export const savedForms = pgTable(
  'saved_forms',
  {
    candidateId: belongsTo(() => candidates.id),
    formId: belongsTo(() => forms.id),
    /** Whether the candidate wants a reminder before it closes. */
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

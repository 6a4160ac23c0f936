import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CompanyType } from '#contract/companies/companies.ts'
import type { CompanySection } from '#contract/companies/company-sections.ts'
import type { Targeting } from '#contract/companies/company-targeting.ts'
import type { SocialLinks } from '#contract/companies/social-links.ts'
import { moment } from './columns/moment.ts'
import { cities, countries, towns } from './reference.ts'

/** An organization, as it describes itself. */
export const companies = pgTable(
  'companies',
  {
    id: uuid().primaryKey(),
    /** The short number in its public page address. */
    number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 1001 }),
    name: text().notNull(),
    type: text().$type<CompanyType>().notNull().default('other'),
    /** Its description of itself, as rich text. */
    about: text().notNull().default(''),
    photo: text(),
    banner: text(),
    authName: text(),
    authTel: text(),
    email: text(),
    website: text(),
    section1: jsonb().$type<CompanySection>(),
    section2: jsonb().$type<CompanySection>(),
    section3: jsonb().$type<CompanySection>(),
    address: text(),
    countryId: integer().references(() => countries.id),
    cityId: integer().references(() => cities.id),
    townId: integer().references(() => towns.id),
    lat: doublePrecision(),
    lon: doublePrecision(),
    social: jsonb().$type<SocialLinks>().notNull().default({}),
    taxOffice: text(),
    taxNumber: text(),
    taxTitle: text(),
    targeting: jsonb().$type<Targeting>(),
    /** A payment goes to the bank only after a second member has approved it. */
    approvesPayments: boolean().notNull().default(false),
    /** Updated in the transaction that follows or unfollows. */
    followers: integer().notNull().default(0),
    verifiedAt: moment(),
    /**
     * Suspended by an operator: its members only read, its forms take no applications and are not listed
     * (`suspendCompany`).
     */
    suspendedAt: moment(),
    suspendedBecause: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    search: text().generatedAlwaysAs((): SQL => sql`tr_fold(${companies.name})`),
    /** Its name and description without markup, folded for searching. */
    sought: text().generatedAlwaysAs(
      (): SQL => sql`tr_fold(${companies.name} || ' ' || regexp_replace(${companies.about}, '<[^>]*>', ' ', 'g'))`,
    ),
  },
  (table) => [
    index('companies_in_turkish').on(sql`${table.name} collate turkish`, table.id),
    index('companies_search').using('gin', table.search.op('gin_trgm_ops')),
    index('companies_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    index('companies_tax_number').on(table.taxNumber).where(sql`${table.taxNumber} is not null`),
    index('companies_suspended').on(table.suspendedAt).where(sql`${table.suspendedAt} is not null`),
    check('companies_place', sql`(${table.lat} is null) = (${table.lon} is null)`),
  ],
)

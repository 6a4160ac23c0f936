import { boolean, date, doublePrecision, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type {
  CitizenCheck,
  CompetencyLevel,
  CompetencyType,
  ExperienceKind,
  OptionalPart,
} from '#contract/candidates/candidate-facts.ts'
import type { EducationLevelCode, Gender } from '#contract/forms/eligibility.ts'
import { accounts } from './accounts.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import {
  cities,
  countries,
  departments,
  educationClasses,
  educationLevels,
  faculties,
  gpaSystems,
  towns,
  universities,
} from './reference.ts'

export const candidates = pgTable('candidates', {
  id: uuid().primaryKey(),
  /**
   * Null: an organization entered the person, who has not taken the application over; or this is the placeholder of an
   * anonymised application. Such a candidate never signs in.
   */
  accountId: uuid()
    .unique()
    .references(() => accounts.id),
  birthDate: date({ mode: 'string' }),
  gender: text().$type<Gender>(),
  nationalityId: integer().references(() => countries.id),
  countryId: integer().references(() => countries.id),
  cityId: integer().references(() => cities.id),
  townId: integer().references(() => towns.id),
  about: text(),
  /** Encrypted: the identity number and the result of its check. Only its last digits are ever shown. */
  citizenSealed: text(),
  citizenCheckedAt: moment(),
  citizenCheckedBy: text().$type<CitizenCheck>(),
  /** Encrypted: the IBAN and the account holder. */
  bankSealed: text(),
  /** Encrypted: special needs, family and income. */
  requirementsSealed: text(),
  /** Parts of the profile that stay empty on purpose. */
  leftOut: text().array().$type<OptionalPart[]>().notNull().default([]),
  createdAt: moment().notNull().defaultNow(),
})

/** Where a candidate studies or has studied. */
export const candidateEducations = pgTable(
  'candidate_educations',
  {
    id: uuid().primaryKey(),
    candidateId: belongsTo(() => candidates.id),
    level: text()
      .$type<EducationLevelCode>()
      .notNull()
      .references(() => educationLevels.code),
    classId: integer().references(() => educationClasses.id),
    universityId: integer().references(() => universities.id),
    /** The name of the school as typed, where it is not in the list. */
    schoolName: text(),
    facultyId: integer().references(() => faculties.id),
    /** The names as typed, where they are not in the list. */
    facultyName: text(),
    departmentId: integer().references(() => departments.id),
    departmentName: text(),
    gpa: doublePrecision(),
    gpaSystemId: smallint().references(() => gpaSystems.id),
    startedOn: date({ mode: 'string' }),
    endedOn: date({ mode: 'string' }),
    /** The share of the fees that a scholarship of the university itself pays, in percent. */
    scholarshipPercent: smallint(),
    isCurrent: boolean().notNull().default(true),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('candidate_educations_candidate').on(table.candidateId)],
)

export const candidateExperiences = pgTable(
  'candidate_experiences',
  {
    id: uuid().primaryKey(),
    candidateId: belongsTo(() => candidates.id),
    kind: text().$type<ExperienceKind>().notNull(),
    organization: text().notNull(),
    position: text().notNull(),
    countryId: integer().references(() => countries.id),
    cityId: integer().references(() => cities.id),
    startedOn: date({ mode: 'string' }).notNull(),
    /** Null if it has not ended. */
    endedOn: date({ mode: 'string' }),
    description: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('candidate_experiences_candidate').on(table.candidateId)],
)

export const candidateCertificates = pgTable(
  'candidate_certificates',
  {
    id: uuid().primaryKey(),
    candidateId: belongsTo(() => candidates.id),
    name: text().notNull(),
    issuer: text().notNull(),
    issuedOn: date({ mode: 'string' }),
    expiresOn: date({ mode: 'string' }),
    /** The number of the certificate, or the address where it can be checked. */
    reference: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('candidate_certificates_candidate').on(table.candidateId)],
)

export const candidateCompetencies = pgTable(
  'candidate_competencies',
  {
    id: uuid().primaryKey(),
    candidateId: belongsTo(() => candidates.id),
    type: text().$type<CompetencyType>().notNull(),
    content: text().notNull(),
    level: text().$type<CompetencyLevel>(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('candidate_competencies_candidate').on(table.candidateId)],
)

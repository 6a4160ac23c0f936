import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { EducationLevelCode, Gender } from '#contract/eligibility.ts'
import { accounts } from './accounts.ts'
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

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const candidates = pgTable('candidates', {
  id: uuid().primaryKey(),
  accountId: uuid()
    .notNull()
    .unique()
    .references(() => accounts.id),
  birthDate: date({ mode: 'string' }),
  gender: text().$type<Gender>(),
  nationalityId: integer().references(() => countries.id),
  countryId: integer().references(() => countries.id),
  cityId: integer().references(() => cities.id),
  townId: integer().references(() => towns.id),
  createdAt: moment().notNull().defaultNow(),
})

/** Where a candidate studies or has studied. */
export const candidateEducations = pgTable(
  'candidate_educations',
  {
    id: uuid().primaryKey(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    level: text()
      .$type<EducationLevelCode>()
      .notNull()
      .references(() => educationLevels.code),
    classId: integer().references(() => educationClasses.id),
    universityId: integer().references(() => universities.id),
    /** The school's own name, where it is not in the list. */
    schoolName: text(),
    facultyId: integer().references(() => faculties.id),
    departmentId: integer().references(() => departments.id),
    gpa: doublePrecision(),
    gpaSystemId: smallint().references(() => gpaSystems.id),
    isCurrent: boolean().notNull().default(true),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('candidate_educations_candidate').on(table.candidateId)],
)

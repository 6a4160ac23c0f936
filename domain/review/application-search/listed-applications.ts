import { eq, sql } from 'drizzle-orm'
import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { Caller } from '#contract/caller.ts'
import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import type { Database } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { entries } from '#database/schema/entries.ts'
import * as reference from '#database/schema/reference.ts'
import { seenApplications } from '#database/schema/review/seen-applications.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { shownName } from '#domain/applying/applications/shown-name.ts'
import { stillMissing } from '#domain/applying/applications/still-missing.ts'
import { entryState } from '#domain/applying/entries/entry-state.ts'
import { ageOnDay } from '#domain/candidates/eligibility/age-on.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import { type Language, prepared } from '#domain/ground/reference/prepared.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { askedColumns } from './asked-columns.ts'
import { hasTwin } from './same-person.ts'

/** The rows of the organization's list in the order of the given ids, in one round trip. */
export async function listedApplications(
  db: Database,
  { language, person }: Caller,
  ids: readonly string[],
  { columns, formNumber }: Wanted,
): Promise<CompanyApplicationRow[]> {
  if (ids.length === 0) return []
  const [rows, extraOf] = await Promise.all([
    ownRows(language, ids, person?.accountId),
    askedColumns(db, language, ids, columns),
  ])
  const today = istanbulDay(new Date())
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => ({
      ...toRow(row, language, today),
      ...profileColumns(row, columns, formNumber),
      ...extraOf(row.id),
    }))
}

interface Wanted {
  readonly columns: readonly string[]
  /** The number of the form, which is the first part of a receipt number. */
  readonly formNumber: number
}

const ownRows = (language: Language, ids: readonly string[], reader: string | undefined): Promise<Found[]> =>
  statement(language).execute({ ids, reader: reader ?? null })

const fields = (language: Language) => ({
  id: applications.id,
  status: applications.status,
  action: applications.action,
  stepId: applications.stepId,
  submittedAt: applications.submittedAt,
  // Without the profile's long parts, which no list shows.
  profile: sql<SnapshotProfile>`${snapshots.profile} - array['about', 'experiences', 'certificates', 'competencies']`,
  fit: snapshots.fit,
  gpa: snapshots.gpa,
  documents: sql<number>`jsonb_array_length(${snapshots.documents})`,
  missing: sql<number>`(select count(*)::int from (${stillMissing}) as lacking)`,
  samePerson: hasTwin(),
  isSeen: sql<boolean>`exists (
    select from ${seenApplications} as seen
    where seen.application_id = ${applications.id} and seen.account_id = ${sql.placeholder('reader')}::uuid)`,
  entered: snapshots.entered,
  enteredAt: entries.enteredAt,
  takenOverAt: entries.takenOverAt,
  removedAt: entries.removedAt,
  university: nameIn(language, reference.universities),
  department: nameIn(language, reference.departments),
  class: nameIn(language, reference.educationClasses),
  city: nameIn(language, reference.cities),
  faculty: nameIn(language, reference.faculties),
  level: nameIn(language, reference.educationLevels),
  nationality: nameIn(language, reference.countries),
})

/** A prepared statement: planning a join of twelve tables takes longer than running it. */
const statement = prepared('listed_applications', fields, (db, selected) =>
  db
    .select(selected)
    .from(applications)
    .innerJoin(snapshots, eq(snapshots.applicationId, applications.id))
    .leftJoin(reference.universities, eq(reference.universities.id, snapshots.universityId))
    .leftJoin(reference.departments, eq(reference.departments.id, snapshots.departmentId))
    .leftJoin(reference.educationClasses, eq(reference.educationClasses.id, snapshots.classId))
    .leftJoin(reference.cities, eq(reference.cities.id, snapshots.cityId))
    .leftJoin(reference.faculties, eq(reference.faculties.id, snapshots.facultyId))
    .leftJoin(reference.educationLevels, eq(reference.educationLevels.code, snapshots.level))
    .leftJoin(reference.countries, eq(reference.countries.id, snapshots.nationalityId))
    .leftJoin(entries, eq(entries.applicationId, applications.id))
    // The subselect hides the number of ids: for a few ids PostgreSQL would make a new plan each time, the slowest
    // part.
    .where(sql`${applications.id} = any((select ${sql.placeholder('ids')}::uuid[])::uuid[])`),
)

type Found = Awaited<ReturnType<ReturnType<typeof statement>['execute']>>[number]

function toRow(row: Found, language: Language, today: string): CompanyApplicationRow {
  const { id, status, action, stepId, submittedAt, profile, fit, gpa, documents, missing, samePerson, isSeen } = row
  const written = currentOf(profile)
  const entry = row.enteredAt && entryState(row)
  return {
    id,
    status,
    action,
    stepId,
    submittedAt: (submittedAt ?? new Date(0)).toISOString(),
    name: shownName(language, profile.name, profile.surname),
    entry,
    photo: profile.photo,
    fit,
    gpa,
    documents,
    missing,
    samePerson,
    isSeen,
    university: row.university ?? written?.universityName ?? null,
    department: row.department ?? written?.departmentShown ?? null,
    class: row.class ?? written?.className ?? null,
    city: row.city ?? profile.city?.name ?? null,
    age: profile.birthDate === null ? null : ageOnDay(today, profile.birthDate),
  }
}

/** The requested columns that come from the profile. */
const profileColumns = (row: Found, columns: readonly string[], formNumber: number) =>
  Object.fromEntries(columns.filter(isProfileColumn).map((column) => [column, profileAnswers[column](row, formNumber)]))

const profileAnswers = {
  number: ({ id }, formNumber) => receiptNumber(formNumber, id),
  email: ({ profile }) => profile.email,
  phone: ({ profile }) => profile.gsm,
  faculty: ({ faculty, profile }) => faculty ?? currentOf(profile)?.facultyShown ?? null,
  level: ({ level, profile }) => level ?? currentOf(profile)?.levelName ?? null,
  nationality: ({ nationality, profile }) => nationality ?? profile.nationality?.name ?? null,
  gender: ({ profile }) => profile.gender,
} as const satisfies Record<string, (row: Found, formNumber: number) => string | null>

type ProfileColumn = keyof typeof profileAnswers
const isProfileColumn = (column: string): column is ProfileColumn => Object.hasOwn(profileAnswers, column)

/** The current education in the snapshot, or else the first. */
const currentOf = ({ educations }: SnapshotProfile) => educations.find(({ isCurrent }) => isCurrent) ?? educations[0]

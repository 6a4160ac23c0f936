import { sql } from 'drizzle-orm'
import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { EntryGround } from '#contract/entries/entry-facts.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { ConditionKind, Fit } from '#contract/forms/eligibility.ts'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { entries } from '#database/schema/entries.ts'
import type { FormIds } from '#domain/forms/forms/own-form.ts'
import { addressMark } from '#domain/ground/outreach/address-mark.ts'
import { newId } from '#platform/ids.ts'

export interface NewEntry {
  readonly profile: SnapshotProfile
  /** To questions of the form, by their ids */
  readonly answers: Readonly<Record<string, StoredAnswer>>
  readonly fit: Fit
  readonly unmet: readonly ConditionKind[]
  readonly unsure: readonly ConditionKind[]
  /** On the scale from 0 to 100 */
  readonly gpa: number | null
  /** The types of the documents that the form requires of them, and the own names of those of the type “other”. */
  readonly missingDocumentTypeIds: readonly number[]
  readonly missingOwnNames: readonly (OwnDocumentName | null)[]
}

interface Entering extends FormIds {
  readonly formVersion: number
  readonly accountId: string
  readonly ground: EntryGround
  readonly groundNote: string
  readonly expiresAt: Date
}

/**
 * Writes entered people as applications submitted now, each of a candidate without an account. Four statements with
 * one list each, whatever the number of people; returns the ids of the applications, also by address.
 */
export async function writeEntries(tx: Transaction, people: readonly NewEntry[], entering: Entering) {
  const { companyId, formId, formVersion, accountId, ground, groundNote, expiresAt } = entering
  const rows = people.map(({ profile, ...described }) => {
    const id = newId()
    return {
      id,
      candidate: newId(),
      // Without an address the mark is of the id, so that it matches no one.
      mark: addressMark(companyId, profile.email || id),
      profile,
      ...described,
    }
  })
  await tx.execute(
    sql`insert into ${candidates} (id) select candidate from ${listed(rows.map(({ candidate }) => ({ candidate })))}`,
  )
  await tx.execute(sql`
    insert into ${applications} (id, form_id, company_id, candidate_id, form_version, status, submitted_at, changed_at)
    select id, ${formId}::uuid, ${companyId}::uuid, candidate, ${formVersion}::int, 'Submitted', now(), now()
    from ${listed(rows.map(({ id, candidate }) => ({ id, candidate })))}`)
  await tx.execute(sql`
    insert into ${applicationSnapshots} (application_id, form_id, company_id, taken_at, form_version, name, surname,
      email, profile, answers, documents, missing_document_type_ids, missing_own_names, entered, source, fit, unmet, unsure, gpa, level, class_id, university_id, faculty_id,
      department_id, city_id, nationality_id, gender, birth_date)
    select id, ${formId}::uuid, ${companyId}::uuid, now(), ${formVersion}::int, profile ->> 'name',
      profile ->> 'surname', profile ->> 'email', profile, answers, '[]', "missingDocumentTypeIds", "missingOwnNames", true, 'entered', fit, unmet, unsure, gpa,
      profile #>> '{educations,0,level}', (profile #>> '{educations,0,classId}')::int,
      (profile #>> '{educations,0,universityId}')::int, (profile #>> '{educations,0,facultyId}')::int,
      (profile #>> '{educations,0,departmentId}')::int, (profile #>> '{city,id}')::int,
      (profile #>> '{nationality,id}')::int, profile ->> 'gender', (profile ->> 'birthDate')::date
    from ${listed(rows.map(({ candidate: _, mark: __, ...row }) => row))}`)
  await tx.execute(sql`
    insert into ${entries} (application_id, company_id, entered_by, ground, ground_note, address_mark, expires_at)
    select id, ${companyId}::uuid, ${accountId}::uuid, ${ground}, ${groundNote}, mark,
      ${expiresAt.toISOString()}::timestamptz
    from ${listed(rows.map(({ id, mark }) => ({ id, mark })))}`)
  return {
    applicationIds: rows.map(({ id }) => id),
    addressed: rows.flatMap(({ id, profile }) => (profile.email ? [{ email: profile.email, aboutId: id }] : [])),
  }
}

/** Any number of rows as one parameter. */
const listed = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  as entered (id uuid, candidate uuid, mark text, profile jsonb, answers jsonb, fit text, unmet text[], unsure text[],
    gpa float8, "missingDocumentTypeIds" int[], "missingOwnNames" jsonb)`

import { eq, sql } from 'drizzle-orm'
import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { ParticipantRow } from '#contract/participants/participants.ts'
import type { Tag } from '#contract/review/tags.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { forms } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { termParticipants, terms } from '#database/schema/participants/terms.ts'
import * as reference from '#database/schema/reference.ts'
import { applicationTags, tags } from '#database/schema/review/tags.ts'
import { shownName } from '#domain/applying/applications/shown-name.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import { type Language, prepared } from '#domain/ground/reference/prepared.ts'
import { accepted, asked, isExcused, toReview } from './term-standing.ts'

/** Participants as lists show them, in the order of the given ids, in one statement. */
export async function listedParticipants(language: Language, ids: readonly string[]): Promise<ParticipantRow[]> {
  if (ids.length === 0) return []
  const rows = await statement(language).execute({ ids })
  const byId = new Map(rows.map((row) => [row.id, toRow(language, row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const carried = sql<Tag[]>`coalesce((
  select json_agg(json_build_object('id', ${tags.id}, 'name', ${tags.name}, 'colour', ${tags.colour})
    order by ${tags.name} collate turkish)
  from ${applicationTags} join ${tags} on ${tags.id} = ${applicationTags.tagId}
  where ${applicationTags.applicationId} = ${participants.applicationId}), '[]')`

const openTerm = sql<ParticipantRow['term']>`(
  select json_build_object('id', ${terms.id}, 'name', ${terms.name}, 'accepted', ${accepted}, 'asked', ${asked},
    'toReview', ${toReview}, 'isExcused', ${isExcused})
  from ${termParticipants} join ${terms} on ${terms.id} = ${termParticipants.termId}
  where ${termParticipants.participantId} = ${participants.id} and ${terms.closedAt} is null
  order by ${terms.endsOn}, ${terms.id} limit 1)`

const fields = (language: Language) => ({
  id: participants.id,
  applicationId: participants.applicationId,
  candidateId: participants.candidateId,
  formId: participants.formId,
  formTitle: forms.title,
  name: participants.name,
  surname: participants.surname,
  email: participants.email,
  status: participants.status,
  since: participants.statusSince,
  reason: participants.statusReason,
  // Only those parts of the profile that a list shows where the reference tables have no name.
  photo: sql<string | null>`${snapshots.profile} ->> 'photo'`,
  educations: sql<SnapshotProfile['educations']>`${snapshots.profile} -> 'educations'`,
  writtenCity: sql<string | null>`${snapshots.profile} #>> '{city,name}'`,
  university: nameIn(language, reference.universities),
  department: nameIn(language, reference.departments),
  class: nameIn(language, reference.educationClasses),
  city: nameIn(language, reference.cities),
  tags: carried,
  term: openTerm,
})

const statement = prepared('listed_participants', fields, (db, selected) =>
  db
    .select(selected)
    .from(participants)
    .innerJoin(snapshots, eq(snapshots.applicationId, participants.applicationId))
    .innerJoin(forms, eq(forms.id, participants.formId))
    .leftJoin(reference.universities, eq(reference.universities.id, snapshots.universityId))
    .leftJoin(reference.departments, eq(reference.departments.id, snapshots.departmentId))
    .leftJoin(reference.educationClasses, eq(reference.educationClasses.id, snapshots.classId))
    .leftJoin(reference.cities, eq(reference.cities.id, snapshots.cityId))
    // The subselect hides the number of ids: for a few ids PostgreSQL would make a new plan each time, the slowest
    // part.
    .where(sql`${participants.id} = any((select ${sql.placeholder('ids')}::uuid[])::uuid[])`),
)

type Found = Awaited<ReturnType<ReturnType<typeof statement>['execute']>>[number]

function toRow(language: Language, { educations, writtenCity, name, surname, ...row }: Found): ParticipantRow {
  const written = educations.find(({ isCurrent }) => isCurrent) ?? educations[0]
  return {
    ...row,
    name: shownName(language, name, surname),
    university: row.university ?? written?.universityName ?? null,
    department: row.department ?? written?.departmentShown ?? null,
    class: row.class ?? written?.className ?? null,
    city: row.city ?? writtenCity,
  }
}

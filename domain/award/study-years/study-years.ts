import { and, asc, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  listStudyYears as listCall,
  removeStudyYear as removeCall,
  StudyYear,
  saveStudyYear as saveCall,
} from '#contract/participants/study-years.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { studyYears } from '#database/schema/participants/study-years.ts'
import { terms } from '#database/schema/participants/terms.ts'
import { requireNotAnonymised } from '#domain/applying/applications/require-not-anonymised.ts'
import { ownParticipant } from '#domain/award/participants/own-participant.ts'
import { ownTerm } from '#domain/award/terms/own-term.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { newId } from '#platform/ids.ts'

export async function listStudyYears(_: Caller, ids: Input<typeof listCall>): Promise<Output<typeof listCall>> {
  const { id } = await ownParticipant(database(), ids)
  return { items: await yearsOf(id) }
}

/** Saves a study year, replacing what was saved for it before. */
export async function saveStudyYear(caller: Caller, input: Input<typeof saveCall>): Promise<StudyYear> {
  const { companyId, year, className, gpa, gpaScale, graduationYear, termId } = input
  const { id: participantId, applicationId } = await ownParticipant(database(), input)
  if (termId !== null) await ownTerm(database(), { companyId, termId })
  const said = { className: className || null, gpa, gpaScale, graduationYear, termId }
  const written = { ...said, writtenBy: signedIn(caller).accountId, writtenAt: new Date() }
  await database().transaction(async (tx) => {
    await lockApplications(tx, eq(applications.id, applicationId))
    await requireNotAnonymised(tx, applicationId)
    await tx
      .insert(studyYears)
      .values({ id: newId(), participantId, year, ...written })
      .onConflictDoUpdate({ target: [studyYears.participantId, studyYears.year], set: written })
  })
  const [saved] = (await yearsOf(participantId)).filter((one) => one.year === year)
  return saved as StudyYear
}

export async function removeStudyYear(_: Caller, input: Input<typeof removeCall>): Promise<null> {
  const { id } = await ownParticipant(database(), input)
  await database()
    .delete(studyYears)
    .where(and(eq(studyYears.participantId, id), eq(studyYears.year, input.year)))
  return null
}

async function yearsOf(participantId: string): Promise<StudyYear[]> {
  const rows = await database()
    .select({ row: studyYears, termName: terms.name })
    .from(studyYears)
    .leftJoin(terms, eq(terms.id, studyYears.termId))
    .where(eq(studyYears.participantId, participantId))
    .orderBy(asc(studyYears.year))
  const names = await accountNames(
    database(),
    rows.flatMap(({ row }) => row.writtenBy ?? []),
  )
  return rows.map(
    ({ row: { year, className, gpa, gpaScale, graduationYear, termId, writtenBy, writtenAt }, termName }) => ({
      year,
      className,
      gpa,
      gpaScale,
      graduationYear,
      term: termId !== null && termName !== null ? { id: termId, name: termName } : null,
      writtenBy: names.get(writtenBy ?? '') ?? null,
      writtenAt: writtenAt.toISOString(),
    }),
  )
}

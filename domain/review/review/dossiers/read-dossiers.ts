import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { handedInLines } from '#domain/applying/applying/receipt/handed-in.ts'
import { personOf } from '#domain/applying/applying/receipt/letter-parts.ts'
import { versionContents } from '#domain/forms/forms/version-content.ts'
import type { Language } from '#platform/text/locales.ts'
import { consentLines } from './consent-lines.ts'

export type Dossier = Awaited<ReturnType<typeof readDossiers>>[number]

/**
 * The dossiers of some applications, in their order and in a fixed number of statements. They contain no identity,
 * family or income and no notes; sealed and deleted applications are left out.
 */
export async function readDossiers(db: Database, language: Language, ids: readonly string[]) {
  const found = await db
    .select({
      id: applicationSnapshots.applicationId,
      formId: applicationSnapshots.formId,
      version: applicationSnapshots.formVersion,
      takenAt: applicationSnapshots.takenAt,
      name: applicationSnapshots.name,
      surname: applicationSnapshots.surname,
      profile: applicationSnapshots.profile,
      answers: applicationSnapshots.answers,
      documents: applicationSnapshots.documents,
      formNumber: forms.number,
      status: applications.status,
    })
    .from(applicationSnapshots)
    .innerJoin(applications, eq(applications.id, applicationSnapshots.applicationId))
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(and(inArray(applicationSnapshots.applicationId, [...ids]), eq(applications.sealed, false)))
  const rows = found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const contents = await versionContents(db, rows)
  const whole = rows.flatMap((row, at) => {
    const form = contents[at]
    return form ? [{ ...row, form }] : []
  })
  const lines = await handedInLines(db, language, whole)
  const agreed = await consentLines(db, language, whole)
  return whole.map(({ id, formNumber, status, takenAt, name, surname, profile, form }, at) => ({
    id,
    status,
    takenAt,
    about: profile.about,
    number: receiptNumber(formNumber, id),
    name: `${name} ${surname}`.trim(),
    title: form.basics.title,
    person: personOf(profile, language),
    answers: lines[at]?.answers ?? [],
    documents: lines[at]?.documents ?? [],
    consents: agreed.get(id) ?? [],
  }))
}

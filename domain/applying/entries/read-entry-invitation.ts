import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readEntryInvitation as call } from '#contract/entries/entry-invitation.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { companies } from '#database/schema/companies.ts'
import { forms } from '#database/schema/forms.ts'
import { answerWords } from '#domain/applying/applications/answer-words.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { entryByToken, linkState } from './entry-by-token.ts'

/**
 * Shows the holder of the link the entered data, the organization and the ground. Reading has no side effect, because
 * mail scanners open links.
 */
export async function readEntryInvitation(caller: Caller, { token }: Input<typeof call>): Promise<Output<typeof call>> {
  const db = database()
  const entry = await entryByToken(db, caller, token)
  if (!entry) return { state: 'unknown', companyName: null, form: null, entered: null, expiresAt: null }
  const [about] = await db
    .select({
      companyName: companies.name,
      title: forms.title,
      type: forms.type,
      formIdentityNumber: forms.number,
      formId: applicationSnapshots.formId,
      formVersion: applicationSnapshots.formVersion,
      profile: applicationSnapshots.profile,
      answers: applicationSnapshots.answers,
    })
    .from(applicationSnapshots)
    .innerJoin(forms, eq(forms.id, applicationSnapshots.formId))
    .innerJoin(companies, eq(companies.id, forms.companyId))
    .where(eq(applicationSnapshots.applicationId, entry.applicationId))
  if (!about) return { state: 'unknown', companyName: null, form: null, entered: null, expiresAt: null }
  const state = linkState(entry)
  const { companyName, title, profile } = about
  return {
    state,
    companyName,
    form: { title, address: advertisementAddress(about) },
    entered:
      state === 'open'
        ? {
            ...whatWasEntered(profile),
            answers: await answersOf(caller, about),
            at: entry.enteredAt.toISOString(),
            ground: entry.ground,
          }
        : null,
    expiresAt: state === 'open' && !entry.takesPart ? entry.expiresAt.toISOString() : null,
  }
}

type Profile = (typeof applicationSnapshots.$inferSelect)['profile']

async function answersOf({ language }: Caller, { formId, formVersion, answers }: Entered) {
  if (Object.keys(answers).length === 0) return []
  const { questions } = await versionContent(database(), formId, formVersion)
  const words = await answerWords(database(), language, questions, answers)
  return questions.flatMap(({ id, label }) => {
    const text = words.get(id)
    return text === undefined ? [] : [{ label, text }]
  })
}

type Entered = Pick<typeof applicationSnapshots.$inferSelect, 'formId' | 'formVersion' | 'answers'>

function whatWasEntered({ email, name, surname, gsm, educations: [education], ...facts }: Profile) {
  const parts = education && [
    education.universityName,
    education.departmentShown,
    education.levelName,
    education.className,
    education.gpa === null ? null : `${education.gpa} (${education.gpaSystemName ?? ''})`,
  ]
  const said = parts?.filter((part) => part !== null) ?? []
  const { birthDate, gender, nationality, city } = facts
  return {
    email,
    name,
    surname,
    phone: gsm,
    birthDate,
    gender,
    education: said.length > 0 ? said.join(', ') : null,
    nationality: nationality?.name ?? null,
    city: city?.name ?? null,
  }
}

import { eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { enterCandidates as call, EntryAnswer, EntryRefusal } from '#contract/entries/enter-candidates.ts'
import type { Fit } from '#contract/forms/eligibility.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { jobs } from '#contract/jobs.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { acts } from '#database/schema/acts.ts'
import { entryLists } from '#database/schema/entries.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { askedDocuments } from '#domain/applying/applying/rules/asked-documents.ts'
import { missingDocuments } from '#domain/applying/applying/rules/missing-documents.ts'
import { overall } from '#domain/candidates/eligibility/judgement.ts'
import { normalGpa } from '#domain/candidates/eligibility/normal-gpa.ts'
import { creditsLeft, spendCredits } from '#domain/credits/subscriptions/spend-credits.ts'
import { type FormRecord, formOf } from '#domain/forms/forms/own-form.ts'
import { quotaPlaces, takenPlaces } from '#domain/forms/forms/quota-places.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { addOutreach } from '#domain/ground/outreach/add-outreach.ts'
import { lockOutreach, outreachRoom } from '#domain/ground/outreach/outreach-room.ts'
import { referenceNames } from '#domain/ground/reference/reference-names.ts'
import { newId } from '#platform/ids.ts'
import { enteredJudgements, enteredProfile } from './entered-profile.ts'
import { entryExpiry } from './entry-expiry.ts'
import { knownClasses } from './known-classes.ts'
import { peopleToEnter } from './people-to-enter.ts'
import type { EnteredPerson } from './read-person.ts'
import { recognisedSchools, unknownSchool } from './recognised-schools.ts'
import { sortPeople } from './sort-people.ts'
import { type NewEntry, writeEntries } from './write-entries.ts'

type Entering = Input<typeof call>

/** The people entered by an act; the ids of the applications are in the order of the people. */
export interface Entered {
  readonly people: readonly EnteredPerson[]
  readonly applicationIds: readonly string[]
  readonly actId: string
}

/** Additional work of entering participants, in the same transaction. */
interface Beside {
  /** Called with the people who will be entered, also in a dry run. */
  readonly look: (tx: Transaction, people: readonly EnteredPerson[]) => Promise<void>
  readonly apply: (tx: Transaction, entered: Entered) => Promise<void>
}

/**
 * Enters people who applied in another way as applications to a form. Deadline and quota are reported but do not bind
 * the organization; each person costs an application credit, and without enough credits no one is entered. The answer
 * does not depend on whether a person has an account.
 */
export const enterCandidates = (caller: Caller, input: Entering): Promise<EntryAnswer> => enterPeople(caller, input)

export function enterPeople(caller: Caller, input: Entering, beside?: Beside): Promise<EntryAnswer> {
  return database().transaction(async (tx) => {
    const form = await formOf(tx, input)
    const content = await publishedContent(tx, form)
    // Serialised per form, so that two acts do not enter the same person.
    if (!input.dryRun) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`entries ${form.id}`}, 0))`)
    const { people, invalid } = await peopleToEnter(tx, caller, input, content)
    const sorted = await sortPeople(tx, input, people)
    if (!input.dryRun) await lockOutreach(tx, input.companyId)
    const { good, beyond } = await withinRoom(tx, input.companyId, sorted.good)
    if (input.expected !== undefined && input.expected !== good.length)
      throw problem('acts.targetChanged', { count: good.length }, undefined, { count: good.length })
    await beside?.look(tx, good)
    const entered = await describe(tx, good, content)
    const answer = {
      changed: good.length,
      refused: counted([
        ...invalid,
        ...sorted.refused.map(({ person, because }) => ({ ...person, reason: because })),
        ...beyond.map((person) => ({ ...person, reason: 'dayLimit' as const })),
      ]),
      withoutEmail: good.filter(({ email }) => email === '').length,
      withoutPhone: withoutPhone(good),
      keptUntil: entryExpiry(form, new Date()).toISOString(),
      credits: good.length,
      fit: countFits(entered),
      quota: await quotaOf(tx, form, content),
      closedAt: closedAt(form)?.toISOString() ?? null,
    }
    const actId =
      input.dryRun || good.length === 0
        ? null
        : await enter(
            tx,
            caller,
            input,
            form,
            entered,
            answer,
            beside && ((done) => beside.apply(tx, { ...done, people: good })),
          )
    return { ...answer, actId, creditsLeft: await creditsLeft(tx, input.companyId, 'application') }
  })
}

/** The first people in the list whom an organization may still e-mail today, and the others. */
async function withinRoom(tx: Transaction, companyId: string, people: readonly EnteredPerson[]) {
  const { left, isCounted, isTired } = await outreachRoom(tx, companyId, 'entry')
  let room = left
  const isWithin = people.map(
    // People without an address get no e-mail.
    ({ email }) => email === '' || (!isTired(email) && (isCounted(email) || room-- > 0)),
  )
  return { good: people.filter((_, at) => isWithin[at]), beyond: people.filter((_, at) => !isWithin[at]) }
}

async function publishedContent(tx: Transaction, form: FormRecord): Promise<FormContent> {
  if (form.state === 'Archived') throw problem('forms.archived')
  if (form.publishedVersion === null) throw problem('forms.wrongState')
  return versionContent(tx, form.id, form.publishedVersion)
}

async function describe(tx: Transaction, people: readonly EnteredPerson[], content: FormContent): Promise<NewEntry[]> {
  const {
    eligibility,
    basics: { language },
  } = content
  const known = await knownClasses(tx)
  const nameOf = await referenceNames(tx, language, {
    country: people.map(({ nationalityId }) => nationalityId),
    city: people.map(({ cityId }) => cityId),
    gpaSystem: people.map(({ education }) => education?.gpa?.systemId),
  })
  const schoolOf = await recognisedSchools(
    tx,
    people.flatMap(({ education }) => education ?? []),
    language,
  )
  return people.map((person) => {
    const school = person.education ? schoolOf(person.education) : unknownSchool
    const profile = enteredProfile(person, school, { ...known, nameOf }, language)
    const classYear = known.classes.find(({ id }) => id === profile.educations[0]?.classId)?.year ?? null
    const asked = askedDocuments(content, person.answers, { disabled: null, classYear })
    const judgements = enteredJudgements(eligibility, person, known, school)
    const kindsOf = (verdict: Fit) => judgements.flatMap(({ kind, fit }) => (fit === verdict ? [kind] : []))
    const gpa = person.education?.gpa ? normalGpa(person.education.gpa, known.systems) : null
    return {
      profile,
      answers: person.answers,
      fit: overall(judgements).fit,
      unmet: kindsOf('doesNotFit'),
      unsure: kindsOf('unknown'),
      gpa: gpa === null ? null : Math.round(gpa * 10_000) / 100,
      ...missingDocuments(asked, []),
    }
  })
}

async function enter(
  tx: Transaction,
  caller: Caller,
  input: Entering,
  form: FormRecord,
  entered: readonly NewEntry[],
  { refused }: Pick<EntryAnswer, 'refused'>,
  takePart: ((entered: Omit<Entered, 'people'>) => Promise<void>) | undefined,
): Promise<string> {
  const { companyId, formId, ground, groundNote, listId } = input
  const { accountId } = signedIn(caller)
  const actId = newId()
  await tx.insert(acts).values({
    id: actId,
    companyId,
    formId,
    accountId,
    kind: 'enterCandidates',
    detail: { ground, ...(takePart && { takesPart: true }) },
    changed: entered.length,
    refused: refused.flatMap(({ reason, count }) => (reason === 'duplicate' ? [{ reason, count }] : [])),
  })
  const { applicationIds, addressed } = await writeEntries(tx, entered, {
    companyId,
    formId,
    accountId,
    ground,
    groundNote,
    formVersion: form.publishedVersion ?? 0,
    expiresAt: entryExpiry(form, new Date()),
  })
  await addOutreach(tx, companyId, 'entry', addressed)
  await addHistory(tx, caller, { applicationIds, event: 'entered', detail: { ground }, actId })
  await takePart?.({ applicationIds, actId })
  await enqueue(tx, jobs.inviteEntered, { actId })
  if (listId !== undefined) await tx.update(entryLists).set({ rows: [], actId }).where(eq(entryLists.id, listId))
  const cause = { why: 'entered', about: { kind: 'act', id: actId }, accountId } as const
  if (!(await spendCredits(tx, companyId, 'application', entered.length, cause)))
    throw problem('credits.exhausted', {
      needed: entered.length,
      left: await creditsLeft(tx, companyId, 'application'),
    })
  return actId
}

/** How many people are listed for each reason. */
const named = 5

function counted(refused: readonly { reason: EntryRefusal['reason']; line: number; email: string }[]): EntryRefusal[] {
  const reasons = [...new Set(refused.map(({ reason }) => reason))]
  return reasons.map((reason) => {
    const of = refused.filter((one) => one.reason === reason)
    return { reason, count: of.length, sample: of.slice(0, named).map(({ line, email }) => ({ line, email })) }
  })
}

function withoutPhone(people: readonly EnteredPerson[]): EntryAnswer['withoutPhone'] {
  const of = people.filter(({ wrongPhone }) => wrongPhone !== undefined)
  return { count: of.length, sample: of.slice(0, named).map(({ line, email }) => ({ line, email })) }
}

function countFits(entered: readonly NewEntry[]): EntryAnswer['fit'] {
  const fit = { fits: 0, doesNotFit: 0, unknown: 0 }
  for (const one of entered) fit[one.fit] += 1
  return fit
}

/** The quota where it limits applications; otherwise it limits approvals, and an application takes no place. */
async function quotaOf(tx: Transaction, form: FormRecord, content: FormContent): Promise<EntryAnswer['quota']> {
  const places = quotaPlaces(content)
  return places === null ? null : { places, taken: await takenPlaces(tx, form.id) }
}

/** When the form stopped taking applications, if it did. */
function closedAt({ state, closedAt: closed, closesAt }: FormRecord): Date | null {
  if (state === 'Closed') return closed ?? closesAt
  return closesAt !== null && closesAt <= new Date() ? closesAt : null
}

import { and, eq, sql } from 'drizzle-orm'
import type { EntryFault } from '#contract/entries/entry-words.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { entries } from '#database/schema/entries.ts'
import { isApplication } from '#domain/forms/application-counts/counted-applications.ts'
import type { FormIds } from '#domain/forms/forms/own-form.ts'
import { addressMarks } from '#domain/ground/outreach/address-mark.ts'
import { refusedAddresses } from '#domain/ground/outreach/refused-addresses.ts'
import { fold } from '#platform/text/turkish.ts'
import type { EnteredPerson } from './read-person.ts'

interface Sorted {
  readonly good: readonly EnteredPerson[]
  readonly refused: readonly RefusedPerson[]
}

interface RefusedPerson {
  readonly person: EnteredPerson
  readonly because: Extract<EntryFault, 'repeated' | 'duplicate' | 'unwanted'>
}

/**
 * Leaves out people who cannot be entered: a repeated address, an applicant of the form, and a person who asked this
 * organization to be removed or refused its e-mails. Only applications that the organization may read are reported:
 * drafts and sealed ones must not be revealed here.
 */
export async function sortPeople(
  db: Database | Transaction,
  ids: FormIds,
  people: readonly EnteredPerson[],
): Promise<Sorted> {
  const emails = [...new Set(people.flatMap(({ email }) => (email === '' ? [] : email)))]
  const marks = new Map(emails.map((email) => [email, addressMarks(ids.companyId, email)]))
  const applied = new Set([...(await appliedAlready(db, ids, emails)), ...(await enteredAlready(db, ids, people))])
  const unwanted = new Set(await unwantedMarks(db, ids, [...marks.values()].flat()))
  const refusing = await refusedAddresses(db, ids.companyId, emails)
  const seen = new Set<string>()
  const good: EnteredPerson[] = []
  const refused: RefusedPerson[] = []
  for (const person of people) {
    const { email } = person
    const key = keyOf(person)
    if (seen.has(key)) refused.push({ person, because: 'repeated' })
    else if (applied.has(key)) refused.push({ person, because: 'duplicate' })
    else if (refusing.has(email) || marks.get(email)?.some((mark) => unwanted.has(mark)))
      refused.push({ person, because: 'unwanted' })
    else good.push(person)
    seen.add(key)
  }
  return { good, refused }
}

/** An address identifies a person; without one, name and phone do. */
const keyOf = ({ email, name, surname, phone }: Pick<EnteredPerson, 'email' | 'name' | 'surname' | 'phone'>) =>
  email === '' ? JSON.stringify([fold(`${name} ${surname}`), phone]) : email

/** For people without an address: who was entered for this form before, for example from the same file. */
async function enteredAlready(
  db: Database | Transaction,
  { formId, companyId }: FormIds,
  people: readonly EnteredPerson[],
) {
  if (people.every(({ email }) => email !== '')) return []
  const rows = await db
    .select({
      name: snapshots.name,
      surname: snapshots.surname,
      phone: sql<string | null>`${snapshots.profile} ->> 'gsm'`,
    })
    .from(snapshots)
    .innerJoin(applications, eq(applications.id, snapshots.applicationId))
    .where(
      and(
        ...[eq(snapshots.formId, formId), eq(snapshots.companyId, companyId)],
        ...[eq(snapshots.email, ''), eq(snapshots.entered, true), isApplication],
      ),
    )
  return rows.map((row) => keyOf({ ...row, email: '' }))
}

async function appliedAlready(db: Database | Transaction, { formId, companyId }: FormIds, emails: readonly string[]) {
  if (emails.length === 0) return []
  const rows = await db
    .select({ email: snapshots.email })
    .from(snapshots)
    .innerJoin(applications, eq(applications.id, snapshots.applicationId))
    .where(
      and(
        ...[eq(snapshots.formId, formId), eq(snapshots.companyId, companyId)],
        ...[sql`${snapshots.email} = any(${sql.param([...emails])}::text[])`, isApplication],
      ),
    )
  return rows.map(({ email }) => email)
}

async function unwantedMarks(db: Database | Transaction, { companyId }: FormIds, marks: readonly string[]) {
  if (marks.length === 0) return []
  const rows = await db
    .select({ mark: entries.addressMark })
    .from(entries)
    .where(
      and(
        ...[eq(entries.companyId, companyId), eq(entries.removedBecause, 'person')],
        sql`${entries.addressMark} = any(${sql.param([...marks])}::text[])`,
      ),
    )
  return rows.map(({ mark }) => mark)
}

import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { noProfile } from '#domain/applying/applications/no-profile.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate } from './builders.ts'

interface Details {
  readonly application?: Partial<typeof applications.$inferInsert>
  readonly snapshot?: Partial<typeof applicationSnapshots.$inferInsert>
  readonly profile?: Partial<SnapshotProfile>
}

/** An application as its organization reads it, without the candidate having typed it. */
export async function aHandedIn(
  { id: formId, companyId }: { readonly id: string; readonly companyId: string },
  { application = {}, snapshot = {}, profile = {} }: Details = {},
) {
  const candidate = await aCandidate()
  const id = newId()
  const submittedAt = new Date()
  const shared = { formId, companyId, formVersion: 1 }
  await database()
    .insert(applications)
    .values({ id, ...shared, candidateId: candidate.candidateId, status: 'Submitted', submittedAt, ...application })
  const whole = { ...emptyProfile, email: candidate.email, ...profile }
  const { name, surname, email, birthDate, gender } = whole
  await database()
    .insert(applicationSnapshots)
    .values({
      applicationId: id,
      ...shared,
      name,
      surname,
      email,
      birthDate,
      gender,
      takenAt: submittedAt,
      profile: whole,
      answers: {},
      documents: [],
      fit: 'fits',
      ...snapshot,
    })
  return { appId: id, formId, companyId, candidate }
}

const emptyProfile: SnapshotProfile = { ...noProfile, name: 'Ayşe', surname: 'Yılmaz' }

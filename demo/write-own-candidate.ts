import { and, eq, isNull } from 'drizzle-orm'
import { turkey } from '#contract/data/data.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import {
  candidateCompetencies,
  candidateEducations,
  candidateExperiences,
  candidates,
} from '#database/schema/candidates.ts'
import { followedCompanies, savedForms } from '#database/schema/forms.ts'
import { wholeProfile } from '#domain/candidates/candidates/whole-profile.ts'
import { newId } from '#platform/ids.ts'
import { sealJson } from '#platform/sealed-json.ts'
import type { Applicant } from './applicants/applicants-of.ts'
import type { WrittenForm } from './write-forms.ts'
import type { WrittenOrganization } from './write-organizations.ts'
import { writeOwnApplications } from './write-own-applications.ts'
import type { Clock } from './writing/clock.ts'
import { istanbul } from './writing/places.ts'
import { engineering, thirdYear, yildizTechnical } from './writing/studies.ts'

const followed = ['anadolu', 'noktavirgul', 'kiyidas', 'uctelli']

const saved = [
  'Anadolu Başarı Bursu',
  'Derleyici Bursu',
  'Product Designer, Hospital Rosters',
  'Pergel Bursu: Mühendislik Okuyan Kadınlar',
  'Sea Turtle Night Watch, Summer Camp',
]

/** The profile of aday@kopru.test: it matches some forms, not others, and leaves a few unknown. */
export async function writeOwnCandidate(
  tx: Transaction,
  organizations: readonly WrittenOrganization[],
  forms: readonly WrittenForm[],
  clock: Clock,
) {
  const [own] = await tx
    .select({ candidateId: candidates.id, accountId: accounts.id })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(and(eq(accounts.email, 'aday@kopru.test'), isNull(accounts.deletedAt), isNull(candidates.birthDate)))
  if (!own) return
  const { candidateId } = own
  await tx.update(candidates).set(profile).where(eq(candidates.id, candidateId))
  await tx.insert(candidateEducations).values({ id: newId(), candidateId, ...studies })

  const companyIds = organizations.flatMap(({ key, companyId }) => (followed.includes(key) ? [companyId] : []))
  await tx.insert(followedCompanies).values(companyIds.map((companyId) => ({ candidateId, companyId })))
  const theirs = forms.filter(({ title }) => saved.includes(title))
  await tx.insert(savedForms).values(theirs.map(({ id: formId }) => ({ candidateId, formId })))
  await writeBackground(tx, candidateId)
  await writeOwnApplications(tx, await ownApplicant(tx, own), { organizations, forms, clock })
}

/** Enough for every part of the profile to have something in it. */
async function writeBackground(tx: Transaction, candidateId: string) {
  await tx.insert(candidateExperiences).values({
    id: newId(),
    candidateId,
    kind: 'internship',
    organization: 'Boğaz Yazılım',
    position: 'Stajyer',
    countryId: turkey,
    cityId: istanbul,
    startedOn: '2026-06-15',
    endedOn: '2026-08-14',
    description: 'Müşteri destek ekranının test otomasyonunu yazdım.',
  })
  await tx
    .insert(candidateCompetencies)
    .values({ id: newId(), candidateId, type: 'language', content: 'İngilizce', level: 'B2' })
}

async function ownApplicant(tx: Transaction, { candidateId, accountId }: Own): Promise<Applicant> {
  const { profile: whole, sensitive } = await wholeProfile(tx, candidateId, 'tr')
  const hasSensitive = sensitive.tckn !== null || sensitive.requirements !== null
  const sensitiveSealed = hasSensitive ? await sealJson(sensitive) : null
  return { candidateId, accountId, profile: whole, sensitiveSealed, ...sensitive }
}

interface Own {
  readonly candidateId: string
  readonly accountId: string
}

const profile = {
  birthDate: '2004-05-19',
  gender: 'female',
  nationalityId: turkey,
  countryId: turkey,
  cityId: istanbul,
} as const

/** Without her department: what the profile does not say cannot be judged. */
const studies = {
  level: 'bachelor',
  classId: thirdYear,
  universityId: yildizTechnical,
  facultyId: engineering,
  gpa: 3.12,
  gpaSystemId: 1,
} as const

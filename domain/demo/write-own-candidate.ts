import { and, eq, isNull } from 'drizzle-orm'
import type { ApplicationAction, ApplicationStatus } from '#contract/application-status.ts'
import { turkey } from '#contract/data.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import {
  candidateCompetencies,
  candidateEducations,
  candidateExperiences,
  candidates,
} from '#database/schema/candidates.ts'
import { followedCompanies, savedForms } from '#database/schema/forms.ts'
import { wholeProfile } from '#domain/candidates/whole-profile.ts'
import { newId } from '#platform/ids.ts'
import { sealJson } from '#platform/sealed-json.ts'
import type { Applicant } from './applicants/applicants-of.ts'
import { writeHandedIn, writeTyped } from './applicants/write-handed-in.ts'
import { writeHappened } from './applicants/write-happened.ts'
import { rootsOf } from './write-applications.ts'
import type { WrittenForm } from './write-forms.ts'
import type { WrittenOrganization } from './write-organizations.ts'
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

const applied: readonly (readonly [title: string, status: ApplicationStatus, action?: ApplicationAction])[] = [
  ['Bir Bilene Sor: Mentorluk Programı', 'InReview', 'DocumentRequested'],
  ['Yazılım Stajyeri (Yaz Dönemi)', 'InReview', 'InterviewInvited'],
  ['Santral Kampı: Üç Gün, Üç Kaynak', 'Draft'],
  ['Parkta Konser Gönüllüleri', 'Approved'],
]

/** What aday@kopru.test has told of herself: enough to fit some forms, not others, and to be unsure of a few. */
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
  const applicant = await ownApplicant(tx, own)
  const all = applied.flatMap(([title, status, action = 'None'], at) => {
    const form = forms.find((one) => one.title === title)
    if (!form) return []
    const createdAt = new Date((form.publishedAt ?? clock.now).getTime() + (at + 1) * 24 * 60 * 60 * 1000)
    const { id: formId, companyId, content } = form
    const stepId = status === 'InReview' ? (content.steps[0]?.id ?? null) : null
    const submittedAt = status === 'Draft' ? null : createdAt
    const application = {
      id: newId(createdAt.getTime()),
      ...{
        candidateId,
        formVersion: 1,
        changedAt: createdAt,
        resultPublishedAt: status === 'Approved' ? clock.now : null,
      },
      ...{ formId, companyId, status, action, stepId, createdAt, submittedAt },
    }
    return { form, application, applicant }
  })
  await tx.insert(applications).values(all.map(({ application }) => application))
  await writeTyped(tx, await writeHandedIn(tx, all))
  await writeHappened(tx, all, rootsOf(organizations), clock)
}

/** Enough for every part of the profile to have something in it. */
async function writeBackground(tx: Transaction, candidateId: string) {
  await tx.insert(candidateExperiences).values({
    ...{ id: newId(), candidateId, kind: 'internship', organization: 'Boğaz Yazılım', position: 'Stajyer' },
    ...{ countryId: turkey, cityId: istanbul, startedOn: '2026-06-15', endedOn: '2026-08-14' },
    description: 'Müşteri destek ekranının test otomasyonunu yazdım.',
  })
  await tx
    .insert(candidateCompetencies)
    .values({ id: newId(), candidateId, type: 'language', content: 'İngilizce', level: 'B2' })
}

async function ownApplicant(tx: Transaction, { candidateId, accountId }: Own): Promise<Applicant> {
  const { profile: whole, sensitive } = await wholeProfile(tx, candidateId, 'tr')
  const hasSensitive = sensitive.tckn !== null || sensitive.requirements !== null
  return { candidateId, accountId, profile: whole, sensitiveSealed: hasSensitive ? await sealJson(sensitive) : null }
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

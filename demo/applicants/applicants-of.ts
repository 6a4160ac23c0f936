import { eq, inArray } from 'drizzle-orm'
import type { SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { Education } from '#contract/candidates/candidate-background.ts'
import type { ExperienceKind } from '#contract/candidates/candidate-facts.ts'
import type { Requirements } from '#contract/candidates/candidate-profile.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import * as reference from '#database/schema/reference.ts'
import { newId } from '#platform/ids.ts'
import { sealJson } from '#platform/sealed-json.ts'
import { type Random, randomOf } from '../pictures/random.ts'
import { firstEmailOf } from '../writing/second-account.ts'
import { tcknOf } from './tckn-of.ts'

type Family = Pick<Requirements, 'studyingSiblings' | 'householdSize' | 'housing' | 'otherScholarship'>

export interface Applicant {
  readonly candidateId: string
  readonly accountId: string
  readonly profile: SnapshotProfile
  readonly sensitiveSealed: string | null
  readonly tckn: string | null
  /** What they say of their family and means, here and in what they answer */
  readonly requirements: Family | null
}

/** Those who apply, with all that they hand in of themselves, in one query however many they are. */
export async function applicantsOf(tx: Transaction, candidateIds: readonly string[]): Promise<Map<string, Applicant>> {
  const { universities, faculties, departments, educationClasses, educationLevels, gpaSystems, cities, countries } =
    reference
  const rows = await tx
    .select({
      account: accounts,
      candidate: candidates,
      education: candidateEducations,
      level: educationLevels.name,
      class: educationClasses.name,
      university: universities.name,
      faculty: faculties.name,
      department: departments.name,
      gpaSystem: gpaSystems.name,
      city: { id: cities.id, name: cities.name },
      country: { id: countries.id, name: countries.name },
    })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .innerJoin(candidateEducations, eq(candidateEducations.candidateId, candidates.id))
    .innerJoin(educationLevels, eq(educationLevels.code, candidateEducations.level))
    .innerJoin(educationClasses, eq(educationClasses.id, candidateEducations.classId))
    .innerJoin(universities, eq(universities.id, candidateEducations.universityId))
    .leftJoin(faculties, eq(faculties.id, candidateEducations.facultyId))
    .leftJoin(departments, eq(departments.id, candidateEducations.departmentId))
    .innerJoin(gpaSystems, eq(gpaSystems.id, candidateEducations.gpaSystemId))
    .leftJoin(cities, eq(cities.id, candidates.cityId))
    .leftJoin(countries, eq(countries.id, candidates.countryId))
    .where(inArray(candidates.id, [...candidateIds]))
  const applicants = await Promise.all(
    rows.map(async ({ account, candidate, education, ...names }): Promise<Applicant> => {
      const random = randomOf(firstEmailOf(account.email))
      const { candidateId: _, createdAt: __, ...studies } = education
      const shown: Education = {
        ...studies,
        levelName: names.level,
        className: names.class,
        universityName: names.university,
        facultyShown: names.faculty,
        departmentShown: names.department,
        gpaSystemName: names.gpaSystem,
      }
      const profile: SnapshotProfile = {
        name: account.name,
        surname: account.surname,
        email: account.email,
        gsm: `+905${random.whole(30, 59)}${random.whole(1_000_000, 9_999_999)}`,
        photo: account.photo,
        birthDate: candidate.birthDate,
        gender: candidate.gender,
        nationality: names.country,
        country: names.country,
        city: names.city,
        town: null,
        about: random.chance(0.5) ? random.pick(abouts) : '',
        hasCitizenNumber: true,
        hasRequirements: true,
        educations: [shown],
        certificates: [],
        ...backgroundOf(random),
      }
      const tckn = tcknOf(random)
      const requirements = requirementsOf(random)
      const sensitiveSealed = await sealJson({ tckn, requirements })
      return { candidateId: candidate.id, accountId: account.id, profile, sensitiveSealed, tckn, requirements }
    }),
  )
  return new Map(applicants.map((applicant) => [applicant.candidateId, applicant]))
}

const abouts = [
  'Merak ettiğim her şeyin sonuna kadar gitmeyi seven, ekip çalışmasına yatkın bir öğrenciyim.',
  'Boş zamanlarımda açık kaynak projelere katkı veriyor, hafta sonları doğa yürüyüşlerine çıkıyorum.',
  'Küçük bir ilçeden geliyorum; öğrendiklerimi oraya geri taşımak istiyorum.',
] as const

type Place = readonly [organization: string, position: string, kind: ExperienceKind]
const places: readonly [Place, ...Place[]] = [
  ['Ege Elektronik', 'Stajyer', 'internship'],
  ['Mahalle Etüt Merkezi', 'Gönüllü matematik eğitmeni', 'volunteering'],
  ['Kampüs Kitabevi', 'Yarı zamanlı satış görevlisi', 'work'],
  ['Güneş Arabası Takımı', 'Elektrik ekibi üyesi', 'project'],
]

function backgroundOf(random: Random): Pick<SnapshotProfile, 'experiences' | 'competencies'> {
  const worked = random.chance(0.6) ? [random.pick(places)] : []
  const nowhere = { countryId: null, cityId: null, countryName: null, cityName: null, description: '' }
  return {
    experiences: worked.map(([organization, position, kind]) => ({
      id: newId(),
      kind,
      organization,
      position,
      ...nowhere,
      startedOn: `${random.whole(2023, 2024)}-07-01`,
      endedOn: random.chance(0.5) ? '2025-08-31' : null,
    })),
    competencies: [
      { id: newId(), type: 'language', content: 'İngilizce', level: random.pick(['B1', 'B2', 'C1']) },
      { id: newId(), type: 'computer', content: random.pick(['Python', 'MATLAB', 'AutoCAD']), level: 'intermediate' },
    ],
  }
}

function requirementsOf(random: Random) {
  const siblings = random.whole(0, 4)
  return {
    siblings,
    studyingSiblings: random.whole(0, Math.min(siblings, 2)),
    // They, their parents, and those of the brothers and sisters who have not moved out.
    householdSize: 3 + random.whole(0, siblings),
    incomeBand: random.pick(['upToMinimum', 'upToTwice', 'upToThrice']),
    housing: random.pick(['family', 'dormitory', 'rented'] as const),
    parents: 'bothAlive',
    parentsTogether: true,
    relative: 'none',
    disabled: false,
    disabilityPercent: null,
    disabilityNote: '',
    chronicIllness: false,
    otherScholarship: random.chance(0.3),
    otherScholarshipNote: '',
    works: random.chance(0.3),
    note: '',
  }
}

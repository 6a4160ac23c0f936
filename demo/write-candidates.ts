import { eq } from 'drizzle-orm'
import { turkey } from '#contract/data/data.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { followedCompanies } from '#database/schema/forms.ts'
import { newId } from '#platform/ids.ts'
import { type Random, randomOf } from './pictures/random.ts'
import type { WrittenOrganization } from './write-organizations.ts'
import type { Clock } from './writing/clock.ts'
import { men, surnames, women } from './writing/people.ts'
import * as places from './writing/places.ts'
import { emailAt, personAt } from './writing/second-account.ts'
import * as studies from './writing/studies.ts'

const howMany = 120

/** Candidates who apply and follow. They have the demo accounts' password. */
export async function writeCandidates(tx: Transaction, organizations: readonly WrittenOrganization[], clock: Clock) {
  const people = Array.from({ length: howMany }, (_, at) => person(at, clock))
  const [root] = await tx
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.email, 'kurum@kopru.test'))
  await tx
    .insert(accounts)
    .values(people.map(({ account }) => ({ ...account, passwordHash: root?.passwordHash ?? null })))
  await tx.insert(candidates).values(people.map(({ candidate }) => candidate))
  await tx.insert(candidateEducations).values(people.map(({ education }) => education))
  const candidateIds = people.map(({ candidate }) => candidate.id)
  await tx.insert(followedCompanies).values(
    organizations.flatMap(({ companyId, followers }, place) =>
      picked(candidateIds, followers, place * 13).map((candidateId, at) => ({
        candidateId,
        companyId,
        createdAt: clock.at(-1 - at, '20:10'),
      })),
    ),
  )
  return candidateIds
}

/** So many of them, each once: seven and the number of candidates share no divisor. */
export function picked(candidateIds: readonly string[], count: number, from: number): string[] {
  const wanted = Array.from({ length: Math.min(count, howMany) }, (_, at) => candidateIds[(from + at * 7) % howMany])
  return wanted.flatMap((id) => id ?? [])
}

function person(at: number, clock: Clock) {
  const random = randomOf(`candidate ${personAt(at)}`)
  const isWoman = random.chance(0.55)
  const createdAt = clock.at(-random.whole(60, 500), '12:00')
  const [accountId, id] = [newId(createdAt.getTime()), newId(createdAt.getTime())]
  return {
    account: {
      id: accountId,
      kind: 'Candidate' as const,
      email: emailAt(at),
      emailVerifiedAt: createdAt,
      name: random.pick(isWoman ? women : men),
      surname: random.pick(surnames),
      createdAt,
    },
    candidate: {
      id,
      accountId,
      birthDate: `${random.whole(1998, 2007)}-0${random.whole(1, 9)}-${random.whole(10, 28)}`,
      gender: isWoman ? ('female' as const) : ('male' as const),
      nationalityId: turkey,
      countryId: turkey,
      cityId: random.pick(cities),
      createdAt,
    },
    education: educationOf(random, id),
  }
}

/** As often as they are named. */
const cities = [
  ...([places.istanbul, places.istanbul, places.istanbul, places.istanbul, places.ankara, places.ankara] as const),
  ...([places.ankara, places.izmir, places.izmir, places.bursa, places.bursa, places.eskisehir] as const),
  ...([places.gaziantep, places.konya, places.antalya, places.adana, places.diyarbakir, places.trabzon] as const),
  ...([places.samsun, places.sanliurfa, places.hatay, places.malatya] as const),
] as const
const years = [studies.prep, studies.firstYear, studies.secondYear, studies.thirdYear, studies.fourthYear] as const
const schools = [
  ...([studies.hacettepe, studies.hacettepe, studies.hacettepe, studies.ege, studies.ege] as const),
  ...([studies.bogazici, studies.bogazici, studies.karadenizTechnical, studies.dokuzEylul] as const),
  ...([studies.yildizTechnical, studies.bursaUludag, studies.eskisehirTechnical] as const),
] as const
const subjects = [studies.computerEngineering, studies.mechanicalEngineering, studies.electricalEngineering] as const

const educationOf = (random: Random, candidateId: string) => ({
  id: newId(),
  candidateId,
  level: 'bachelor' as const,
  classId: random.pick(years),
  universityId: random.pick(schools),
  facultyId: studies.engineering,
  departmentId: random.pick(subjects),
  gpa: random.whole(205, 395) / 100,
  gpaSystemId: 1,
})

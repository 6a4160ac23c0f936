import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { followedCompanies } from '#database/schema/forms.ts'
import { writePackages } from './packages/write-packages.ts'
import { writePayments } from './payments/write-payments.ts'
import { writeApplications } from './write-applications.ts'
import { writeCandidates } from './write-candidates.ts'
import { writeCommunities } from './write-communities.ts'
import { writeConsents } from './write-consents.ts'
import { writeDataRequests } from './write-data-requests.ts'
import { writeForms } from './write-forms.ts'
import { writeMessages } from './write-messages.ts'
import { writeOffers } from './write-offers.ts'
import { writeOrganizations } from './write-organizations.ts'
import { writeOwnCandidate } from './write-own-candidate.ts'
import { clockOf } from './writing/clock.ts'

/** Nothing where the organization that it is written around is gone. */
export async function writeDemo(tx: Transaction, now: Date) {
  const clock = clockOf(now)
  const organizations = await writeOrganizations(tx, clock)
  if (organizations.length === 0) return
  const forms = await writeForms(tx, organizations, clock)
  const candidates = await writeCandidates(tx, organizations, clock)
  await writeApplications(tx, organizations, forms, candidates, clock)
  await writeOffers(tx, organizations, candidates, clock)
  await writeOwnCandidate(tx, organizations, forms, clock)
  await writeCommunities(tx, organizations, candidates, clock)
  await writePayments(tx, organizations, clock)
  await writePackages(tx, organizations, clock)
  await writeMessages(tx, clock)
  await writeConsents(tx)
  await writeDataRequests(tx, organizations, clock)
  await countFollowers(tx)
}

const countFollowers = (tx: Transaction) =>
  tx.update(companies).set({
    followers: tx.$count(followedCompanies, eq(followedCompanies.companyId, companies.id)).getSQL(),
  })

import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { sensitiveKinds } from '#contract/data/sensitive-kinds.ts'
import type { Transaction } from '#database/connection.ts'
import { consents as consentRows } from '#database/schema/accounts.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import type { OwnApplication } from '#domain/applying/applications/own-application.ts'
import { wholeProfile } from '#domain/candidates/candidates/whole-profile.ts'
import { Sensitive } from '#domain/candidates/sensitive/sealed-sensitive.ts'
import { kindsInProfile, sharedProfile } from '#domain/candidates/sensitive/shared-sensitive.ts'
import { versionInForce } from '#domain/ground/legal-texts/in-force.ts'
import { unsealJson } from '#platform/sealed-json.ts'
import { versionContent } from '../../../forms/forms/version-content.ts'
import { acceptanceFor } from '../rules/acceptance.ts'
import { type Consent, namedKinds } from './consents.ts'

/**
 * Whether the profile differs from the snapshot. A candidate who only corrected the profile and submits again means
 * that change; if the form no longer accepts it, the snapshot stays.
 */
export async function hasNewProfile(
  tx: Transaction,
  { application, form }: OwnApplication,
  consents: readonly Consent[],
  arrivedAt: Date,
) {
  if (application.status !== 'Submitted' || acceptanceFor(application, form, arrivedAt) !== 'open') return false
  const [snapshot] = await tx
    .select({
      formVersion: applicationSnapshots.formVersion,
      profile: applicationSnapshots.profile,
      sealed: applicationSnapshots.sensitiveSealed,
    })
    .from(applicationSnapshots)
    .where(eq(applicationSnapshots.applicationId, application.id))
  if (!snapshot) return false
  const giving = namedKinds(consents, sensitiveKinds).flatMap(({ kind }) => kind ?? [])
  const given = await explicitOf(tx, application.id)
  // Data removed with a withdrawn consent is included again when the consent is given again.
  if (giving.some((kind) => given.withdrawn.has(kind) && !given.standing.has(kind))) return true
  const { basics } = await versionContent(tx, form.id, snapshot.formVersion)
  const whole = await wholeProfile(tx, application.candidateId, basics.language)
  const sensitive = (await unsealJson(Sensitive, snapshot.sealed)) ?? { tckn: null, requirements: null }
  // Data left out for lack of consent is no change, unless consent is given now.
  const now = sharedProfile(whole, new Set([...kindsInProfile(sensitive), ...given.standing, ...giving]))
  return !isDeepStrictEqual(asStored(now), { profile: snapshot.profile, sensitive })
}

/** The kinds with an explicit consent in the version in force, and the kinds with a withdrawn one. */
async function explicitOf(tx: Transaction, applicationId: string) {
  const rows = await tx
    .selectDistinct({
      kind: consentRows.kind,
      isStanding: sql<boolean>`${consentRows.withdrawnAt} is null`,
      isCurrent: sql<boolean>`${consentRows.version} = ${versionInForce('consent')}`,
    })
    .from(consentRows)
    .where(and(eq(consentRows.applicationId, applicationId), eq(consentRows.text, 'sensitive')))
  const kindsOf = (some: typeof rows) => new Set(some.flatMap(({ kind }) => kind ?? sensitiveKinds))
  return {
    standing: kindsOf(rows.filter(({ isStanding, isCurrent }) => isStanding && isCurrent)),
    withdrawn: kindsOf(rows.filter(({ isStanding }) => !isStanding)),
  }
}

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

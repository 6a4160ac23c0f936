import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#database/connection.ts'
import { consents as consentRows } from '#database/schema/accounts.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import type { OwnApplication } from '#domain/applying/applications/own-application.ts'
import { wholeProfile, withoutSensitive } from '#domain/candidates/candidates/whole-profile.ts'
import { unsealJson } from '#platform/sealed-json.ts'
import { versionContent } from '../../../forms/forms/version-content.ts'
import { acceptanceFor } from '../rules/acceptance.ts'
import type { Consent } from './consents.ts'

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
  const isGivingExplicit = consents.some(({ text }) => text === 'sensitive')
  // Data removed with a withdrawn consent is included again when the consent is given again.
  if (isGivingExplicit && (await wasTakenBack(tx, application.id))) return true
  const { basics } = await versionContent(tx, form.id, snapshot.formVersion)
  const whole = await wholeProfile(tx, application.candidateId, basics.language)
  // Data left out for lack of consent is no change, unless consent is given now.
  const shares = snapshot.sealed !== null || isGivingExplicit
  const now = shares ? whole : withoutSensitive(whole)
  const sensitive = (await unsealJson(z.unknown(), snapshot.sealed)) ?? { tckn: null, requirements: null }
  return !isDeepStrictEqual(asStored(now), { profile: snapshot.profile, sensitive })
}

const wasTakenBack = async (tx: Transaction, applicationId: string) => {
  const isExplicit = and(eq(consentRows.applicationId, applicationId), eq(consentRows.text, 'sensitive'))
  const given = await tx.select({ withdrawnAt: consentRows.withdrawnAt }).from(consentRows).where(isExplicit)
  return given.length > 0 && given.every(({ withdrawnAt }) => withdrawnAt !== null)
}

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

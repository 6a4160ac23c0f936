import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import type { OwnApplication } from '#domain/applications/own-application.ts'
import { wholeProfile } from '#domain/candidates/whole-profile.ts'
import { unsealJson } from '#platform/sealed-json.ts'
import { versionContent } from '../../forms/version-content.ts'
import { acceptanceFor } from '../rules/acceptance.ts'

/**
 * Whether the profile differs from the snapshot. A candidate who only corrected the profile and hands in again means
 * that change; if the form no longer accepts it, the snapshot stays.
 */
export async function hasNewProfile(tx: Transaction, { application, form }: OwnApplication, arrivedAt: Date) {
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
  const { basics } = await versionContent(tx, form.id, snapshot.formVersion)
  const now = await wholeProfile(tx, application.candidateId, basics.language)
  const sensitive = (await unsealJson(z.unknown(), snapshot.sealed)) ?? { tckn: null, requirements: null }
  return !isDeepStrictEqual(asStored(now), { profile: snapshot.profile, sensitive })
}

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

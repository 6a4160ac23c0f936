import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { isOfAnswer } from '#database/answer-files.ts'
import type { Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import {
  candidateCertificates,
  candidateCompetencies,
  candidateEducations,
  candidateExperiences,
  candidates,
} from '#database/schema/candidates.ts'
import { candidateDocuments, documentRequests } from '#database/schema/documents.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'
import { files } from '#database/schema/files.ts'
import { followedCompanies, savedForms } from '#database/schema/forms.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { removeLater } from '#domain/ground/files/remove-later.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { takeOutPhotos } from '../../candidates/candidates/photo.ts'
import { forgetMemberships } from './forget-memberships.ts'

/**
 * Deletes a candidate's profile, drafts, photos and unused files when their account is closed. Snapshots stay with the
 * organizations that received them, with their files and without the photo (decision 61).
 */
export async function forgetCandidate(tx: Transaction, account: Account) {
  const [candidate] = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.accountId, account.id))
  if (!candidate) return
  const candidateId = candidate.id
  await waitForApplications(tx, candidateId)
  for (const table of own) await tx.delete(table).where(eq(table.candidateId, candidateId))
  await forgetMemberships(tx, candidateId)
  await tx.update(candidates).set(nothing).where(eq(candidates.id, candidateId))
  await forgetDrafts(tx, candidateId)
  const keys = [...(await forgetFiles(tx, candidateId)), ...(await forgetDataCopies(tx, candidateId))]
  const addresses = new Set([
    ...(account.photo === null ? [] : [account.photo]),
    ...(await takeOutPhotos(tx, candidateId)),
  ])
  const photos = [...addresses].map((photo) => ({ candidateId, photo }))
  if (photos.length + keys.length > 0) await enqueue(tx, jobs.removeFiles, { keys, photos })
}

const own = [
  candidateEducations,
  candidateExperiences,
  candidateCertificates,
  candidateCompetencies,
  candidateDocuments,
  savedForms,
  followedCompanies,
] as const

const nothing = {
  birthDate: null,
  gender: null,
  nationalityId: null,
  countryId: null,
  cityId: null,
  townId: null,
  about: null,
  leftOut: [],
  citizenSealed: null,
  citizenCheckedAt: null,
  citizenCheckedBy: null,
  bankSealed: null,
  requirementsSealed: null,
}

/**
 * Locks the applications, so that one in the middle of being submitted is either complete, with its files, or a draft.
 */
const waitForApplications = (tx: Transaction, candidateId: string) =>
  lockApplications(tx, eq(applications.candidateId, candidateId))

/** Deletes drafts, and the unsubmitted changes of submitted applications. */
async function forgetDrafts(tx: Transaction, candidateId: string) {
  await tx.delete(applications).where(and(eq(applications.candidateId, candidateId), isNull(applications.submittedAt)))
  const theirs = tx.select({ id: applications.id }).from(applications).where(eq(applications.candidateId, candidateId))
  await tx.delete(applicationAnswers).where(inArray(applicationAnswers.applicationId, theirs))
  await tx.delete(applicationDocuments).where(inArray(applicationDocuments.applicationId, theirs))
}

/** Deletes the files that were never submitted, and returns their keys. */
async function forgetFiles(tx: Transaction, candidateId: string): Promise<string[]> {
  const handedIn = tx
    .select({ one: sql`1` })
    .from(applicationSnapshots)
    .innerJoin(applications, eq(applications.id, applicationSnapshots.applicationId))
    .where(
      and(
        eq(applications.candidateId, candidateId),
        sql`${applicationSnapshots.documents} @> jsonb_build_array(jsonb_build_object('fileId', ${files.id}))`,
      ),
    )
  const requested = tx
    .select({ one: sql`1` })
    .from(documentRequests)
    .where(and(eq(documentRequests.candidateId, files.candidateId), isOfAnswer(files.id)))
  const gone = await tx
    .delete(files)
    .where(and(eq(files.candidateId, candidateId), notExists(handedIn), notExists(requested)))
    .returning({ key: files.key })
  return gone.map(({ key }) => key)
}

/**
 * Deletes the candidate's data copies, which duplicate all data, and returns the keys of their files. The file of a
 * running copy may still be written after its row is deleted.
 */
async function forgetDataCopies(tx: Transaction, candidateId: string): Promise<string[]> {
  const gone = await tx
    .delete(dataCopies)
    .where(eq(dataCopies.candidateId, candidateId))
    .returning({ key: dataCopies.fileKey, state: dataCopies.state })
  await removeLater(
    tx,
    gone.flatMap(({ key, state }) => (state === 'making' ? (key ?? []) : [])),
  )
  return gone.flatMap(({ key }) => key ?? [])
}

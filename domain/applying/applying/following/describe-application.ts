import type { Application } from '#contract/applying/applications.ts'
import type { Caller } from '#contract/caller.ts'
import type { FormStep } from '#contract/forms/form-content.ts'
import { problem } from '#contract/problems.ts'
import { isDecision } from '#contract/results/decisions.ts'
import { type Database, planned, type Transaction } from '#database/connection.ts'
import { type ApplicationIds, answeredVersion, isWorkedOn } from '#domain/applying/applications/own-application.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { versionContent } from '../../../forms/forms/version-content.ts'
import { ownParticipations } from '../../own-participations/own-participations.ts'
import { acceptanceFor } from '../rules/acceptance.ts'
import { awaitedFromCandidate } from './awaited-from-candidate.ts'
import { type FoundApplication, findApplication, ownApplicationRows, stepsVersion } from './own-application-rows.ts'

export async function describeApplication(
  caller: Caller,
  ids: ApplicationIds,
  db: Database | Transaction = planned(),
): Promise<Application> {
  const { candidateId, id } = ids
  const found = await findApplication(db, ids)
  const [row] = found ? await ownApplicationRows(db, candidateId, [found]) : []
  if (!found || !row) throw problem('applications.notFound')
  const { application, form } = found
  const { steps, dates } = await versionContent(db, form.id, stepsVersion(found))
  return {
    ...row,
    formVersion: answeredVersion(found),
    notify: application.notify,
    lastPlace: application.lastPlace,
    carriedFrom: application.carriedFrom,
    steps: stepStates(found, steps),
    resultAt: dates.resultAt,
    resultPublishedAt: application.resultPublishedAt?.toISOString() ?? null,
    participation: found.takesPart ? ((await ownParticipations(db, caller, ids))[0] ?? null) : null,
    awaited: await awaitedFromCandidate(db, caller, candidateId, id),
    receipt:
      row.submittedAt === null
        ? null
        : {
            number: receiptNumber(form.number, id),
            link: signedLink(caller, { kind: 'receipt', applicationId: id, language: caller.language }, id),
          },
    can: {
      edit: isWorkedOn(application) && acceptanceFor(application, form, new Date()) === 'open',
      withdraw: canWithdraw(application),
      remove: application.status === 'Draft' && application.submittedAt === null,
    },
  }
}

type Standing = FoundApplication['application']

/** Whether it can be withdrawn: submitted, and without a published result. */
export const canWithdraw = ({ status, resultPublishedAt }: Pick<Standing, 'status' | 'resultPublishedAt'>) =>
  status !== 'Draft' && status !== 'Withdrawn' && resultPublishedAt === null

function stepStates({ application }: FoundApplication, steps: readonly FormStep[]): Application['steps'] {
  const isOver = isDecision(application.shownStatus)
  const now = steps.findIndex(({ id }) => id === application.stepId)
  const isAlive = application.status !== 'Draft' && application.status !== 'Withdrawn'
  return steps.map(({ id, name }, at) => {
    if (isOver) return { id, name, state: 'done' }
    return { id, name, state: !isAlive || at > now ? 'ahead' : at < now ? 'done' : 'now' }
  })
}

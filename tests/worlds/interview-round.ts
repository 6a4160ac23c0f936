import { createAvailabilities as createCall } from '#contract/interviews/availabilities.ts'
import { inviteToInterviews as inviteCall } from '#contract/interviews/invitations.ts'
import { answerInterview } from '#domain/review/interviews/answer-interview.ts'
import { createAvailabilities } from '#domain/review/interviews/create-availabilities.ts'
import { inviteToInterviews } from '#domain/review/interviews/invite-to-interviews.ts'
import { listInterviews } from '#domain/review/interviews/list-interviews.ts'
import { listInterviewsOfApplication } from '#domain/review/interviews/list-interviews-of-application.ts'
import { aHandedIn } from '../handed-in.ts'
import { released } from '../release-held.ts'
import type { testCompany } from '../test-company.ts'

const thisHour = Math.floor(Date.now() / 3_600_000) * 3_600_000

/** The moment so many hours after the beginning of this hour. */
export const hours = (count: number) => new Date(thisHour + count * 3_600_000).toISOString()

type Applied = Awaited<ReturnType<typeof aHandedIn>>

/** A form of the company with times for interviews, to which applicants are invited; two hours in a day by default. */
export async function anInterviewRound(
  { company, aForm }: Pick<ReturnType<typeof testCompany>, 'company' | 'aForm'>,
  times: object = {},
) {
  const { id: formId } = await aForm()
  const ids = { companyId: company.companyId, formId }
  const make = async (change: object) => {
    const body = createCall.body.parse({ starts: [hours(24), hours(25)], minutes: 30, ...times, ...change })
    const { items } = await createAvailabilities(company.caller, { ...ids, ...body })
    return items.map(({ id }) => id)
  }
  const slotIds = await make({})
  const hold = (applicationIds: readonly string[], change: object = {}) =>
    inviteToInterviews(company.caller, {
      ...ids,
      ...inviteCall.body.parse({
        applicationIds,
        availabilityIds: slotIds,
        message: 'Sizi tanımak isteriz.',
        ...change,
      }),
    })
  /** The same thirty seconds later. */
  const invite = async (applicationIds: readonly string[], change: object = {}) =>
    released(await hold(applicationIds, change))
  const someone = () => aHandedIn({ id: formId, companyId: company.companyId })
  return {
    ...ids,
    slotIds,
    make,
    someone,
    hold,
    invite,
    async invited(change: object = {}) {
      const applied = await someone()
      await invite([applied.appId], change)
      return applied
    },
    interviewsOf: (appId: string) => listInterviewsOfApplication(company.caller, { ...ids, appId }),
  }
}

export async function ownInterview({ candidate: { candidateId, caller } }: Applied) {
  const { items } = await listInterviews(caller, { candidateId })
  const [interview] = items
  if (!interview) throw new Error('Nobody has invited them')
  return interview
}

export async function answerAs(applied: Applied, given: object) {
  const { candidateId, caller } = applied.candidate
  const { id: invitationId } = await ownInterview(applied)
  return answerInterview(caller, { candidateId, invitationId, answer: 'accept', wish: '', ...given })
}

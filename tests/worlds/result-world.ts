import { eq } from 'drizzle-orm'
import type { Asked } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { publishResults as call } from '#contract/results/publishing.ts'
import type { GivenStatus } from '#contract/review/deciding.ts'
import { database } from '#database/connection.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { switchAcceptance } from '#domain/award/results/awards/switch-acceptance.ts'
import { publishResults } from '#domain/award/results/publish-results.ts'
import { mailingWorld } from './mailing-world.ts'

/** A letter to anybody, whatever was decided. */
export const letter = {
  tr: { subject: '{{form}}: sonucun', text: 'Merhaba {{name}}, sonucun: {{status}}.', sms: '' },
  en: { subject: '{{form}}: your result', text: 'Dear {{name}}, your result: {{status}}.', sms: '' },
}

type Groups = Asked<typeof call>['groups']

/** The fixture of tests about results: forms with decided applicants, and ways to publish. */
export function resultWorld() {
  const world = mailingWorld()
  const { company, aFormWith } = world

  /** A form with an applicant for each of these statuses, in their order. */
  async function aDecidedForm(statuses: readonly GivenStatus[], content: Parameters<typeof aFormWith>[2] = {}) {
    const form = await aFormWith(statuses.length, {}, content)
    for (const [at, status] of statuses.entries()) {
      const applicationIds = [form.applicationIds[at] ?? '']
      if (status === 'Submitted') continue
      await changeStatus(company.caller, { ...form.ids, applicationIds, dryRun: false, status })
    }
    const publish = (groups: Groups, more: Partial<Asked<typeof call>> = {}, caller: Caller = company.caller) =>
      publishResults(caller, { ...form.ids, ...call.body.parse({ groups, ...more }) })
    const at = (place: number) => {
      const candidate = form.candidates[place]
      if (!candidate) throw new Error('Nobody applied in this place')
      return { ...candidate, own: { candidateId: candidate.candidateId, id: candidate.application.id } }
    }
    return { ...form, publish, at }
  }

  /** The same, whose winners are asked to accept. */
  async function aFormThatAsks(statuses: readonly GivenStatus[]) {
    const form = await aDecidedForm(statuses)
    await switchAcceptance(company.caller, { ...form.ids, asksAcceptance: true })
    return form
  }

  const participantsOf = async (formId: string) =>
    (await database().select().from(participants).where(eq(participants.formId, formId))).map(
      ({ applicationId, status }) => ({ applicationId, status }),
    )

  return { ...world, aDecidedForm, aFormThatAsks, participantsOf }
}

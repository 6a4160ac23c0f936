import type { ApplicationEvent } from '#contract/fields/application-events.ts'
import type { applicationHistory } from '#database/schema/application-history.ts'
import { newId } from '#platform/ids.ts'
import type { HandingIn } from '../applicants/write-handed-in.ts'
import { momentAfter } from '../applicants/write-happened.ts'
import { type Random, randomOf } from '../pictures/random.ts'
import type { WrittenOrganization } from '../write-organizations.ts'
import type { Clock } from '../writing/clock.ts'

export type HistoryRow = typeof applicationHistory.$inferInsert

/** An application with the member who works on it. */
export interface OnDesk extends HandingIn {
  readonly organization: WrittenOrganization
  readonly isFirstOrganization: boolean
  /** The same for one purpose at every start. */
  random(purpose: string): Random
  /** Within the time since it was handed in. */
  at(share: number): Date
  happened(event: ApplicationEvent, share: number, more?: Partial<HistoryRow>): HistoryRow
}

export function onDesk(
  all: readonly HandingIn[],
  organizations: readonly WrittenOrganization[],
  clock: Clock,
): readonly OnDesk[] {
  const byId = new Map(organizations.map((organization) => [organization.companyId, organization]))
  return all.flatMap((one) => {
    const { form, application, applicant } = one
    const organization = byId.get(form.companyId)
    if (!organization || !application.submittedAt || application.status === 'Withdrawn') return []
    const at = (share: number) => momentAfter(application, clock, share)
    return {
      ...one,
      organization,
      isFirstOrganization: organization === organizations[0],
      at,
      random: (purpose: string) => randomOf(`${purpose} ${form.title} ${applicant.profile.email}`),
      happened: (event: ApplicationEvent, share: number, more: Partial<HistoryRow> = {}) => ({
        id: newId(),
        applicationId: application.id,
        companyId: form.companyId,
        event,
        by: 'company' as const,
        accountId: organization.memberIds[0],
        at: at(share),
        visible: false,
        ...more,
      }),
    }
  })
}

/** Whether members have begun to work on it. */
export const isLookedAt = ({ application: { status } }: OnDesk) => status !== 'Submitted'

import type { Output } from '#contract/call.ts'
import { listRecentImports } from '#contract/participants/enter-participants.ts'
import { countParticipants, listParticipantChoices, listParticipants } from '#contract/participants/participants.ts'
import { query } from '#web/queries/answers.ts'
import { type ListSearch, searchInput } from './list-search.ts'

export type Forms = Output<typeof countParticipants>['forms']

/** One page of the list, by the search in its address. */
export const participantsOf = (companyId: string, now: ListSearch) =>
  query(listParticipants, { companyId, ...searchInput(now) })

/** The forms that have participants, with the counts. */
export const participantCountsOf = (companyId: string) => query(countParticipants, { companyId })

/** The choices of the filters, with the names of the chosen values, up to the call's limit. */
export const choicesOf = (companyId: string, now: ListSearch) =>
  query(listParticipantChoices, {
    companyId,
    ...(now.formId && { formId: now.formId }),
    universityId: now.universityId?.slice(0, 100),
    departmentId: now.departmentId?.slice(0, 100),
    classId: now.classId?.slice(0, 100),
    cityId: now.cityId?.slice(0, 100),
  })

/** The imports that can still be taken back. */
export const recentImportsOf = (companyId: string, { formId }: ListSearch) =>
  query(listRecentImports, { companyId, ...(formId && { formId }) })

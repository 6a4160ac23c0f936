import type { FormStep } from '#contract/forms/form-content.ts'
import { fold } from '#platform/text/turkish.ts'
import { blocking, type Facts, type Finding, unless } from './finding.ts'

const wrong = blocking('steps')

export function checkSteps(steps: readonly FormStep[]): readonly Finding[] {
  if (steps.length === 0) return [wrong('', 'checklist.steps')]
  const names = steps.map(({ name }) => fold(name))
  return steps.flatMap(({ name, startsAt, endsAt }, at) => [
    ...unless(name !== '', wrong(`${at}.name`, 'checklist.stepName')),
    ...unless(name === '' || names.indexOf(fold(name)) === at, wrong(`${at}.name`, 'checklist.stepTwice')),
    ...unless(
      startsAt === null || endsAt === null || Date.parse(startsAt) <= Date.parse(endsAt),
      wrong(`${at}.endsAt`, 'checklist.stepDates'),
    ),
  ])
}

/** A reviewer who has left the organization cannot review. */
export const checkReviewers = (reviewers: readonly string[], { memberIds }: Pick<Facts, 'memberIds'>): Finding[] =>
  reviewers.flatMap((id, at) => unless(memberIds.has(id), blocking('reviewers')(String(at), 'checklist.reviewer')))

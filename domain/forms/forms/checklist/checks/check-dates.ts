import type { FormDates } from '#contract/forms/form-content.ts'
import { advice, blocking, type Facts, type Finding, unless } from './finding.ts'

const wrong = blocking('dates')
const hint = advice('dates')

export function checkDates({ opensAt, closesAt, resultAt }: FormDates, { now }: Pick<Facts, 'now'>): Finding[] {
  if (closesAt === null) return [wrong('closesAt', 'checklist.closesAt')]
  return [
    ...unless(isBefore(now.toISOString(), closesAt), wrong('closesAt', 'checklist.closesAtPassed')),
    ...unless(opensAt === null || isBefore(opensAt, closesAt), wrong('closesAt', 'checklist.closesBeforeOpening')),
    ...unless(resultAt === null || isBefore(closesAt, resultAt), wrong('resultAt', 'checklist.resultBeforeClosing')),
    ...unless(resultAt !== null, hint('resultAt', 'checklist.resultAt')),
  ]
}

/** Compared as times, because the same moment can be written with or without milliseconds. */
const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other)

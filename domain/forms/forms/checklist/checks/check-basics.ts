import { isEmptyTextEditor } from '#contract/fields/patterns.ts'
import type { FormBasics, FormType } from '#contract/forms/form-content.ts'
import { quotaPlaces } from '../../quota-places.ts'
import { advice, blocking, type Facts, type Finding, unless } from './finding.ts'

const wrong = blocking('basics')
const hint = advice('basics')

type BasicFacts = Pick<Facts, 'unknownIds' | 'taken'>

export function checkBasics(type: FormType, basics: FormBasics, { unknownIds, taken }: BasicFacts): Finding[] {
  const places = quotaPlaces({ basics })
  return [
    ...unless(basics.title.length >= 2, wrong('title', 'checklist.title')),
    ...unless(basics.summary !== '', wrong('summary', 'checklist.summary')),
    ...unless(!isEmptyTextEditor(basics.body), wrong('body', 'checklist.body')),
    ...unless(!basics.cityIds.some((id) => unknownIds.cities.includes(id)), wrong('cityIds', 'checklist.unknownIds')),
    ...unless(places === null || taken < places, hint('quota', 'checklist.quotaTaken', { count: taken })),
    ...unless(type !== 'scholarship' || basics.amount !== null, hint('amount', 'checklist.amount')),
    ...unless(type !== 'job' || basics.workPlace !== null, hint('workPlace', 'checklist.workPlace')),
    ...unless(type !== 'job' || basics.workKind !== null, hint('workKind', 'checklist.workKind')),
    ...unless(basics.cover !== null, hint('cover', 'checklist.cover')),
  ]
}

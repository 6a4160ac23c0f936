import * as publishing from '#contract/results/publishing.ts'
import { listResultGroups } from '#domain/results/list-result-groups.ts'
import { publishResults } from '#domain/results/publish-results.ts'
import { answer } from '../../answer.ts'

/** The results of a form: published by groups, with letters. */
export const resultAnswers = [
  answer(publishing.listResultGroups, listResultGroups),
  answer(publishing.publishResults, publishResults),
]

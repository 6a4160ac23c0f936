import * as calls from '#contract/candidates/data-copies.ts'
import { askForDataCopy } from '#domain/data-copies/ask-for-data-copy.ts'
import { listDataCopies } from '#domain/data-copies/list-data-copies.ts'
import { takeDataCopy } from '#domain/data-copies/take-data-copy.ts'
import { answer } from '../../answer.ts'

/** Everything about a candidate, to take along. */
export const dataCopyAnswers = [
  answer(calls.listDataCopies, listDataCopies),
  answer(calls.askForDataCopy, askForDataCopy),
  answer(calls.takeDataCopy, takeDataCopy),
]
